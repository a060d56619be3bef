import Foundation
public import Presentation

/// The title, image and badge of a tab; the values are stored but have no effect.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image of the item while its tab is selected.
  open var selectedImage: UIImage?
  /// The text of the item's badge; nil if there is no badge.
  open var badgeValue: String?

  /// Creates an item without a title or an image.
  public override init() {
    super.init()
  }

  /// Creates an item with a tag.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item whose image is `selectedImage` while its tab is selected, and `image`
  /// otherwise.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

extension ViewController {
  /// The item of the controller's tab; the first access creates an item.
  ///
  /// The title of the item is the controller's title, or the title of the root of a navigation
  /// controller that has no title of its own. If this title changes, the next access sets it.
  ///
  /// A navigation controller that has neither an item nor a title of its own has the item of its
  /// root.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let root = rootWithTabBarItem { return root.tabBarItem }
      return attachments.find {
        TabItem(UITabBarItem(title: tabTitle, image: nil, tag: 0), tabTitle)
      }.showing(tabTitle)
    }
    set {
      guard let newValue else { return }
      attachments.find { TabItem(newValue, tabTitle) }.item = newValue
    }
  }

  /// The root of a navigation controller that takes its item from its root.
  private var rootWithTabBarItem: ViewController? {
    guard let root = (self as? NavigationController)?.viewControllers.first,
      attachments.find(TabItem.self) == nil
    else { return nil }
    return title == nil || root.attachments.find(TabItem.self) != nil ? root : nil
  }

  private var tabTitle: String? {
    title ?? (self as? NavigationController)?.viewControllers.first?.title
  }
}

@MainActor private final class TabItem {
  var item: UITabBarItem
  /// The title that the controller had when the item's title was set.
  private var known: String?

  init(_ item: UITabBarItem, _ known: String?) {
    (self.item, self.known) = (item, known)
  }

  /// Returns the item, with the controller's title if this title has changed.
  func showing(_ title: String?) -> UITabBarItem {
    if known != title { (known, item.title) = (title, title) }
    return item
  }
}
