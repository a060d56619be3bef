import Foundation
import Presentation

/// A presentation controller whose properties and hooks the test sets.
final class ScenePresentation: PresentationController {
  var removes = false
  var wrapper: View?
  var finalFrame: CGRect?
  var whenPresentationBegins: (() -> Void)?
  var whenPresentationEnds: ((Bool) -> Void)?
  var whenDismissalBegins: (() -> Void)?
  var whenDismissalEnds: ((Bool) -> Void)?

  override var shouldRemovePresentersView: Bool { removes }
  override var presentedView: View? { wrapper ?? super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect {
    finalFrame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() { whenPresentationBegins?() }
  override func presentationTransitionDidEnd(_ completed: Bool) { whenPresentationEnds?(completed) }
  override func dismissalTransitionWillBegin() { whenDismissalBegins?() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { whenDismissalEnds?(completed) }
}
