import Foundation
import PresentationClock

/// The system's own interactive dismissal: the user drags a sheet.
///
/// The sheet begins where the finger is by then. The rest after letting go takes the part of the
/// system's duration that is left: `1 - fraction` to finish, `fraction` to go back (T-31).
@MainActor package final class SystemInteraction: ViewControllerInteractiveTransitioning {
  private weak var transition: TransitionContext?
  private unowned let world: World
  /// How far the finger has come, 0...1.
  package private(set) var fraction: CGFloat = 0
  /// The rest goes at the same speed all the way.
  package let completionCurve = View.AnimationCurve.linear
  private var ending: Ending?

  private enum Ending {
    case finish
    case cancel
  }

  init(world: World) {
    self.world = world
  }

  package func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    transition = context as? TransitionContext
    transition?.placeViews()
    transition?.moveAsSystem()
    transition?.begin(at: fraction)
    if ending != nil { letGo() }
  }

  /// The finger has moved.
  package func update(_ fraction: CGFloat) {
    guard ending == nil, fraction.isFinite else { return }
    self.fraction = min(1, max(0, fraction))
    world.use { transition?.updateInteractiveTransition(self.fraction) }
  }

  /// The finger has let go; the first time counts.
  package func end(finishes: Bool) {
    guard ending == nil else { return }
    ending = finishes ? .finish : .cancel
    if transition != nil { world.use { letGo() } }
  }

  private func letGo() {
    guard let transition, let ending else { return }
    transition.updateInteractiveTransition(fraction)
    let rest: CGFloat
    switch ending {
    case .finish:
      transition.finishInteractiveTransition()
      rest = 1 - fraction
    case .cancel:
      transition.cancelInteractiveTransition()
      rest = fraction
    }
    let duration = transition.systemDuration(in: world) * Double(rest)
    world.clock.schedule("\(transition.actor.name).transition", after: duration) {
      [weak transition] in
      transition?.completeTransition(ending == .finish)
    }
  }
}
