public import Foundation

extension View {
  /// The way in which content fills the bounds of a view.
  ///
  /// The raw values are the same as in UIKit. The value is stored only; nothing is drawn.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as possible inside the bounds, with its aspect ratio.
    case scaleAspectFit
    /// As small as possible to fill the bounds, with its aspect ratio.
    case scaleAspectFill
    /// Redrawn when the bounds change.
    case redraw
    /// At the center.
    case center
    /// At the center of the upper edge.
    case top
    /// At the center of the lower edge.
    case bottom
    /// At the center of the left edge.
    case left
    /// At the center of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// The parts of a view's frame that change when the superview's size changes.
  ///
  /// The raw values are the same as in UIKit.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The parts of the frame as bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes with the superview's size.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width changes with the superview's size.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes with the superview's size.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's upper edge changes with the superview's size.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height changes with the superview's size.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's lower edge changes with the superview's size.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the view resizes its subviews by their `autoresizingMask` when its own size changes;
  /// true by default.
  public final var autoresizesSubviews: Bool {
    get { extras?.details.autoresizesSubviews ?? true }
    set { details.autoresizesSubviews = newValue }
  }

  /// The number that stands for a missing width or height in an intrinsic content size.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Resizes the view after its superview has changed its size.
  ///
  /// Along each axis, the flexible parts of `autoresizingMask` share the superview's growth in
  /// proportion to their old sizes.
  final func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    if mask.isEmpty || extras?.placement?.placesView == true { return }
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.resized(
      frame.minX, frame.width, from: old.width, to: new.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = Self.resized(
      frame.minY, frame.height, from: old.height, to: new.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    self.frame = frame
  }

  private static func resized(
    _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat,
    _ before: Bool, _ inside: Bool, _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [before ? start : 0, inside ? length : 0, after ? old - start - length : 0]
    let whole = parts.reduce(0, +)
    let count = CGFloat([before, inside, after].count { $0 })
    func share(_ part: CGFloat, _ gives: Bool) -> CGFloat {
      guard gives else { return 0 }
      return (new - old) * (whole == 0 ? 1 / count : part / whole)
    }
    return (start + share(parts[0], before), length + share(parts[1], inside))
  }

  final func ownSnapshot(afterScreenUpdates afterUpdates: Bool) -> View {
    if afterUpdates { window?.layoutIfNeeded() }
    let copy = snapshot(afterUpdates)
    copy.center = CGPoint(x: copy.bounds.width / 2, y: copy.bounds.height / 2)
    (copy.transform, copy.alpha) = (.identity, 1)
    return copy
  }

  private func snapshot(_ afterUpdates: Bool) -> View {
    let values = afterUpdates ? modelValues : presentationValues()
    let copy = View(name.isEmpty ? "" : "snapshot of \(name)")
    copy.geometry = Geometry(
      bounds: values.bounds, center: values.center, transform: values.transform,
      alpha: values.alpha, anchor: values.anchor)
    if values.look != Look() { copy.madeExtras.look = values.look }
    if clipsToBounds { copy.clipsToBounds = true }
    for subview in subviews where !subview.isHidden {
      copy.addSubview(subview.snapshot(afterUpdates))
    }
    return copy
  }
}
