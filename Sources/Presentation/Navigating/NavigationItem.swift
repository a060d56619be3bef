public import Foundation

/// The content of a stack's bar for one controller.
@preconcurrency @MainActor open class NavigationItem: NSObject {
  /// The title; nil takes the controller's name.
  open var title: String?
  /// Whether there is no back button; then there is no edge swipe either (N-60).
  open var hidesBackButton = false
  /// Whether other items replace the back button; then there is no edge swipe either, unless they
  /// only supplement the button (N-60).
  open var hasLeftItems = false
  /// Whether the left items leave the back button its place.
  open var leftItemsSupplementBackButton = false

  /// The objects that other modules store with the item.
  package final var attachments: Attachments {
    let attachments = madeAttachments ?? Attachments()
    madeAttachments = attachments
    return attachments
  }
  private final var madeAttachments: Attachments?

  /// An item with a back button.
  public override init() {
    super.init()
  }

  /// An item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Whether nothing was set: then a state with the item is the same as one without.
  final var isUnused: Bool {
    type(of: self) == NavigationItem.self && title == nil && !hidesBackButton && !hasLeftItems
      && !leftItemsSupplementBackButton && madeAttachments?.isEmpty != false
  }

  final var showsBackButton: Bool {
    !hidesBackButton && (!hasLeftItems || leftItemsSupplementBackButton)
  }
}
