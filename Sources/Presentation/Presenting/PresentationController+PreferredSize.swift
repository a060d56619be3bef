import Foundation

/// The places of form sheets and popovers whose controllers have a `preferredContentSize`.
extension PresentationController {
  /// The frame of a form sheet or a popover that has the preferred content size of its controller.
  ///
  /// The size is limited to the container view. A form sheet is in the middle of the container
  /// view. A popover is next to its source. The value is nil for other styles, for form sheets in a
  /// compact width, and if the controller has no preferred content size.
  final var preferredFrame: CGRect? {
    let wanted = presentedViewController.preferredContentSize
    guard let container = containerView, wanted.width > 0, wanted.height > 0 else { return nil }
    let bounds = container.bounds
    let size = CGSize(
      width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    switch effectiveStyle {
    case .formSheet where container.traitCollection.horizontalSizeClass != .compact:
      return Self.centered(size, in: bounds)
    case .popover:
      return sourceFrame.map { Self.frame(size, nextTo: $0, in: bounds) }
        ?? Self.centered(size, in: bounds)
    default: return nil
    }
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
