/// A change of one view, usually inside an animation block.
///
/// At least one property is set. A place comes before a shape, so that a frame is not turned.
package struct PlanChange: Hashable, Sendable {
  /// The view's name.
  package var view: String
  /// Its place: x, y, width and height, in points; nil beside a centre.
  package var frame: [Double]?
  /// Its middle: x and y, in points.
  package var center: [Double]?
  /// Its opacity, 0...1.
  package var alpha: Double?
  /// The scale of its transform, 1 for the original size.
  package var scale: Double?
  /// The rotation of its transform, in degrees.
  package var rotation: Double?
  /// The geometries that the view is matched with, from the inside out; empty for none.
  package var geometry: [PlanGeometry]?

  /// A change of a view that sets nothing yet.
  package init(view: String) {
    self.view = view
  }

  var isEmpty: Bool { self == PlanChange(view: view) }
}
