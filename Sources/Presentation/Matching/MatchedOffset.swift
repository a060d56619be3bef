import Foundation
import PresentationMotion

/// The remaining offset of a member from its place: a view in no tree, so that everything that
/// animates views animates it too.
///
/// Its centre has the offset of the place, its bounds that of the size; both want to be zero.
final class MatchedOffset: View {
  /// Sets out so far from where it is seen, in the block that runs.
  func depart(by offset: SharedGeometry.Offset) {
    AnimationContext?.none.run(in: world) {
      center = center.moved(by: offset.first)
      bounds.size = bounds.size.moved(by: offset.second)
    }
    center = .zero
    bounds = .zero
  }

  /// Whether it has arrived for good.
  var isHome: Bool { motions.isEmpty && center == .zero && bounds.size == .zero }

  func offset(at instant: Duration) -> SharedGeometry.Offset {
    let seen = seenGeometry(at: instant)
    return MotionPair(
      CGPoint.zero.offset(to: seen.center), CGSize.zero.offset(to: seen.bounds.size))
  }
}
