import Foundation
import Presentation

/// A custom fade transition; its `Implementation` selects a deliberate mistake, or none.
///
/// A gesture can drive the dismissal.
@MainActor
final class DemoFade: ViewControllerTransitioningDelegate,
  ViewControllerAnimatedTransitioning, ViewControllerInteractiveTransitioning
{
  private static let duration: TimeInterval = 0.3

  private let implementation: Implementation
  private var isSteered = false
  private var context: (any ViewControllerContextTransitioning)?

  init(_ implementation: Implementation) {
    self.implementation = implementation
  }

  /// Whether a gesture is driving a dismissal.
  var isHeld: Bool { context != nil }

  func beginSwipe(on controller: ViewController) {
    isSteered = true
    controller.dismiss(animated: true)
    isSteered = false
  }

  func endSwipe(finishes: Bool) {
    guard let context else { return }
    self.context = nil
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    complete(context)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { isSteered ? self : nil }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
    } else if implementation == .neverCompletes {
      return
    }
    complete(context)
  }

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
  }

  private func complete(_ context: any ViewControllerContextTransitioning) {
    View.animateTransition(withDuration: Self.duration, animations: {}) { [implementation] _ in
      context.completeTransition(
        implementation == .completesTrue || !context.transitionWasCancelled)
    }
  }
}
