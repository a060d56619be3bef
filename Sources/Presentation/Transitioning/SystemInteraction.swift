import Foundation
import PresentationClock
package import PresentationLifecycle

/// The system's own gestures: the user drags a sheet away, or swipes back from the edge.
///
/// When the transition begins, it starts at the finger's position at that time. When the finger is
/// lifted, the system continues: finishing takes `1 - fraction` of the system's duration, and going
/// back takes `fraction` of it (T-31).
@MainActor
package final class SystemInteraction: ViewControllerInteractiveTransitioning,
  StatefulObject
{
  private weak var transition: TransitionContext?
  private let world: World
  /// The stack whose transition stalls if the finger is lifted before the transition moves (N-71);
  /// nil where an early end is remembered (P-79).
  private weak var stalling: NavigationController?
  /// The progress of the finger, from 0 to 1.
  package private(set) var fraction: CGFloat = 0
  /// The curve after the finger is lifted: linear.
  package let completionCurve = View.AnimationCurve.linear
  private var ending: Ending?

  private enum Ending {
    case finish
    case cancel
  }

  package func describe(to state: any StateVisitor) {
    state.add("transition", transition)
    state.add("stalling", stalling)
    state.add("fraction", fraction)
    state.add("ending", ending == nil ? 0 : ending == .finish ? 1 : 2)
  }

  init(world: World, stalling: NavigationController? = nil) {
    (self.world, self.stalling) = (world, stalling)
  }

  package func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    transition = context as? TransitionContext
    transition?.placeViews()
    transition?.moveAsSystem()
    transition?.begin(at: fraction)
    if ending != nil, stalling == nil { letGo() }
  }

  /// Grabs a fluid transition that runs by itself.
  func grab(_ transition: TransitionContext) {
    self.transition = transition
    fraction = transition.takeOver(by: self)
  }

  /// Sets the progress to the new position of the finger.
  package func update(_ fraction: CGFloat) {
    guard ending == nil, fraction.isFinite else { return }
    self.fraction = min(1, max(0, fraction))
    world.use { transition?.updateInteractiveTransition(self.fraction) }
  }

  /// Ends the gesture.
  ///
  /// Only the first call has an effect.
  package func end(finishes: Bool) {
    guard ending == nil else { return }
    ending = finishes ? .finish : .cancel
    if transition != nil {
      world.use { letGo() }
    } else if let stalling {
      world.report(
        Issues.endedBeforeStart("The edge swipe of \(stalling.printed)"), at: stalling.subject)
    }
  }

  /// Leaves a transition that has ended although the finger was not lifted.
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
