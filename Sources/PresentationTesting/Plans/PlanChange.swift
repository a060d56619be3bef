/// What becomes of one view, usually inside an animation block.
///
/// At least one property is set. A place comes before a shape, so that a frame is not turned.
public struct PlanChange: Hashable, Sendable {
  /// The view's name.
  public var view: String
  /// Its place: x, y, width and height, in points; nil beside a centre.
  public var frame: [Double]?
  /// Its middle: x and y, in points.
  public var center: [Double]?
  /// Its opacity, 0...1.
  public var alpha: Double?
  /// How large its transform makes it, 1 for as large as it is.
  public var scale: Double?
  /// How far its transform turns it, in degrees.
  public var rotation: Double?
  /// What it is matched with, from the inside out; empty for nothing.
  public var geometry: [PlanGeometry]?

  /// A change of a view that sets nothing yet.
  public init(view: String) {
    self.view = view
  }

  var isEmpty: Bool { self == PlanChange(view: view) }
}
