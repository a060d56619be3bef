public import Foundation

/// A behavior that in UIKit ties an item to a point or to another item, and has no effect in this
/// package.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of an attachment; the raw values are the same as in UIKit.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// Two items are attached to each other.
    case items
    /// An item is attached to a point.
    case anchor
  }

  /// The attached items.
  public final let items: [any UIDynamicItem]
  /// The kind of the attachment.
  public final let attachedBehaviorType: AttachmentType
  /// The point to which the item is attached; the value is stored but has no effect.
  public final var anchorPoint: CGPoint
  /// The distance between the attached points; the value is stored but has no effect.
  public final var length: CGFloat = 0
  /// The damping of the attachment; the value is stored but has no effect.
  public final var damping: CGFloat = 0
  /// The frequency at which the attachment oscillates; the value is stored but has no effect.
  public final var frequency: CGFloat = 0
  /// The resistance to rotation; the value is stored but has no effect.
  public final var frictionTorque: CGFloat = 0

  /// Creates an attachment between an item's center and a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment between a point of an item and a fixed point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
    super.init()
  }

  /// Creates an attachment between the centers of two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, attachedBehaviorType, anchorPoint) = ([item1, item2], .items, .zero)
    super.init()
  }
}
