import Foundation
import Presentation
import PresentationTesting

/// The place of a flight at one look, to compare with the next.
///
/// Its speed has a limit: that of its timing for each point of its way, and that of each bend for
/// each point by which its target has moved.
@MainActor struct SeenFlight {
  /// The highest speed of a flight.
  struct Limits {
    /// Ways per second at most.
    let pace: Double
    /// Seconds of a whole flight.
    let duration: Double

    /// How much of a bend is made in a second at most, if it takes one second.
    var bend: Double { max(2, pace * duration) }
  }

  private let limits: Limits
  private let place: [Double]
  private let aim: [Double]
  private let number: Int
  let isLost: Bool
  /// The screens between which it flies.
  let screens: [ViewController]
  /// The length of all its ways, in points, for each part of its place.
  private var way = [0.0, 0, 0, 0]
  /// How fast its bends may be together, in points per second.
  private var bends = [0.0, 0, 0, 0]
  /// Seconds until it lands.
  private var left: Double

  /// A flight that is seen at a frame, some seconds after it was seen last.
  ///
  /// - Parameters:
  ///   - isTurned: Whether a start since then has sent it back along its own way.
  ///   - screens: The screens of the transition that has begun last.
  init(
    _ flight: Flight, at frame: CGRect, after old: SeenFlight?, _ seconds: Double, isTurned: Bool,
    between screens: [ViewController], _ limits: Limits
  ) {
    self.limits = limits
    (place, aim, number) = (Self.parts(frame), Self.parts(flight.target), flight.flight.number)
    isLost = flight.flight.isFading
    self.screens = old?.number == number ? old?.screens ?? screens : screens
    left = limits.duration
    guard let old else {
      way = zip(aim, place).map { abs($0 - $1) }
      return
    }
    (way, bends) = (old.way, old.bends)
    left = max(0, old.left - seconds)
    let shifts = zip(aim, old.aim).map { abs($0 - $1) }
    if old.number != number {
      left = isTurned ? limits.duration - left : limits.duration
      for index in way.indices { way[index] += max(shifts[index], abs(aim[index] - place[index])) }
    } else {
      for index in bends.indices where shifts[index] > 0 {
        bends[index] += shifts[index] * limits.bend / max(left, 1e-3)
      }
    }
  }

  /// Says by how much it has moved too far since it was seen last.
  func jump(from old: SeenFlight, within seconds: Double) -> String? {
    for index in place.indices {
      let found = abs(place[index] - old.place[index])
      let allowed = reach(index, within: seconds)
      if found > allowed { return "it moves by \(found), of at most \(allowed)" }
    }
    return nil
  }

  /// Says how far it was from its target when it landed too early.
  func miss(within seconds: Double) -> String? {
    for index in place.indices {
      let found = abs(aim[index] - place[index])
      // A spring is not quite at rest when it has settled (S-10).
      let allowed = reach(index, within: seconds) + 0.01 * way[index]
      if found > allowed { return "it lands \(found) away, of at most \(allowed)" }
    }
    return nil
  }

  private func reach(_ index: Int, within seconds: Double) -> Double {
    (limits.pace * way[index] + bends[index]) * seconds + 1e-6
  }

  /// As they are stored: where a spring overshoots, a size may pass below zero (G-40).
  static func parts(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
