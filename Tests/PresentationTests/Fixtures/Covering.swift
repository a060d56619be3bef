import Foundation
import Presentation

/// A presentation controller that keeps the presenter's view in the window.
///
/// Its methods, such as `presentationTransitionWillBegin`, report to the presented `Probe`, which
/// logs the call and runs its closures.
class Covering: PresentationController {
  private var probe: Probe? { presentedViewController as? Probe }

  override func presentationTransitionWillBegin() { probe?.hear(.presentationWillBegin) }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    probe?.hear(.presentationDidEnd, "(\(completed))")
  }
  override func dismissalTransitionWillBegin() { probe?.hear(.dismissalWillBegin) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    probe?.hear(.dismissalDidEnd, "(\(completed))")
  }
}

/// A presentation controller that removes the presenter's view.
final class Removing: Covering {
  override var shouldRemovePresentersView: Bool { true }
}

/// A presentation controller that shows the presented view in the lower half of the window.
final class Panel: Covering {
  static let frame = CGRect(x: 0, y: 422, width: 390, height: 422)
  override var frameOfPresentedViewInContainerView: CGRect { Self.frame }
}

/// A presentation controller that shows the presented view inside a wrapper.
final class Wrapping: Covering {
  let wrapper = View("wrapper", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  override var presentedView: View? { wrapper }
  override func presentationTransitionWillBegin() {
    wrapper.addSubview(presentedViewController.view)
  }
}

/// A presentation controller that presents in the nearest presentation context.
final class Contextual: Covering {
  override var shouldPresentInFullscreen: Bool { false }
}
