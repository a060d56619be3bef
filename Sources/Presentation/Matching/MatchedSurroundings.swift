import Foundation
import PresentationMotion

/// The superviews of matched views.
///
/// If a superview contains several matched views, the superview's transform is computed only once.
@MainActor struct MatchedSurroundings {
  private struct Place {
    let view: View
    var parent: Int?
    var way = CGAffineTransform.identity
  }

  private var places: [Place] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Whether an animation moves one of the superviews.
  private(set) var isMoving = false

  /// Returns the index at which a view's superview is stored; nil if the view has no superview.
  mutating func place(of view: View) -> Int? {
    guard let superview = view.superview else { return nil }
    if let number = numbers[ObjectIdentifier(superview)] { return number }
    places.append(Place(view: superview))
    numbers[ObjectIdentifier(superview)] = places.count - 1
    return places.count - 1
  }

  /// Computes the transform of each superview at an instant.
  ///
  /// The transform converts from the superview's coordinates to the coordinates of the nearest
  /// matched view. The search for this view begins with the superview itself and continues outward.
  /// If no matched view is found, the transform converts to the window's coordinates.
  mutating func find(at instant: Duration) {
    isMoving = false
    for number in places.indices {
      (places[number].parent, places[number].way) = way(from: places[number].view, at: instant)
    }
  }

  /// Returns the nearest matched view around a view, as an index, and the transform to its
  /// coordinates.
  ///
  /// The transform converts from the view's own coordinates. If no matched view contains the view,
  /// the index is nil, and the transform converts to the window's coordinates.
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
