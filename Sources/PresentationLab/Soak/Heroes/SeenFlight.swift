import Foundation
import Presentation
import PresentationTesting

/// The position of a flying view at one moment, for a comparison with the next moment.
///
/// The comparison checks that the view does not jump. The view may move as fast as the animation's
/// timing allows for the distance of the flight. If the target has moved, the view may move faster,
/// because the flight is corrected.
@MainActor struct SeenFlight {
  /// The highest speeds of a flight.
  struct Limits {
    /// The highest speed, in multiples of the flight's distance per second.
    let pace: Double
    /// The duration of a whole flight, in seconds.
    let duration: Double

    /// The highest speed of a correction that lasts one second.
    ///
    /// A correction makes the flight follow a target that has moved. The speed is in multiples of
    /// the correction's distance per second.
    var bend: Double { max(2, pace * duration) }
  }

  private let limits: Limits
  private let place: [Double]
  private let aim: [Double]
  private let number: Int
  let isLost: Bool
  /// The two controllers between which the view flies.
  let screens: [ViewController]
  /// The distances that the flight covers, in points, for x, y, width and height.
  ///
  /// The distances of all flights that it has replaced are added.
  private var way = [0.0, 0, 0, 0]
  /// The sum of the highest speeds of all corrections, in points per second, for x, y, width and
  /// height.
  private var bends = [0.0, 0, 0, 0]
  /// The seconds until the flight ends.
  private var left: Double

  /// Records the position of a flight, `seconds` after the position `old`.
  ///
  /// - Parameters:
  ///   - isTurned: Whether the flight was reversed since the previous position.
  ///   - screens: The two controllers of the transition that began last.
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

  /// Returns a message if the flight has moved too far in the `seconds` since its previous
  /// position.
  func jump(from old: SeenFlight, within seconds: Double) -> String? {
    for index in place.indices {
      let found = abs(place[index] - old.place[index])
      let allowed = reach(index, within: seconds)
      if found > allowed { return "it moves by \(found), but may move by \(allowed)" }
    }
    return nil
  }

  /// Returns a message if the flight has ended, and its last position is too far from its target.
  ///
  /// - Parameter seconds: The time since the last position, in which the flight could still move.
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

  /// Returns x, y, width and height; after an overshoot, width and height may be negative (G-40).
  static func parts(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
