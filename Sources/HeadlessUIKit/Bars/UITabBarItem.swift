import Foundation
public import Presentation

/// The item of a tab; its values are kept and have no effect.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Its picture while it is selected.
  open var selectedImage: UIImage?
  /// The text of its badge; nil for none.
  open var badgeValue: String?

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item with a tag.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item with another picture while it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

extension ViewController {
  /// The item of the controller's tab; created with its title at the first access.
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
