import Foundation
import Presentation

/// An animator whose `interruptibleAnimator(using:)` returns a new animator for each call.
final class FreshMarkMover: ViewControllerAnimatedTransitioning {
  private(set) var made: [ViewPropertyAnimator] = []
  private(set) var starts = 0
  private(set) var endings: [Bool] = []
  private weak var view: View?
  private let curve: View.AnimationCurve

  init(_ curve: View.AnimationCurve = .linear) { self.curve = curve }

  /// The visible alpha of the incoming view, from 0 to 1; -1 without a view.
  var seen: CGFloat { view?.presentationValues().alpha ?? -1 }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    let animator = ViewPropertyAnimator(duration: 1, curve: curve)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
      self.view = view
    }
    animator.addCompletion { context.completeTransition($0 == .end) }
    made.append(animator)
    return animator
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    starts += 1
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationEnded(_ completed: Bool) { endings.append(completed) }
}
