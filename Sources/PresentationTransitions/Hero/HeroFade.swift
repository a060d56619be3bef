import Foundation
import Presentation

/// The fade of the screens of a run, in or out.
@MainActor final class HeroFade {
  let animator: ViewPropertyAnimator
  private let view: View
  /// The final opacity of the screen that appears or disappears.
  private let end: CGFloat
  /// The opacities of the screens without the fade.
  private var own: [(view: View, alpha: CGFloat)] = []

  /// Creates a fade of the screen that appears or disappears.
  ///
  /// If another transition has just yielded to this run, the screens are in the middle of that
  /// transition's fade. The new fade then continues from each screen's current opacity and velocity
  /// (H-38a).
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

  /// Returns the opacity that a view has without the fade.
  func ownAlpha(of view: View) -> CGFloat { own.first { $0.view === view }?.alpha ?? view.alpha }

  /// Reverses the fade along its path, because another run takes over the fade.
  func turnBack() {
    view.alpha = end
    animator.isReversed.toggle()
  }

  /// Stops the fade, and restores the opacities that the screens have without the fade.
  func stop() {
    if animator.state == .active { animator.stopAnimation(true) }
    for (view, alpha) in own { view.alpha = alpha }
    own = []
  }
}
