import Foundation
import Presentation

/// An animator that adds the view of the `to` controller; subclasses decide when it ends.
class Mover: ViewControllerAnimatedTransitioning {
  typealias Context = any ViewControllerContextTransitioning

  /// The argument for `completeTransition`.
  let completes: Bool
  /// Whether the animator adds the view of the `to` controller to the container.
  let adds: Bool
  /// A closure that is called at the beginning of `animateTransition`.
  var onStart: (Context) -> Void = { _ in }
  /// A closure that is called in `animationEnded`.
  var onEnd: (Bool) -> Void = { _ in }
  private(set) var starts = 0
  private(set) var ends: [Bool] = []
  /// The number of calls of `transitionDuration` before the animation started.
  private(set) var earlyQuestions = 0

  init(completes: Bool = true, adds: Bool = true) {
    (self.completes, self.adds) = (completes, adds)
  }

  func transitionDuration(using context: Context?) -> TimeInterval {
    if starts == 0 { earlyQuestions += 1 }
    return 0.25
  }

  func animateTransition(using context: Context) {
    starts += 1
    onStart(context)
    if adds, let view = context.view(forKey: .to) { add(view, in: context) }
    play(context)
  }

  func animationEnded(_ completed: Bool) {
    ends.append(completed)
    onEnd(completed)
  }

  func play(_ context: Context) {}

  private func add(_ view: View, in context: Context) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: to)
    let back = from.isBeingDismissed ? 0 : context.containerView.subviews.count
    context.containerView.insertSubview(view, at: back)
  }
}

/// An animator that completes inside `animateTransition`.
final class InstantMover: Mover {
  override func play(_ context: Context) { context.completeTransition(completes) }
}

/// An animator that completes after a quarter of a second.
final class LateMover: Mover {
  override func play(_ context: Context) {
    let world = context.viewController(forKey: .from)?.world
    _ = world?.clock.schedule("late mover", after: .milliseconds(250)) { [completes] in
      context.completeTransition(completes)
    }
  }
}

/// An animator that keeps its context and never completes by itself.
final class SilentMover: Mover {
  private(set) var context: Context?

  override func play(_ context: Context) { self.context = context }
}
