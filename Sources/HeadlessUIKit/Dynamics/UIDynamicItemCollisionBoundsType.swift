public import Presentation

/// The shape of an item for collisions; the raw values are the same as in UIKit.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse inside the bounds.
  case ellipse
  /// A path.
  case path
}

extension View {
  /// The shape of the view for collisions; always `rectangle`, because dynamics are not modeled.
  public final var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}
