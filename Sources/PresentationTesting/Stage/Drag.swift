public import Foundation
import Presentation

/// A finger that drags a sheet or swipes back: it moves, and is lifted once.
///
/// It keeps its stage alive. After the stage was closed it does nothing, and that is reported.
@MainActor public final class Drag {
  enum Hold {
    case steering(SystemInteraction)
    case held(PresentationController)
    case ignored
  }

  private let gesture: String
  private let stage: Stage
  private var hold: Hold
  private(set) var fraction: CGFloat = 0
  /// Whether it holds a transition.
  package var isSteering: Bool { if case .steering = hold { true } else { false } }

  init(_ gesture: String, on stage: Stage, _ hold: Hold) {
    (self.gesture, self.stage, self.hold) = (gesture, stage, hold)
  }

  /// Moves the finger: 0 is where it began, 1 is all the way.
  ///
  /// Clamped; a number that is not finite counts as no movement.
  public func update(_ fraction: CGFloat) {
    guard fraction.isFinite, isOpen else { return }
    self.fraction = min(1, max(0, fraction))
    if case .steering(let interaction) = hold { interaction.update(self.fraction) }
  }

  /// Lifts the finger.
  ///
  /// - Parameter velocity: Points per second; a positive one finishes, a negative one cancels, and
  ///   zero finishes from half way on. A velocity that is not finite counts as zero.
  public func release(velocity: CGFloat = 0) {
    let velocity = velocity.isFinite ? min(1e9, max(-1e9, velocity)) : 0
    let finishes = velocity == 0 ? fraction >= 0.5 : velocity > 0
    let speed = velocity == 0 ? "" : ", \(Int(velocity.rounded())) pt/s"
    lift(
      "releases at \(Self.text(fraction))\(speed)", " -> \(finishes ? "finish" : "cancel")",
      finishes: finishes)
  }

  /// Cancels the gesture: the sheet returns to its place (P-75).
  public func cancel() {
    lift("is cancelled at \(Self.text(fraction))", "", finishes: false)
  }

  private var isOpen: Bool {
    if case .ignored = hold { return true }
    return stage.isOpen(for: gesture)
  }

  /// Lifts the finger; `outcome` is what follows in the trace where a transition is steered.
  private func lift(_ what: String, _ outcome: String, finishes: Bool) {
    guard isOpen else { return }
    let hold = hold
    self.hold = .ignored
    switch hold {
    case .steering(let interaction):
      note(what + outcome)
      interaction.end(finishes: finishes)
    case .held(let presentation):
      note(what + ", springs back")
      stage.world.use { presentation.tellDidAttemptToDismiss() }
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
