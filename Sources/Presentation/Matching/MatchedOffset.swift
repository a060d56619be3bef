import Foundation
import PresentationMotion

/// The offset of a matched view from its place.
///
/// An animation changes the offset to zero.
///
/// The offset is stored in a view without a superview, so that every animation block can animate
/// it. The center of this view is the offset of the position, and the bounds' size is the offset of
/// the size.
final class MatchedOffset: View {
  /// Starts the animation of the offset to zero, in the running animation block.
  ///
  /// - Parameter offset: The offset to add before the animation starts, so that the matched view
  ///   does not jump.
  func depart(by offset: SharedGeometry.Offset) {
    AnimationContext?.none.run(in: world) {
      center = center.moved(by: offset.first)
      bounds.size = bounds.size.moved(by: offset.second)
    }
    center = .zero
    bounds = .zero
  }

  /// Whether the offset is zero and is not animated any more.
  var isHome: Bool { motions.isEmpty && center == .zero && bounds.size == .zero }

  func offset(at instant: Duration) -> SharedGeometry.Offset {
    let seen = seenGeometry(at: instant)
    return MotionPair(
      CGPoint.zero.offset(to: seen.center), CGSize.zero.offset(to: seen.bounds.size))
  }
}
