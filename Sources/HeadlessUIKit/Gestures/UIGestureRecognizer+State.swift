import Presentation

extension UIGestureRecognizer: DescribedClass {
  package static var describedClass: AnyClass { UIGestureRecognizer.self }

  package func describeProperties(to state: inout StateWriter) {
    state.add("reached", plain: reached)
    state.add("isEnabled", isEnabled)
    state.add("calledDelegate", any: calledDelegate)
    state.add("attachedView", attachedView)
    state.add("cancelsTouchesInView", cancelsTouchesInView)
    state.add("delaysTouchesBegan", delaysTouchesBegan)
    state.add("delaysTouchesEnded", delaysTouchesEnded)
    state.add("allowedTouchTypes", allowedTouchTypes.map(\.intValue))
    state.add("name", name)
    state.add("actions", all: actions)
    state.add("requirements", all: requirements)
    state.add("place", place)
    state.add("touches", all: touches)
    state.add("arena", any: arena)
    state.add("onAction", onAction != nil)
    state.add("viewLetsBegin", viewLetsBegin != nil)
    state.add("wasRefused", wasRefused)
  }
}
