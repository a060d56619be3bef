import Foundation
import Presentation

/// An animator that ends early, in time, late, twice, or without success.
@MainActor final class SoakAnimator: ViewControllerAnimatedTransitioning {
  enum Ending: Hashable {
    /// Inside `animateTransition` (P-118).
    case early(Bool)
    case after(milliseconds: Int, Bool)
    /// A second `completeTransition`, which changes nothing (P-81).
    case twice(milliseconds: Int)
  }

  let name: String
  let isPresenting: Bool
  let ending: Ending
  weak var run: SoakRun?

  init(_ name: String, isPresenting: Bool, _ ending: Ending) {
    (self.name, self.isPresenting, self.ending) = (name, isPresenting, ending)
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> TimeInterval
  {
    0.3
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let run else { return }
    run.journal.animationsBegun += 1
    context.placeViews(isPresenting: isPresenting)
    switch ending {
    case .early(let completes): context.completeTransition(completes)
    case .after(let milliseconds, let completes):
      run.later(milliseconds) { context.completeTransition(completes) }
    case .twice(let milliseconds):
      run.later(milliseconds) { context.completeTransition(true) }
      run.later(milliseconds + 20) { context.completeTransition(false) }
    }
    run.visit("\(name).animateTransition")
  }

  func animationEnded(_ transitionCompleted: Bool) {
    run?.journal.animationsEnded += 1
    run?.visit("\(name).animationEnded")
  }
}

extension ViewControllerContextTransitioning {
  /// Puts the views where the animation ends, as every animator must.
  func placeViews(isPresenting: Bool) {
    guard let view = view(forKey: .to) else { return }
    if isPresenting {
      containerView.addSubview(view)
    } else {
      containerView.insertSubview(view, at: 0)
    }
  }
}
