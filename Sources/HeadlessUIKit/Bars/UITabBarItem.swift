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
  /// The item of the controller's tab; the first access creates an item with the controller's
  /// title.
  public final var tabBarItem: UITabBarItem! {
    get { attachments.find { TabItem(UITabBarItem(title: title, image: nil, tag: 0)) }.item }
    set {
      guard let newValue else { return }
      attachments.find { TabItem(newValue) }.item = newValue
    }
  }
}

@MainActor private final class TabItem {
  var item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
  }
}
