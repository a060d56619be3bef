import Presentation

/// The membership of a view in a group of matched geometry.
///
/// A view is either the source of its group or a consumer. By default, a consumer is shown at the
/// position and in the size of the source.
package struct PlanGeometry: Hashable, Sendable {
  /// The properties that a consumer can take from the source of its group.
  package enum Properties: String, CaseIterable, Sendable {
    /// The position and the size.
    case frame
    /// Only the position of the anchor.
    case position
    /// Only the size.
    case size
    /// No properties.
    case none
  }

  /// The ID of the group.
  package var id: String
  /// The namespace, which separates groups with equal IDs.
  package var namespace = "plan"
  /// Whether the view is the source of its group's geometry.
  package var isSource = true
  /// The properties that a consumer takes from the source.
  package var properties = Properties.frame
  /// The position of the anchor, as fractions of the width and height.
  package var anchor = [0.5, 0.5]
  /// The progress of a consumer from its own geometry (0) to the source's geometry (1).
  package var progress = 1.0
  /// Whether the view is treated as if it were about to be removed from the screen (G-11).
  package var leaves = false

  /// Creates a source of a group.
  package init(id: String) {
    self.id = id
  }
}
