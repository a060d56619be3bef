public import Foundation
// Exported: on Linux its transforms are in public names, on Apple's platforms Core Graphics' are.
@_exported public import Presentation

/// A path of lines and curves; nothing is drawn.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var outline = PathOutline()
  /// The width of lines; kept.
  public final var lineWidth: CGFloat = 1
  /// Whether a point is inside where an odd number of parts is around it.
  public final var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  private init(_ outline: PathOutline) {
    self.outline = outline
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(.rect(rect) { _ in .zero }) }

  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: rect)) }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.rect(rect) { _ in CGSize(width: cornerRadius, height: cornerRadius) })
  }

  /// Creates a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(.rect(rect) { corners.contains($0) ? cornerRadii : .zero })
  }

  /// Creates an arc; clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from Core Graphics' name for one.
  public convenience init(cgPath: LayerPath) { self.init(cgPath.outline) }

  /// The path, in Core Graphics' words.
  public final var cgPath: LayerPath {
    get { LayerPath(outline) }
    set { outline = newValue.outline }
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { outline.isEmpty }

  /// The point that the next element begins at; zero for an empty path.
  public final var currentPoint: CGPoint { outline.current ?? .zero }

  /// The smallest rectangle around the path; null for an empty path.
  public final var bounds: CGRect { outline.bounds }

  /// Begins a part at a point.
  public final func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line.
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

  /// Adds an arc; clockwise as seen on the screen.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// Closes the last part.
  public final func close() { outline.close() }

  /// Takes all elements away.
  public final func removeAllPoints() { outline = PathOutline() }

  /// Adds another path.
  public final func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// Changes the shape of the path.
  public final func apply(_ transform: CGAffineTransform) {
    outline = outline.mapped { $0.applying(transform) }
  }

  /// Returns this path with its elements reversed.
  public final func reversing() -> UIBezierPath { UIBezierPath(outline.reversed) }

  /// Whether a point is inside the path.
  public final func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Without effect: nothing is drawn.
  public final func fill() {}

  /// Without effect: nothing is drawn.
  public final func stroke() {}

  /// Without effect: nothing is drawn.
  public final func addClip() {}
}
