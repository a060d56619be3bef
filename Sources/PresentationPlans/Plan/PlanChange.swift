/// A change of one view, usually inside an animation block.
///
/// At least one property is set. The frame or the center is set before the transform, so the
/// transform does not affect the frame.
package struct PlanChange: Hashable, Sendable {
  /// The view's name.
  package var view: String
  /// The frame: x, y, width and height, in points; nil if the center is set.
  package var frame: [Double]?
  /// The center: x and y, in points.
  package var center: [Double]?
  /// The opacity, 0...1.
  package var alpha: Double?
  /// The scale of the transform; 1 is the original size.
  package var scale: Double?
  /// The rotation of the transform, in degrees.
  package var rotation: Double?
  /// The geometry groups of the view after the change, innermost first; empty for no group.
  package var geometry: [PlanGeometry]?

  /// Creates a change that sets no property yet.
  package init(view: String) {
    self.view = view
  }

  var isEmpty: Bool { self == PlanChange(view: view) }
}
