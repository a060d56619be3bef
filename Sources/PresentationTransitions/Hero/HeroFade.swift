import Foundation
import Presentation

/// The fade-in or fade-out of a screen during a ``HeroTransition``.
@MainActor final class HeroFade {
  let animator: ViewPropertyAnimator
  private let view: View
  /// The final opacity of the screen that appears or disappears.
  private let end: CGFloat
  /// The opacities that the screens would have without the fade.
  private var own: [(view: View, alpha: CGFloat)] = []

  /// Creates a fade of the screen that appears or disappears in a transition.
  ///
  /// If this transition has interrupted another transition, the screens may be half faded. The new
  /// fade then begins with each screen's visible opacity and the velocity of its change (H-38a).
  init(of run: TransitionRun, at now: Duration, by animator: ViewPropertyAnimator) {
    let (view, end) = (run.view, run.direction == .coming ? 1.0 : 0)
    (self.animator, self.view, self.end) = (animator, view, end)
    own = [(view, view.alpha)]
    let left = view.takeLeftFade(at: now)
    view.alpha = left?.alpha ?? 1 - end
    var (changes, momenta) = ([(view, end)], [left?.momentum])
    if let below = run.other.viewIfLoaded, let left = below.takeLeftFade(at: now) {
      changes.append((below, below.alpha))
      momenta.append(left.momentum)
      own.append((below, below.alpha))
      run.restorer.keep(below)
      below.alpha = left.alpha
    }
    if view.alpha == end { run.pace(animator) }
    let isHeld = run.context.isInteractive
    animator.addAnimations { [weak animator] in
      for (view, alpha) in changes { view.alpha = alpha }
      if !isHeld { animator?.carry(momenta.compactMap { $0 }) }
    }
  }

  /// Returns the opacity that a view would have without the fade.
  func ownAlpha(of view: View) -> CGFloat { own.first { $0.view === view }?.alpha ?? view.alpha }

  /// Reverses the fade, because a transition in the opposite direction continues this fade.
  func turnBack() {
    view.alpha = end
    animator.isReversed.toggle()
  }

  /// Stops the fade, and gives the screens the opacities that they would have without the fade.
  func stop() {
    if animator.state == .active { animator.stopAnimation(true) }
    for (view, alpha) in own { view.alpha = alpha }
    own = []
  }
}
