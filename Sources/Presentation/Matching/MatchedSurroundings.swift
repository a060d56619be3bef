import Foundation
import PresentationMotion

/// The views that matched views are in, so that each is looked at once.
@MainActor struct MatchedSurroundings {
  private struct Place {
    let view: View
    var parent: Int?
    var way = CGAffineTransform.identity
  }

  private var places: [Place] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Whether a place is elsewhere at another instant.
  private(set) var isMoving = false

  /// The number of what a view is in; nil for a window.
  mutating func place(of view: View) -> Int? {
    guard let superview = view.superview else { return nil }
    if let number = numbers[ObjectIdentifier(superview)] { return number }
    places.append(Place(view: superview))
    numbers[ObjectIdentifier(superview)] = places.count - 1
    return places.count - 1
  }

  /// Finds the ways from all places, at an instant.
  mutating func find(at instant: Duration) {
    isMoving = false
    for number in places.indices {
      (places[number].parent, places[number].way) = way(from: places[number].view, at: instant)
    }
  }

  /// From a view in a place to the matched view that it is in, else to the window.
  func way(
    _ geometry: View.Geometry, in place: Int?
  ) -> (parent: Int?, way: CGAffineTransform) {
    guard let place else { return (nil, .identity) }
    return (places[place].parent, geometry.toSuperview.concatenating(places[place].way))
  }

  private mutating func way(
    from view: View, at instant: Duration
  ) -> (parent: Int?, way: CGAffineTransform) {
    var (next, way) = (view, CGAffineTransform.identity)
    while true {
      if let member = next.extras?.matching?.member { return (member, way) }
      guard let superview = next.superview else { return (nil, way) }
      if !next.motions.isEmpty { isMoving = true }
      way = way.concatenating(next.seenGeometry(at: instant).toSuperview)
      next = superview
    }
  }
}
