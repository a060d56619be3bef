/// The membership of a view in a group of matched views (G-2).
///
/// Each view in a group is a source or a consumer. A source shares its geometry with the group. A
/// consumer takes over the geometry of the source.
///
/// ```swift
/// month.matchedGeometries = [MatchedGeometry(id: "May", in: "months")]
/// frame.matchedGeometries = [MatchedGeometry(id: "May", in: "months", isSource: false)]
/// ```
public struct MatchedGeometry: Hashable, Sendable {
  /// The key of the group: an id and a namespace.
  public var key: MatchedKey
  /// The properties (position, size) that the view takes over if the view is a consumer.
  ///
  /// A source always shares all properties.
  public var properties: MatchedProperties
  /// The point of this view that is aligned with the anchors of the other views in the group (G-7).
  ///
  /// An anchor outside of the view is not clamped.
  public var anchor: Anchor
  /// Whether the view is a source, which shares its geometry.
  ///
  /// If false, the view is a consumer, which takes over the geometry of the source.
  public var isSource: Bool
  /// The progress of the view's motion to the source of its group (G-40).
  ///
  /// The progress of a source has no effect. A consumer (a view that is not a source) moves from
  /// a start rectangle to the source: at 0 it has the start rectangle, and at 1 it has the source's
  /// geometry. The value is not clamped.
  ///
  /// The start rectangle is the consumer's own frame. When the key changes, the rectangle in which
  /// the consumer is shown at that moment becomes the start rectangle.
  public var progress: Double
  /// Whether the view is about to be removed.
  ///
  /// The group ignores a source that is about to be removed, if the group has another source
  /// (G-11).
  public var isBeingRemoved: Bool

  /// Makes a view a member of the group of matched views with this id and namespace.
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
