/// The membership of a view in a group of matched views: as the source, or as a consumer of its
/// geometry (G-2).
///
/// ```swift
/// month.matchedGeometries = [MatchedGeometry(id: "May", in: "months")]
/// frame.matchedGeometries = [MatchedGeometry(id: "May", in: "months", isSource: false)]
/// ```
public struct MatchedGeometry: Hashable, Sendable {
  /// The group.
  public var key: MatchedKey
  /// The properties that a consumer takes over; a source always shares all of them.
  public var properties: MatchedProperties
  /// The point that meets the other views' points; without limits (G-7).
  public var anchor: Anchor
  /// Whether the view gives its geometry; else it takes the source's.
  public var isSource: Bool
  /// How far a consumer has come from where it was shown before: 1 is the whole way, and nothing is
  /// clamped (G-40).
  public var progress: Double
  /// Whether the view is about to leave: another source, if there is one, counts (G-11).
  public var isBeingRemoved: Bool

  /// A part in the group of an id in a namespace.
  public init(
    id: any Hashable & Sendable, in namespace: any Hashable & Sendable,
    properties: MatchedProperties = .frame, anchor: Anchor = .center, isSource: Bool = true,
    progress: Double = 1, isBeingRemoved: Bool = false
  ) {
    key = MatchedKey(id: id, in: namespace)
    (self.properties, self.anchor, self.isSource) = (properties, anchor, isSource)
    (self.progress, self.isBeingRemoved) = (progress, isBeingRemoved)
  }
}
