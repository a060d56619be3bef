import Foundation
import Presentation
import PresentationTesting

/// The position of a flight at one moment, for a comparison with its position at the next moment.
///
/// The comparison limits the speed. The limit is a sum: the timing's highest speed multiplied by
/// the distance of the flight, and a further speed for each movement of the target.
@MainActor struct SeenFlight {
  /// The highest speeds of a flight.
  struct Limits {
    /// The highest speed, in full distances per second.
    let pace: Double
    /// The duration of a whole flight, in seconds.
    let duration: Double

    /// The highest speed of a correction that lasts one second, in full distances per second.
    var bend: Double { max(2, pace * duration) }
  }

  private let limits: Limits
  private let place: [Double]
  private let aim: [Double]
  private let number: Int
  let isLost: Bool
  /// The screens between which the view flies.
  let screens: [ViewController]
  /// The total distance of all flights of the view, in points, for each part of the frame.
  private var way = [0.0, 0, 0, 0]
  /// The sum of the highest speeds of all corrections, in points per second, for each part of the
  /// frame.
  private var bends = [0.0, 0, 0, 0]
  /// The seconds until the flight ends.
  private var left: Double

  /// Creates the position of a flight, `seconds` after its previous position.
  ///
  /// - Parameters:
  ///   - isTurned: Whether the flight was reversed since the previous position.
  ///   - screens: The screens of the transition that began last.
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

  /// Returns a message if the flight has moved too far since its previous position.
  func jump(from old: SeenFlight, within seconds: Double) -> String? {
    for index in place.indices {
      let found = abs(place[index] - old.place[index])
      let allowed = reach(index, within: seconds)
      if found > allowed { return "it moves by \(found), but may move by \(allowed)" }
    }
    return nil
  }

  /// Returns a message if the flight ended too far from its target.
  func miss(within seconds: Double) -> String? {
    for index in place.indices {
      let found = abs(aim[index] - place[index])
      // A spring that counts as settled may still differ slightly from its target (S-10).
      let allowed = reach(index, within: seconds) + 0.01 * way[index]
      if found > allowed { return "it lands \(found) away, but may land \(allowed) away" }
    }
    return nil
  }

  private func reach(_ index: Int, within seconds: Double) -> Double {
    (limits.pace * way[index] + bends[index]) * seconds + 1e-6
  }

  /// Returns the four numbers of a rectangle; the size may be negative after an overshoot (G-40).
  static func parts(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
