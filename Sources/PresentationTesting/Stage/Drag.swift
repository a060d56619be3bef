public import Foundation
import Presentation

/// A simulated finger that drags a sheet away, or swipes back in a navigation stack.
///
/// Call `update(_:)` for each movement of the finger, and then `release(velocity:)` or `cancel()`
/// once. The drag retains its stage. After the stage is closed, a call only reports an issue.
@MainActor public final class Drag {
  enum Hold {
    case steering(SystemInteraction)
    case held(HeldDismissal)
    case ignored
  }

  private let gesture: String
  private let stage: Stage
  private var hold: Hold
  private(set) var fraction: CGFloat = 0
  /// Whether the finger drives a transition.
  package var isSteering: Bool { if case .steering = hold { true } else { false } }

  /// Whether the gesture has ended, so that moving or lifting the finger has no effect.
  var isOver: Bool {
    switch hold {
    case .steering(let interaction): interaction.isOver
    case .held(let dismissal): dismissal.isOver
    case .ignored: false
    }
  }

  init(_ gesture: String, on stage: Stage, _ hold: Hold) {
    (self.gesture, self.stage, self.hold) = (gesture, stage, hold)
  }

  /// Moves the finger to a fraction (0...1) of the distance that completes the transition.
  ///
  /// A fraction outside of this range is clamped. A number that is not finite raises the issue
  /// `notFinite` and does not move the finger.
  public func update(_ fraction: CGFloat) {
    guard isOpen else { return }
    guard fraction.isFinite else {
      return stage.world.reportNotFinite("fraction", of: "the drag \(gesture)")
    }
    self.fraction = min(1, max(0, fraction))
    if case .steering(let interaction) = hold { interaction.update(self.fraction) }
  }

  /// Lifts the finger, which finishes or cancels the transition.
  ///
  /// - Parameter velocity: The velocity in points per second. A positive velocity finishes the
  ///   transition, and a negative velocity cancels it. With a velocity of zero, the transition
  ///   finishes if the finger is at least half way. A velocity that is not finite counts as zero.
  public func release(velocity: CGFloat = 0) {
    let velocity = velocity.isFinite ? min(1e9, max(-1e9, velocity)) : 0
    let finishes = velocity == 0 ? fraction >= 0.5 : velocity > 0
    let speed = velocity == 0 ? "" : ", \(Int(velocity.rounded())) pt/s"
    lift("releases at \(Self.text(fraction))\(speed)", finishes: finishes, isAttempt: velocity >= 0)
  }

  /// Cancels the gesture; the sheet or the popped controller returns to its place (P-75).
  public func cancel() {
    lift("is cancelled at \(Self.text(fraction))", finishes: nil)
  }

  private var isOpen: Bool {
    if case .ignored = hold { return true }
    return stage.isOpen(for: gesture)
  }

  /// Lifts the finger, and records `what` in the trace.
  ///
  /// If the finger drives a transition, the outcome of a release follows in the same line. A drag
  /// that was ignored records nothing.
  ///
  /// - Parameters:
  ///   - finishes: Whether the release finishes the transition; nil if the gesture is canceled
  ///     instead.
  ///   - isAttempt: Whether the release of a sheet that may not be dismissed is an attempt to
  ///     dismiss it (P-65).
  private func lift(_ what: String, finishes: Bool?, isAttempt: Bool = false) {
    guard isOpen else { return }
    let hold = hold
    self.hold = .ignored
    switch hold {
    case .steering(let interaction):
      let held = finishes == true ? interaction.heldPresentation : nil
      let finishes = finishes.map { $0 && held == nil }
      note(what + (finishes.map { $0 ? " -> finish" : " -> cancel" } ?? ""))
      interaction.end(finishes: finishes == true)
      stage.world.use { held?.tellDidAttemptToDismiss() }
    case .held(let dismissal):
      note(what + (dismissal.isOver ? ", too late" : ", springs back"))
      if isAttempt { dismissal.end() }
    case .ignored: break
    }
  }

  private func note(_ what: String) {
    let world = stage.world
    world.recorder.note("\(gesture) \(what)", by: "user", at: world.clock)
  }

  private static func text(_ fraction: CGFloat) -> String {
    TraceLine.thousandths(Int64((fraction * 1_000).rounded()))
  }
}
