import Foundation
import Presentation

/// What the eye remembers of a flight.
@MainActor struct SeenFlight {
  private let place: [Double]
  private let aim: [Double]
  private let number: Int
  /// How long all its ways together are, in points, for each part of its place.
  private var way = [0.0, 0, 0, 0]

  /// A flight that is seen at a frame; its way is longer if it has been turned since.
  init(_ flight: Flight, at frame: CGRect, after old: SeenFlight?) {
    (place, aim, number) = (Self.parts(frame), Self.parts(flight.target), flight.flight.number)
    way = old?.way ?? way
    guard old?.number != number else { return }
    for (index, start) in (old?.aim ?? place).enumerated() { way[index] += abs(aim[index] - start) }
  }

  /// Says by how much it has moved too far.
  ///
  /// - Parameter share: How much of its way it may have made meanwhile.
  func jump(from old: SeenFlight, _ share: Double) -> String? {
    for (index, start) in old.place.enumerated() {
      let (found, allowed) = (abs(place[index] - start), share * way[index] + 1e-9)
      if found > allowed { return "it moves by \(found), of at most \(allowed)" }
    }
    return nil
  }

  /// As they are stored: where a spring overshoots, a size may pass below zero (G-40).
  private static func parts(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
