import Presentation

/// What a view of a plan is matched with.
package struct PlanGeometry: Hashable, Sendable {
  /// What a consumer can take over.
  package enum Properties: String, CaseIterable, Sendable {
    /// The place and the size.
    case frame
    /// The place of the anchor.
    case position
    /// The size alone.
    case size
    /// Nothing.
    case none
  }

  /// The id of the group.
  package var id: String
  /// What keeps equal ids apart.
  package var namespace = "plan"
  /// Whether the view gives its geometry.
  package var isSource = true
  /// What a consumer takes over.
  package var properties = Properties.frame
  /// The parts of the size at which the anchor is.
  package var anchor = [0.5, 0.5]
  /// How far a consumer has come.
  package var progress = 1.0
  /// Whether the view is about to leave (G-11).
  package var leaves = false

  /// A source of a group.
  package init(id: String) {
    self.id = id
  }
}
