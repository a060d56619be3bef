import Foundation

/// Lets the screens of a run appear or disappear.
@MainActor final class HeroFade {
  let animator: ViewPropertyAnimator
  private let view: View
  /// How opaque the screen that comes or goes is in the end.
  private let end: CGFloat
  /// How opaque the screens are by themselves.
  private var own: [(view: View, alpha: CGFloat)] = []

  /// A fade of the screen that comes or goes, from where a transition that gave way in this instant
  /// has left it; that one's other screen comes back, too.
  init(of run: TransitionRun, at now: Duration, by animator: ViewPropertyAnimator) {
    let (view, end) = (run.view, run.direction == .coming ? 1.0 : 0)
    (self.animator, self.view, self.end) = (animator, view, end)
    own = [(view, view.alpha)]
    view.alpha = view.takeLeftAlpha(at: now) ?? 1 - end
    view.alpha == end ? run.pace(animator) : animator.addAnimations { view.alpha = end }
    guard let below = run.other.viewIfLoaded, let left = below.takeLeftAlpha(at: now) else {
      return
    }
    let alpha = below.alpha
    own.append((below, alpha))
    run.ledger.keep(below)
    below.alpha = left
    animator.addAnimations { below.alpha = alpha }
  }

  /// Goes back the way that it has come, in another run.
  func turnBack() {
    view.alpha = end
    animator.isReversed.toggle()
  }

  /// Nobody takes it on: the screens are as opaque as they are by themselves.
  func stop() {
    if animator.state == .active { animator.stopAnimation(true) }
    for (view, alpha) in own { view.alpha = alpha }
    own = []
  }
}
