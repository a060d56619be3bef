import Foundation
import PresentationClock
package import PresentationLifecycle

/// An interaction controller for the system's own gestures: a drag of a sheet, or an edge swipe
/// back.
///
/// When the transition begins, its progress is the current progress of the finger. After the finger
/// is lifted, the rest of the transition takes a part of the system's duration (T-31). This part is
/// `1 - fraction` if the transition finishes, and `fraction` if it is canceled.
@MainActor
package final class SystemInteraction: ViewControllerInteractiveTransitioning,
  StatefulObject
{
  private weak var transition: TransitionContext?
  private let world: World
  /// The navigation controller of an edge swipe; nil for a drag of a sheet.
  var stack: NavigationController? { stackHandle?.object?.navigation }
  private let stackHandle: Handle<ViewController>?
  /// The presentation of a dragged sheet; nil for an edge swipe.
  private weak var presentation: PresentationController?
  /// The progress of the finger, from 0 to 1.
  package private(set) var fraction: CGFloat = 0
  /// The curve after the finger is lifted, which is linear.
  package let completionCurve = View.AnimationCurve.linear
  private var ending: Ending?
  /// The simulated finger that ``update(_:)`` moves; nil if the test moves a finger itself.
  private let gesture: (any EdgeSwiping)?

  /// Whether the gesture has ended.
  package var isOver: Bool { ending != nil }

  /// Whether the gesture has ended, and the transition will complete because of it (P-79).
  var willComplete: Bool { ending == .finish && !losesEarlyEnd }

  /// Whether lifting the finger has no effect before the transition begins to move (N-71).
  private var losesEarlyEnd: Bool { stack != nil && !world.system.remembersEarlyEnds }

  private enum Ending {
    case finish
    case cancel
  }

  package func describe(to state: inout StateWriter) {
    state.add("transition", transition)
    state.add("stack", stack)
    state.add("fraction", fraction)
    state.add("ending", ending == nil ? 0 : ending == .finish ? 1 : 2)
  }

  /// Creates the interaction of an edge swipe.
  init(world: World, of stack: NavigationController, gesture: (any EdgeSwiping)? = nil) {
    (self.world, stackHandle, self.gesture) = (world, stack.handle, gesture)
  }

  /// Creates the interaction of a drag of a sheet.
  init(world: World, of presentation: PresentationController) {
    (self.world, stackHandle, gesture) = (world, nil, nil)
    self.presentation = presentation
  }

  /// The presentation of the dragged sheet, if the user may not dismiss it any more (P-65e).
  ///
  /// Nil for all other gestures. Also nil after the gesture or the dismissal has ended.
  package var heldPresentation: PresentationController? {
    guard ending == nil, let presentation, presentation.presentedViewController.isBeingDismissed
    else { return nil }
    return presentation.isHeldByModal ? presentation : nil
  }

  package func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    transition = context as? TransitionContext
    transition?.placeViews()
    transition?.moveAsSystem()
    transition?.begin(at: fraction)
    if ending != nil, !losesEarlyEnd { letGo() }
  }

  /// Makes the finger control a running transition that can be interrupted.
  func grab(_ transition: TransitionContext) {
    self.transition = transition
    fraction = transition.takeOver(by: self)
  }

  /// Sets the progress of the finger, limited to 0...1, and updates the transition.
  ///
  /// Does nothing after the gesture has ended.
  package func update(_ fraction: CGFloat) {
    guard ending == nil, fraction.isFinite else { return }
    self.fraction = min(1, max(0, fraction))
    world.use { transition?.updateInteractiveTransition(self.fraction) }
    gesture?.move(to: self.fraction)
  }

  /// Ends the gesture.
  ///
  /// Only the first call has an effect. A sheet that the user may not dismiss returns to its place
  /// (P-65e).
  package func end(finishes: Bool) {
    guard ending == nil else { return }
    ending = finishes && heldPresentation == nil ? .finish : .cancel
    defer { gesture?.end(isCancelled: false) }
    if transition != nil {
      world.use { letGo() }
    } else if losesEarlyEnd, let stack {
      world.report(
        Issues.endedBeforeStart("The edge swipe of \(stack.printed)"), at: stack.subject)
    } else {
      world.use { stack?.tellListeners() }
    }
  }

  /// Forgets a transition that has ended before the finger was lifted.
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
