import Foundation
import PresentationMotion

/// The remaining offset of a matched view from its place: a view outside of any view tree, so that
/// every animation of views can animate the offset, too.
///
/// Its center is the offset of the position, and its bounds' size is the offset of the size. Both
/// move to zero.
final class MatchedOffset: View {
  /// Starts the animation of the offset to zero, inside the animation block that is running.
  ///
  /// - Parameter offset: The distance to add to the present offset, so that nothing jumps.
  func depart(by offset: SharedGeometry.Offset) {
    AnimationContext?.none.run(in: world) {
      center = center.moved(by: offset.first)
      bounds.size = bounds.size.moved(by: offset.second)
    }
    center = .zero
    bounds = .zero
  }

  /// Whether the offset is zero and no animation is left.
  var isHome: Bool { motions.isEmpty && center == .zero && bounds.size == .zero }

  func offset(at instant: Duration) -> SharedGeometry.Offset {
    let seen = seenGeometry(at: instant)
    return MotionPair(
      CGPoint.zero.offset(to: seen.center), CGSize.zero.offset(to: seen.bounds.size))
  }
}
