public import Foundation
import Presentation

/// A finger that drags a sheet, or swipes back: it moves, and lets go once.
@MainActor public final class Drag {
  enum Hold {
    case steering(SystemInteraction)
    case held(PresentationController)
    case ignored
  }

  private let gesture: String
  private unowned let stage: Stage
  private var hold: Hold
  private(set) var fraction: CGFloat = 0
  /// Whether it holds a transition.
  var isSteering: Bool { if case .steering = hold { true } else { false } }

  init(_ gesture: String, on stage: Stage, _ hold: Hold) {
    (self.gesture, self.stage, self.hold) = (gesture, stage, hold)
  }

  /// The finger has moved: 0 is where it began, 1 is all the way.
  ///
  /// Clamped; what is not finite counts as no movement.
  public func update(_ fraction: CGFloat) {
    guard fraction.isFinite else { return }
    self.fraction = min(1, max(0, fraction))
    if case .steering(let interaction) = hold { interaction.update(self.fraction) }
  }

  /// The finger lets go.
  ///
  /// - Parameter velocity: Points per second; a positive one finishes, a negative one goes back,
  ///   and zero finishes from half way on.
  public func release(velocity: CGFloat = 0) {
    let finishes = velocity == 0 ? fraction >= 0.5 : velocity > 0
    let speed = velocity == 0 ? "" : ", \(Int(velocity.rounded())) pt/s"
    let end = finishes ? "finish" : "cancel"
    letGo("releases at \(Self.text(fraction))\(speed) -> \(end)", finishes: finishes)
  }

  /// The gesture is taken away: the sheet goes back (P-75).
  public func cancel() {
    letGo("is cancelled at \(Self.text(fraction))", finishes: false)
  }

  private func letGo(_ what: String, finishes: Bool) {
    let hold = hold
    self.hold = .ignored
    switch hold {
    case .steering(let interaction):
      note(what)
      interaction.end(finishes: finishes)
    case .held(let presentation):
      note("\(what.prefix { $0 != "-" }.trimmingCharacters(in: .whitespaces)), springs back")
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
