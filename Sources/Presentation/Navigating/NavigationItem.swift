public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class NavigationItem: NSObject, ClosureSource {
  /// The title, which is not drawn; by default the title of the item's controller.
  ///
  /// Setting the controller's title replaces a title that was set here.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set { ownTitle = newValue }
  }
  private var ownTitle: String?
  package private(set) final weak var controller: ViewController?
  /// The app's views that the bar contains while the item's controller is on top.
  package final var barViews = NavigationBarViews() {
    didSet {
      guard let controller, let stack = controller.navigationController,
        stack.topViewController === controller
      else { return }
      stack.refreshBar()
    }
  }
  /// Whether the back button is hidden.
  ///
  /// Without a back button, an edge swipe does not begin (N-60).
  open var hidesBackButton = false
  /// Whether the left side of the bar has items other than the back button.
  ///
  /// These items replace the back button, unless ``leftItemsSupplementBackButton`` is true. Without
  /// a back button, an edge swipe does not begin (N-60).
  open var hasLeftItems = false
  /// Whether left items are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// The app's code that a tap on the back button calls instead of popping; nil to pop.
  package final var backHandler: (() -> Void)?

  /// The objects that other modules store with the item.
  package final var attachments: Attachments {
    let attachments = madeAttachments ?? Attachments()
    madeAttachments = attachments
    return attachments
  }
  final var madeAttachments: Attachments?

  /// Creates an item with a back button.
  public override init() {
    super.init()
  }

  convenience init(of controller: ViewController) {
    self.init()
    self.controller = controller
  }

  /// Forgets a title that was set, because the title of the controller has changed.
  final func controllerTitleChanged() { ownTitle = nil }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Whether the app has set no property of the item.
  final var isUnused: Bool {
    type(of: self) == NavigationItem.self && ownTitle == nil && !hidesBackButton && !hasLeftItems
      && !leftItemsSupplementBackButton && madeAttachments?.isEmpty != false
  }

  package final var closureHolders: [any ClosureHolder] {
    (madeAttachments?.all ?? []).flatMap { ($0 as? any ClosureSource)?.closureHolders ?? [] }
  }

  final var showsBackButton: Bool {
    !hidesBackButton && (!hasLeftItems || leftItemsSupplementBackButton)
  }
}
