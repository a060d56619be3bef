public import Foundation
public import Presentation

/// A finger on the screen: it moves, and is lifted once.
///
/// Its touches reach gesture recognizers and responders. Time passes only when the stage's clock is
/// advanced: a velocity needs that between two moves. A finger whose touch was ignored does
/// nothing.
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
  /// A point that is not finite counts as no movement.
  public func move(to point: CGPoint) {
    guard let touch, point.x.isFinite, point.y.isFinite, stage.isOpen(for: name) else { return }
    place = point
    TouchDispatcher.of(stage.world).move(touch, to: point)
  }

  /// Moves the finger by a distance in points.
  public func move(by offset: CGVector) {
    move(to: CGPoint(x: place.x + offset.dx, y: place.y + offset.dy))
  }

  /// Lifts the finger.
  public func lift() { end("ends") { $0.end($1) } }

  /// Takes the touch away, as the system does.
  public func cancel() { end("is cancelled") { $0.cancel($1) } }

  private func end(_ what: String, _ act: (TouchDispatcher, Touch) -> Void) {
    guard let touch, stage.isOpen(for: name) else { return }
    self.touch = nil
    stage.world.recorder.note("\(name) \(what)", by: "user", at: stage.world.clock)
    act(TouchDispatcher.of(stage.world), touch)
  }
}
