import Foundation
import Presentation

/// What the eye remembers of a flight: its centre and its size, which may pass below zero where a
/// spring overshoots.
@MainActor struct SeenFlight {
  private let place: [Double]
  private let aim: [Double]
  private let number: Int
  /// How long all its ways together are, in points, for each part of its place.
  private var way = [0.0, 0, 0, 0]

  /// A flight as it is seen now; its way is longer if it has been turned since.
  init(_ flight: Flight, after old: SeenFlight?) {
    let values = flight.flight.copy.presentationValues(), target = flight.target
    place = [values.center.x, values.center.y, values.bounds.size.width, values.bounds.size.height]
    aim = [target.midX, target.midY, target.width, target.height]
    number = flight.flight.number
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
}
