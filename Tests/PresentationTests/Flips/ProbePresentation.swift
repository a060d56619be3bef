import Foundation
import Presentation

/// A presentation controller that logs the system's calls of its methods, and the calls of its
/// coordinator.
final class ProbePresentation: PresentationController {
  private let removes: Bool
  private let isFullscreen: Bool

  init(_ presented: ViewController, removes: Bool, fullscreen: Bool) {
    (self.removes, isFullscreen) = (removes, fullscreen)
    super.init(presentedViewController: presented, presenting: nil)
    delegate = (presented as? FlipProbe)?.watcher.delegate
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var shouldPresentInFullscreen: Bool { isFullscreen }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 10, width: 390, height: 834)
  }

  private func moment(_ what: String) {
    guard let probe = presentedViewController as? FlipProbe else { return }
    probe.scene?.moment("\(probe.name).\(what)")
  }

  private func register() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.moment("alongside") },
      completion: { [weak self] in self?.moment("coordinator ends, \($0.isCancelled)") })
    presentedViewController.transitionCoordinator?.notifyWhenInteractionChanges {
      [weak self] in self?.moment("let go, \($0.isCancelled)")
    }
  }

  override func presentationTransitionWillBegin() {
    register()
    containerView?.addSubview(FlipProbeView("dim", of: presentedViewController as? FlipProbe))
    moment("presentation begins")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { moment("presentation ends") }
  override func dismissalTransitionWillBegin() {
    register()
    moment("dismissal begins")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { moment("dismissal ends") }
  override func containerViewWillLayoutSubviews() { moment("container lays out") }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    moment("content size")
  }
}
