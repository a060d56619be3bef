import Foundation
import PresentationClock

/// The system's own interactive dismissal: the user drags a sheet.
///
/// The rest after letting go takes the part of the system's duration that is left (T-31): none of
/// the way is behind while the transition is not in flight (P-79).
@MainActor package final class SystemInteraction: ViewControllerInteractiveTransitioning {
  private weak var transition: ModalTransition?
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
    transition = context as? ModalTransition
    transition?.placeViews()
    transition?.moveAsSystem()
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
      rest = 1 - transition.percentComplete
    case .cancel:
      transition.cancelInteractiveTransition()
      rest = transition.percentComplete
    }
    let duration = world.system.modalTransitionDuration * Double(rest)
    world.clock.schedule("\(transition.presented.name).transition", after: duration) {
      [weak transition] in
      transition?.completeTransition(ending == .finish)
    }
  }
}
