public import Foundation

/// A path that can be changed.
///
/// Core Graphics' name for the type is `CGMutablePath`.
@preconcurrency @MainActor public final class MutableLayerPath: LayerPath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line from the current point to another point.
  public func addLine(to point: CGPoint) { outline.line(to: point) }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.curve([control1, control2, end])
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.curve([control, end]) }

  /// Adds an arc of a circle; the angles are in radians.
  ///
  /// As in Core Graphics, `clockwise` is meant for a y axis that points up. On the screen, where
  /// the y axis points down, an arc with `clockwise` true runs counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.arc(center, radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }

  /// Adds an arc that rounds a corner, and a line from the current point to the arc.
  ///
  /// The arc touches the line from the current point to the corner, and the line from the corner to
  /// another point.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the arc.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.round(tangent1End, towards: tangent2End, radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.append(.rect(rect) { _ in .zero }) }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { outline.append(.ellipse(in: rect)) }

  /// Adds another path.
  public func addPath(_ path: LayerPath) { outline.append(path.outline) }

  /// Closes the last subpath.
  public func closeSubpath() { outline.close() }
}
