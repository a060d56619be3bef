import Foundation
import Presentation

/// The fade-in or fade-out of a controller's view during a ``HeroTransition``.
///
/// The controller is in front: it is presented, pushed, dismissed or popped.
@MainActor final class HeroFade {
  let animator: ViewPropertyAnimator
  private let view: View
  /// The final opacity of the front controller's view: 1 if it fades in, 0 if it fades out.
  private let end: CGFloat
  /// The opacities that the controllers' views would have without the fade.
  private var own: [(view: View, alpha: CGFloat)] = []

  /// Creates a fade of the front controller's view in a transition.
  ///
  /// If this transition has interrupted another transition, the views of both controllers may be
  /// half faded. The new fade then continues from the visible opacity of each view, with the
  /// velocity at which the opacity changes (H-38a).
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

  /// Stops the fade, and gives the views the opacities that they would have without the fade.
  func stop() {
    if animator.state == .active { animator.stopAnimation(true) }
    for (view, alpha) in own { view.alpha = alpha }
    own = []
  }
}
