import Foundation
import PresentationMotion

/// The distance of a matched view from the rectangle to which it moves.
///
/// An animation reduces the distance to zero.
///
/// This class is a view without a superview, so that every animation block can animate the
/// distance. The `center` is the difference of the positions. The size of the `bounds` is the
/// difference of the sizes.
final class MatchedOffset: View {
  /// Adds `offset` to the distance, and animates the distance to zero.
  ///
  /// The running animation block determines the timing of the animation.
  ///
  /// - Parameter offset: The offset that keeps the matched view from jumping when the animation
  ///   starts.
  func depart(by offset: SharedGeometry.Offset) {
    AnimationContext?.none.run(in: world) {
      center = center.moved(by: offset.first)
      bounds.size = bounds.size.moved(by: offset.second)
    }
    center = .zero
    bounds = .zero
  }

  /// Whether the matched view has reached its rectangle: the distance is zero and not animated.
  var isHome: Bool { motions.isEmpty && center == .zero && bounds.size == .zero }

  func offset(at instant: Duration) -> SharedGeometry.Offset {
    let seen = seenGeometry(at: instant)
    return MotionPair(
      CGPoint.zero.offset(to: seen.center), CGSize.zero.offset(to: seen.bounds.size))
  }
}
