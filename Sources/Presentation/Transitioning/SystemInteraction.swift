import Foundation
import PresentationClock
package import PresentationLifecycle

/// The system's own gestures: the user drags a sheet away, or swipes back from the edge.
///
/// The transition begins where the finger is by then. The rest after letting go takes the part of
/// the system's duration that is left: `1 - fraction` to finish, `fraction` to go back (T-31).
@MainActor
package final class SystemInteraction: ViewControllerInteractiveTransitioning,
  StatefulObject
{
  private weak var transition: TransitionContext?
  private let world: World
  /// The stack whose transition stalls when the finger is lifted before the flight (N-71); nil
  /// where the end is remembered (P-79).
  private weak var stalling: NavigationController?
  /// The progress of the finger, 0...1.
  package private(set) var fraction: CGFloat = 0
  /// The rest goes at the same speed all the way.
  package let completionCurve = View.AnimationCurve.linear
  private var ending: Ending?
  /// The gesture recognizer that moves with the hand.
  private let gesture: (any EdgeSwiping)?

  private enum Ending {
    case finish
    case cancel
  }

  package var stateParts: [StatePart] {
    [
      ("transition", transition as Any), ("stalling", stalling as Any), ("fraction", fraction),
      ("ending", ending == nil ? 0 : ending == .finish ? 1 : 2),
    ]
  }

  init(
    world: World, stalling: NavigationController? = nil, gesture: (any EdgeSwiping)? = nil
  ) {
    (self.world, self.stalling, self.gesture) = (world, stalling, gesture)
  }

  package func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    transition = context as? TransitionContext
    transition?.placeViews()
    transition?.moveAsSystem()
    transition?.begin(at: fraction)
    if ending != nil, stalling == nil { letGo() }
  }

  /// Takes hold of a fluid transition that runs by itself.
  func grab(_ transition: TransitionContext) {
    self.transition = transition
    fraction = transition.takeOver(by: self)
  }

  /// The finger has moved.
  package func update(_ fraction: CGFloat) {
    guard ending == nil, fraction.isFinite else { return }
    self.fraction = min(1, max(0, fraction))
    world.use { transition?.updateInteractiveTransition(self.fraction) }
    gesture?.move(to: self.fraction)
  }

  /// Ends the gesture; only the first call counts.
  package func end(finishes: Bool) {
    guard ending == nil else { return }
    ending = finishes ? .finish : .cancel
    defer { gesture?.end(isCancelled: false) }
    if transition != nil {
      world.use { letGo() }
    } else if let stalling {
      world.report(
        Issues.endedBeforeStart("The edge swipe of \(stalling.printed)"), at: stalling.subject)
    }
  }

  /// The transition has ended without the finger.
  func leave() { transition = nil }

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
      if transition.isFluid { return transition.comeBack() }
      rest = fraction
    }
    transition.endAsSystem(
      after: transition.systemDuration(in: world) * Double(rest), ending == .finish)
  }
}
