public import Foundation
public import Presentation

/// The coordinates of a view or of the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the view or of the screen, in its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point to other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point from other coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle to other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from other coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension View: UICoordinateSpace {
  /// Converts a point of this view to other coordinates.
  @_disfavoredOverload
  public final func convert(
    _ point: CGPoint, to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, to: view) }
    let origin = windowOrigin, inWindow = convert(point, to: nil as View?)
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  /// Converts a point of other coordinates to the coordinates of this view.
  @_disfavoredOverload
  public final func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, from: view) }
    let origin = windowOrigin
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as View?)
  }

  /// Converts a rectangle of this view to other coordinates.
  @_disfavoredOverload
  public final func convert(
    _ rect: CGRect, to coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, to: view) }
    let origin = windowOrigin
    return convert(rect, to: nil as View?).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a rectangle of other coordinates to the coordinates of this view.
  @_disfavoredOverload
  public final func convert(
    _ rect: CGRect, from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, from: view) }
    let origin = windowOrigin
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as View?)
  }

  /// The place of the origin of the window's coordinates on the screen.
  private var windowOrigin: CGPoint {
    guard let window else { return .zero }
    return CGPoint(
      x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
  }
}

/// The coordinates of the screen, or of the screen before a rotation.
final class ScreenSpace: UICoordinateSpace {
  private let oldBounds: CGRect?

  init(_ oldBounds: CGRect? = nil) {
    self.oldBounds = oldBounds
  }

  var bounds: CGRect { oldBounds ?? UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? View)?.convert(point, from: self) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? View)?.convert(point, to: self) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? View)?.convert(rect, from: self) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? View)?.convert(rect, to: self) ?? rect
  }
}
