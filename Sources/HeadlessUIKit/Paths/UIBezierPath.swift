public import Foundation
// On Linux, `Presentation` declares `CGAffineTransform`, which the public declarations below use.
@_exported public import Presentation

/// A path of lines and curves; nothing is drawn.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var outline = PathOutline()
  /// The width of lines; the value is stored but has no effect.
  public final var lineWidth: CGFloat = 1
  /// Whether `contains(_:)` uses the even-odd rule; if false, the method uses the nonzero winding
  /// rule.
  public final var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  private init(_ outline: PathOutline) {
    self.outline = outline
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) { self.init(.rect(rect) { _ in .zero }) }

  /// Creates the path of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: rect)) }

  /// Creates the path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.rect(rect) { _ in CGSize(width: cornerRadius, height: cornerRadius) })
  }

  /// Creates the path of a rectangle; only the given corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(.rect(rect) { corners.contains($0) ? cornerRadii : .zero })
  }

  /// Creates the path of an arc; the angles are in radians.
  ///
  /// If `clockwise` is true, the arc runs clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: LayerPath) { self.init(cgPath.outline) }

  /// The path as a Core Graphics path.
  public final var cgPath: LayerPath {
    get { LayerPath(outline) }
    set { outline = newValue.outline }
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { outline.isEmpty }

  /// The point at which the next line or curve begins; (0, 0) for an empty path.
  public final var currentPoint: CGPoint { outline.current ?? .zero }

  /// The smallest rectangle that contains the path; `CGRect.null` if the path is empty.
  public final var bounds: CGRect { outline.bounds }

  /// Begins a new subpath at a point.
  public final func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line from the current point to another point.
  public final func addLine(to point: CGPoint) { outline.line(to: point) }

  /// Adds a curve with two control points.
  public final func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    outline.curve([controlPoint1, controlPoint2, endPoint])
  }

  /// Adds a curve with one control point.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.curve([controlPoint, endPoint])
  }

  /// Adds an arc of a circle; the angles are in radians.
  ///
  /// If `clockwise` is true, the arc runs clockwise on the screen.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// Closes the last subpath.
  public final func close() { outline.close() }

  /// Removes all elements of the path.
  public final func removeAllPoints() { outline = PathOutline() }

  /// Adds another path.
  public final func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// Transforms the path.
  public final func apply(_ transform: CGAffineTransform) {
    outline = outline.mapped { $0.applying(transform) }
  }

  /// Returns the path with its lines and curves in reverse order and reverse direction.
  public final func reversing() -> UIBezierPath { UIBezierPath(outline.reversed) }

  /// Returns whether a point is inside the path.
  public final func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Has no effect: nothing is drawn.
  public final func fill() {}

  /// Has no effect: nothing is drawn.
  public final func stroke() {}

  /// Has no effect: nothing is drawn.
  public final func addClip() {}
}
