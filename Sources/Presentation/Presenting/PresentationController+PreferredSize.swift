import Foundation

/// The places of form sheets and popovers.
extension PresentationController {
  /// The size of a form sheet whose controller has no preferred content size.
  private static let usualForm = CGSize(width: 540, height: 620)
  /// The size of a popover whose controller has no preferred content size.
  private static let usualPopover = CGSize(width: 320, height: 1_100)

  /// The frame of a form sheet or a popover with the preferred content size of its controller.
  ///
  /// The size is limited to the container view. A form sheet is in the middle of the container
  /// view. A popover is next to its source. The value is nil for other styles, and for form sheets
  /// in a compact width.
  final var preferredFrame: CGRect? {
    guard let bounds = containerView?.bounds, let size = preferredSize(in: bounds.size) else {
      return nil
    }
    let source = effectiveStyle == .popover ? sourceFrame : nil
    return source.map { Self.frame(size, nextTo: $0, in: bounds) }
      ?? Self.centered(size, in: bounds)
  }

  /// Returns the size of a form sheet or a popover in a container view of a given size.
  ///
  /// Returns nil for other styles, and for form sheets in a compact width.
  final func preferredSize(in container: CGSize) -> CGSize? {
    preferredSize(in: container, preferring: presentedViewController.preferredContentSize)
  }

  private func preferredSize(in container: CGSize, preferring wanted: CGSize) -> CGSize? {
    switch effectiveStyle {
    case .formSheet where TraitCollection(of: container).horizontalSizeClass != .compact:
      size(or: Self.usualForm, preferring: wanted, in: container)
    case .popover: size(or: Self.usualPopover, preferring: wanted, in: container)
    default: nil
    }
  }

  /// Whether `view` is inside a form sheet or a popover that is narrower than 600 points in a
  /// container view of a given size.
  final func isNarrow(around view: View, in container: CGSize) -> Bool {
    guard let size = preferredSize(in: container),
      size.width < TraitCollection.smallestRegularLength,
      let presentedView = manager.presentedView
    else { return false }
    return view.isDescendant(of: presentedView)
  }

  /// Whether a preferred content size makes a narrow form sheet or popover wide, or a wide one
  /// narrow.
  final func changesWidthClass(preferring new: CGSize) -> Bool {
    guard let container = containerView?.bounds.size, let old = preferredSize(in: container),
      let next = preferredSize(in: container, preferring: new)
    else { return false }
    let limit = TraitCollection.smallestRegularLength
    return (old.width < limit) != (next.width < limit)
  }

  private func size(or usual: CGSize, preferring wanted: CGSize, in container: CGSize) -> CGSize {
    CGSize(
      width: min(wanted.width > 0 ? wanted.width : usual.width, container.width),
      height: min(wanted.height > 0 ? wanted.height : usual.height, container.height))
  }

  /// Moves a form sheet or a popover to its ``preferredFrame`` after its controller has changed the
  /// preferred content size.
  final func placeAtPreferredSize() {
    if preferredFrame != nil { placeAfterResize() }
  }

  /// The frame of a popover's source in the container view; nil if the source is no view.
  private var sourceFrame: CGRect? {
    guard let popover = self as? PopoverPresentationController, let source = popover.sourceView
    else { return nil }
    let rect = popover.sourceRect.isNull ? source.bounds : popover.sourceRect
    return source.convert(rect, to: containerView)
  }

  private static func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns a frame below the source, or above the source if there is more room above it.
  private static func frame(
    _ size: CGSize, nextTo source: CGRect, in bounds: CGRect
  ) -> CGRect {
    let isBelow =
      source.maxY + size.height <= bounds.maxY
      || bounds.maxY - source.maxY >= source.minY - bounds.minY
    let place = CGPoint(
      x: source.midX - size.width / 2, y: isBelow ? source.maxY : source.minY - size.height)
    return CGRect(
      x: max(bounds.minX, min(place.x, bounds.maxX - size.width)),
      y: max(bounds.minY, min(place.y, bounds.maxY - size.height)), width: size.width,
      height: size.height)
  }
}
