public import Foundation
import Presentation

/// A simulated finger on the screen, which can be moved and lifted.
///
/// Gesture recognizers and responders receive the touch of the finger. A movement takes no time. To
/// give the finger a velocity, advance the stage's clock between two movements. If the touch was
/// ignored, for example because another view covers the point, the finger has no effect.
@MainActor public final class Finger {
  private let name: String
  private let stage: Stage
  private var touch: Touch?
  /// The place of the finger, in the window's coordinates.
  public private(set) var place: CGPoint
  /// Whether the finger is on the screen.
  public var isDown: Bool { touch != nil }

  init(_ name: String, _ touch: Touch?, on stage: Stage, at place: CGPoint) {
    (self.name, self.touch, self.stage, self.place) = (name, touch, stage, place)
  }

  /// Moves the finger to a point of the window.
  ///
  /// If a coordinate is not finite, the issue `notFinite` is reported, and the finger does not
  /// move.
  public func move(to point: CGPoint) {
    guard let touch, stage.isOpen(for: name) else { return }
    guard point.x.isFinite, point.y.isFinite else {
      return stage.world.reportNotFinite("place", of: "the finger of the \(name)")
    }
    place = point
    TouchDispatcher.of(stage.world).move(touch, to: point)
  }

  /// Moves the finger by a distance in points.
  public func move(x: CGFloat, y: CGFloat = 0) {
    move(to: CGPoint(x: place.x + x, y: place.y + y))
  }

  /// Lifts the finger.
  public func lift() { end("ends") { $0.end($1) } }

  /// Cancels the touch, as the system can do.
  public func cancel() { end("is cancelled") { $0.cancel($1) } }

  private func end(_ what: String, _ act: (TouchDispatcher, Touch) -> Void) {
    guard let touch, stage.isOpen(for: name) else { return }
    self.touch = nil
    stage.world.recorder.note("\(name) \(what)", by: "user", at: stage.world.clock)
    act(TouchDispatcher.of(stage.world), touch)
  }
}
