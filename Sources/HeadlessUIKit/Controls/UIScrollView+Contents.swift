import Foundation
import Presentation

extension UIScrollView {
  /// Returns whether an offset is finite; reports an issue if it is not.
  final func accepts(_ offset: CGPoint) -> Bool {
    accepts(offset.x.isFinite && offset.y.isFinite, "content offset")
  }

  final func show(_ offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsLayout()
    clientWorld.use { calledDelegate?.scrollViewDidScroll(self) }
  }

  final func contentsChanged(from old: CGSize) {
    propertyChanged()
    if contentSize.width < old.width || contentSize.height < old.height { scrollBackToEnd() }
  }

  /// Scrolls back to the end of the contents, unless they are moving.
  final func scrollBackToEnd() {
    guard !isTracking, movement == nil else { return }
    let end = endOffset
    let offset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offset at which the end of the contents and of their insets is at the end of the bounds.
  ///
  /// Contents that are smaller than the bounds are at the top and at the left.
  final var endOffset: CGPoint {
    let room = adjustedContentInset
    return CGPoint(
      x: max(0 - room.left, contentSize.width + room.right - bounds.width),
      y: max(0 - room.top, contentSize.height + room.bottom - bounds.height))
  }

  /// Whether the contents move to an offset that code has set with an animation.
  public final var isScrollAnimating: Bool { movement?.isDeceleration == false }

  /// Scrolls to an offset that depends on the sizes of views in a list.
  ///
  /// The offset is computed again while views that become visible on the way are measured.
  final func scroll(animated: Bool, to target: @escaping () -> CGPoint?) {
    guard let first = target() else { return }
    setContentOffset(first, animated: animated)
    if let movement {
      movement.follow = target
    } else if contentOffset == first {
      correctOffset(target)
    }
  }

  /// Called after the last frame of a movement.
  final func endMovement() {
    if let target = movement?.follow { correctOffset(target) }
    haltMovement()
  }

  /// Scrolls until the offset is the target after the layout, at most twenty times: each layout may
  /// measure further views.
  private func correctOffset(_ target: () -> CGPoint?) {
    for _ in 0..<20 {
      layoutIfNeeded()
      guard let offset = target(), offset != contentOffset else { return }
      show(offset)
    }
  }

  /// Ends a movement of the contents at the current offset, and calls the delegate as at its usual
  /// end.
  public final func stopScrollingAndZooming() { haltMovement() }

  /// Whether the contents can move in the direction of the finger.
  final var canScroll: Bool {
    guard isScrollEnabled, attached(ScrollZoom.self)?.pinch.isHeld != true else { return false }
    let (room, area) = (adjustedContentInset, contentSize)
    let scrollsUp = alwaysBounceVertical || area.height + room.top + room.bottom > bounds.height
    let scrollsSideways =
      alwaysBounceHorizontal || area.width + room.left + room.right > bounds.width
    let way = panGestureRecognizer.translation(in: self)
    if abs(way.x) == abs(way.y) { return scrollsUp || scrollsSideways }
    return abs(way.x) > abs(way.y) ? scrollsSideways : scrollsUp
  }

  /// Returns the offset of the page to which the contents move when the finger is lifted.
  ///
  /// The velocity is in points per millisecond.
  final func pageOffset(at velocity: CGPoint) -> CGPoint {
    let (offset, size) = (contentOffset, bounds.size)
    return validOffset(
      nearestTo: CGPoint(
        x: Self.pageStart(nearestTo: offset.x, length: size.width, velocity: velocity.x),
        y: Self.pageStart(nearestTo: offset.y, length: size.height, velocity: velocity.y)))
  }

  private static func pageStart(
    nearestTo offset: CGFloat, length: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let page = offset / length, fast = 0.3
    if velocity > fast { return page.rounded(.up) * length }
    if velocity < -fast { return page.rounded(.down) * length }
    return page.rounded() * length
  }
}
