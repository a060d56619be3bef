public import Foundation
// On Linux, `Presentation` declares `CGAffineTransform`, which the public declarations below use.
@_exported public import Presentation

/// A path of lines and curves.
///
/// Core Graphics' name for the type is `CGPath`.
@preconcurrency @MainActor public class LayerPath: NSObject {
  var outline = PathOutline()

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  init(_ outline: PathOutline) {
    self.outline = outline
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathOutline.rect(rect) { _ in .zero }.transformed(transform))
  }

  /// Creates the path of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathOutline.ellipse(in: rect).transformed(transform))
  }

  /// Creates the path of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(PathOutline.rect(rect) { _ in radius }.transformed(transform))
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { outline.isEmpty }

  /// The point at which the next line or curve begins; (0, 0) for an empty path.
  public final var currentPoint: CGPoint { outline.current ?? .zero }

  /// The smallest rectangle that contains all points and control points; `CGRect.null` if the path
  /// is empty.
  public final var boundingBox: CGRect { PathOutline.box(outline.points) }

  /// The smallest rectangle that contains the path; `CGRect.null` if the path is empty.
  public final var boundingBoxOfPath: CGRect { outline.bounds }

  /// Returns whether a point is inside the path, after `transform` has been applied to the path.
  public final func contains(
    _ point: CGPoint, using rule: CAShapeLayerFillRule = .nonZero,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.mapped { $0.applying(transform) }.contains(point, evenOdd: rule == .evenOdd)
  }
}

extension PathOutline {
  fileprivate func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> PathOutline {
    guard let transform = transform?.pointee else { return self }
    return mapped { $0.applying(transform) }
  }
}
