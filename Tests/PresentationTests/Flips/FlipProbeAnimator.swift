import Foundation
import Presentation

/// An animator that logs its calls, and ends in the way that its `Ending` describes.
///
/// As an interaction controller, the animator waits until the scenario ends the interaction.
final class ProbeAnimator: ViewControllerAnimatedTransitioning,
  ViewControllerInteractiveTransitioning
{
  /// The moment at which the animator calls `completeTransition`, and the argument of this call.
  enum Ending: Hashable, Sendable {
    case now(Bool)
    case later(Bool)
    case never
    case nowTwice
    case laterTwice
  }

  private weak var subject: FlipProbe?
  private let ending: Ending
  private let places: Bool

  init(_ subject: FlipProbe, _ ending: Ending, places: Bool) {
    (self.subject, self.ending, self.places) = (subject, ending, places)
  }

  /// The completion speed.
  ///
  /// The system reads it at the release, when the remaining part of the transition begins.
  var completionSpeed: CGFloat {
    moment("asked for its speed")
    return 1
  }

  private func moment(_ what: String) {
    guard let subject else { return }
    subject.scene?.moment("\(subject.name).\(what)")
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    if places { place(transitionContext) }
    subject?.scene?.context = transitionContext
    moment("animateTransition")
    switch ending {
    case .now(let completed): transitionContext.completeTransition(completed)
    case .nowTwice:
      transitionContext.completeTransition(true)
      transitionContext.completeTransition(false)
    case .later(let completed): later { transitionContext.completeTransition(completed) }
    case .laterTwice:
      later {
        transitionContext.completeTransition(true)
        transitionContext.completeTransition(true)
      }
    case .never: break
    }
  }

  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    if places { place(transitionContext) }
    subject?.scene?.context = transitionContext
    moment("startInteractiveTransition")
  }

  private func place(_ context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    let isPresentation = context.viewController(forKey: .to) === subject
    isPresentation
      ? context.containerView.addSubview(view) : context.containerView.insertSubview(view, at: 0)
  }

  private func later(_ body: @escaping @MainActor () -> Void) {
    subject?.scene?.world.clock.schedule("animator", after: .milliseconds(300)) { body() }
  }

  func animationEnded(_ transitionCompleted: Bool) { moment("animationEnded") }
}
