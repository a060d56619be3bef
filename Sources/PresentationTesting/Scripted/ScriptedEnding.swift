package import Presentation

/// The calls of `completeTransition(_:)` that a scripted animator makes.
package struct ScriptedEnding: Hashable, Sendable {
  /// An argument of `completeTransition(_:)`.
  package enum Argument: Hashable, Sendable {
    case always(Bool)
    /// False if the transition has been canceled; otherwise true.
    case unlessCancelled
  }

  /// The arguments of the calls in the order of the calls.
  private let arguments: [Argument]
  /// Whether the calls are made inside `animateTransition(using:)`, before an animation begins.
  private let isImmediate: Bool

  /// No call: the animation ends, but the transition never ends.
  package static let never = Self(arguments: [], isImmediate: false)
  /// One call at the end of the animation, as UIKit requires it.
  package static let proper = Self(arguments: [.unlessCancelled], isImmediate: false)

  /// Returns an ending that calls `completeTransition(_:)` with each argument, without an
  /// animation.
  ///
  /// The calls are made inside `animateTransition(using:)`.
  package static func now(_ arguments: Bool...) -> Self {
    Self(arguments: arguments.map(Argument.always), isImmediate: true)
  }

  /// Returns an ending that calls `completeTransition(_:)` with each argument after the animation.
  package static func later(_ arguments: Bool...) -> Self {
    Self(arguments: arguments.map(Argument.always), isImmediate: false)
  }

  /// Completes a transition, or begins an animation that completes the transition when it ends.
  ///
  /// - Parameter animate: Begins the animation, and calls its argument at the end of the animation.
  ///   The argument is nil if the animator never completes the transition.
  @MainActor package func play(
    in context: any ViewControllerContextTransitioning, animate: ((() -> Void)?) -> Void
  ) {
    if isImmediate { return complete(context) }
    animate(arguments.isEmpty ? nil : { complete(context) })
  }

  @MainActor private func complete(_ context: any ViewControllerContextTransitioning) {
    for argument in arguments {
      switch argument {
      case .always(let completes): context.completeTransition(completes)
      case .unlessCancelled: context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

extension ViewControllerContextTransitioning {
  /// Adds the appearing view to the container view, as every animator must.
  ///
  /// In a dismissal or pop, the view is added behind the disappearing view. In a presentation or
  /// push, the view is added in front (P-71, P-73).
  package func addAppearingView() {
    guard let view = view(forKey: .to) else { return }
    let (outgoing, incoming) = (viewController(forKey: .from), viewController(forKey: .to))
    // A push that replaces the top controller removes the outgoing controller, too.
    let isPop = outgoing?.isMovingFromParent == true && incoming?.isMovingToParent == false
    let isBehind = isPop || outgoing?.isBeingDismissed == true
    containerView.insertSubview(view, at: isBehind ? 0 : containerView.subviews.count)
  }
}
