import Presentation

/// A geometry that a view of a plan is matched with.
package struct PlanGeometry: Hashable, Sendable {
  /// The properties that a consumer can take over.
  package enum Properties: String, CaseIterable, Sendable {
    /// The place and the size.
    case frame
    /// The place of the anchor.
    case position
    /// The size alone.
    case size
    /// No properties.
    case none
  }

  /// The id of the group.
  package var id: String
  /// The namespace, which separates equal ids.
  package var namespace = "plan"
  /// Whether the view gives its geometry.
  package var isSource = true
  /// The properties that a consumer takes over.
  package var properties = Properties.frame
  /// The parts of the size at which the anchor is.
  package var anchor = [0.5, 0.5]
  /// The progress of a consumer.
  package var progress = 1.0
  /// Whether the view is about to leave (G-11).
  package var leaves = false

  /// A source of a group.
  package init(id: String) {
    self.id = id
  }
}
