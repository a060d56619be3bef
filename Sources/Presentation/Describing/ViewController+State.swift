package import PresentationLifecycle

extension ViewController {
  /// The state that decides how the controller behaves, except for the stored properties of a
  /// client's subclass.
  package final var stateParts: [StatePart] {
    let node = membership.flatMap { world?.hierarchy.controllers[$0.id] }
    let own: [StatePart] = [
      ("name", name), ("node", node as Any), ("style", modalPresentationStyle),
      ("transition style", modalTransitionStyle),
      ("modal", isModalInPresentation),
      ("provides style", providesPresentationContextTransitionStyle),
      ("transitioning delegate", transitioningDelegate as Any),
      ("custom transition", customTransition as Any), ("children", children),
      ("parent", parent as Any), ("entering", entering as Any), ("window", rootWindow as Any),
      ("defines context", definesPresentationContext),
      ("kept appearance", keptAppearance as Any), ("visits", membership?.isVisiting as Any),
      ("presentation", ownPresentationController as Any), ("manual animated", manualAnimated),
      ("hides bar", hidesBottomBarWhenPushed), ("preferred", preferredTransition as Any),
      ("item", madeNavigationItem as Any), ("insets", additionalSafeAreaInsets),
      ("attachments", madeAttachments as Any), ("size", preferredContentSize),
      ("told size", toldSize as Any), ("title", title as Any), ("view", viewIfLoaded as Any),
    ]
    return switch self {
    case let stack as NavigationController: own + stack.stackParts
    case let tabs as TabBarController: own + tabs.tabParts
    default: own
    }
  }
}

extension PresentationController {
  /// The state that decides how the presentation continues, except for the stored properties of a
  /// client's subclass.
  package final var stateParts: [StatePart] {
    [
      ("is linked", relation != nil),
      ("presenter", presenter as Any), ("container", containerView as Any),
      ("delegate", delegate as Any), ("style", presentationStyle),
      ("adapted", adaptedStyle as Any), ("requester", requester as Any),
      ("relation", relation as Any), ("host", host as Any),
      ("place", presenterPlace as Any), ("grabs", grabsPresenterView),
    ]
  }
}

extension PresentationRelation: StatefulObject {
  package var stateParts: [StatePart] {
    [
      ("presenter", presenter as Any), ("presented", presented as Any),
      ("receiver", receiver as Any), ("presentation", presentation as Any),
      ("window", window as Any), ("transition", transition as Any),
    ]
  }
}

extension ModalPresentationStyle: PlainValue {}

extension AnimationTiming: PlainValue {}
