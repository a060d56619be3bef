import Presentation

/// What a view of a plan is matched with.
public struct PlanGeometry: Hashable, Sendable {
  /// What a consumer can take over.
  public enum Properties: String, CaseIterable, Sendable {
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
  public var id: String
  /// What keeps equal ids apart.
  public var namespace = "plan"
  /// Whether the view gives its geometry.
  public var isSource = true
  /// What a consumer takes over.
  public var properties = Properties.frame
  /// The parts of the size at which the anchor is.
  public var anchor = [0.5, 0.5]
  /// How far a consumer has come.
  public var progress = 1.0
  /// Whether the view is about to leave (G-11).
  public var leaves = false

  /// A source of a group.
  public init(id: String) {
    self.id = id
  }
}
