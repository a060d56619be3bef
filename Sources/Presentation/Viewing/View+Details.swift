public import Foundation

extension View {
  /// The way in which the content of a view fills its bounds; raw values are UIKit's.
  ///
  /// Nothing is drawn.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers everything.
    case scaleAspectFill
    /// Redrawn when the bounds change.
    case redraw
    /// In the middle.
    case center
    /// In the middle of the upper side.
    case top
    /// In the middle of the lower side.
    case bottom
    /// In the middle of the left side.
    case left
    /// In the middle of the right side.
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

  /// The parts of a view's frame that change with the superview's size; raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The width or height of a view without an intrinsic size.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// A number by which `viewWithTag(_:)` finds the view.
  public final var tag: Int {
    get { details.tag }
    set { details.tag = newValue }
  }

  /// Whether what juts out of the bounds is cut off.
  public final var clipsToBounds: Bool {
    get { details.clipsToBounds }
    set { details.clipsToBounds = newValue }
  }

  /// The way in which the content fills the bounds.
  public final var contentMode: ContentMode {
    get { details.contentMode }
    set { details.contentMode = newValue }
  }

  /// Whether `hitTest(_:with:)` finds this view and what is inside it.
  public final var isUserInteractionEnabled: Bool {
    get { details.isUserInteractionEnabled }
    set { details.isUserInteractionEnabled = newValue }
  }

  /// The color of controls: the superview's unless set; nil if no view above has one.
  public final var tintColor: ViewColor? {
    get { details.tintColor ?? superview?.tintColor }
    set { details.tintColor = newValue }
  }

  /// The view whose opacity cuts this one out; it is in no superview.
  public final var mask: View? {
    get { extras?.mask }
    set { madeExtras.mask = newValue }
  }

  /// The superview's bounds have got another size.
  ///
  /// Along each axis, the flexible parts share the difference in proportion to their old sizes.
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

  /// Gives the view the size that fits it best, where it is.
  public final func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Without effect: nothing is drawn.
  public final func setNeedsDisplay() {}

  /// A view that looks like this one does now, and does not change with it.
  ///
  /// It has the size, the shown colours, corners and border, and copies of what is inside.
  ///
  /// - Parameter afterUpdates: Whether the model values are taken, rather than what is seen now.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
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
