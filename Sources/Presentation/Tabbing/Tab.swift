public import Foundation

/// A tab of a tab bar controller: a title, and a closure that creates the tab's controller.
///
/// The module `HeadlessUIKit` adds the image.
@preconcurrency @MainActor open class Tab: NSObject {
  /// A text with which the app identifies the tab.
  public final let identifier: String
  /// The title of the tab.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }
  /// The text of the tab's badge; nil if there is no badge.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }
  /// Whether the user can select the tab; the value is stored but has no effect.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }
  /// The second title of the tab; the value is stored but has no effect.
  @exclusivity(unchecked) open var subtitle: String?
  /// Data of the app.
  open var userInfo: Any?
  /// The controller that the closure of the tab has created; the first access calls the closure.
  ///
  /// A tab bar controller creates the controllers of all tabs when the tabs are set.
  open var viewController: ViewController? {
    if let made { return made }
    guard let new = provider?(self) else { return nil }
    new.join(self)
    (made, provider) = (new, nil)
    return new
  }
  private var made: ViewController?
  private var provider: ((Tab) -> ViewController)?
  /// The item with the title and the badge of the tab.
  package final let item = TabBarItem()
  /// The tab that contains this tab; nil if there is none.
  package final weak var group: Tab?
  /// The item that the bar shows: that of the outermost group.
  final var shownItem: TabBarItem { group?.shownItem ?? item }

  /// Creates a tab.
  package init(
    identifier: String, title: String, provider: ((Tab) -> ViewController)?
  ) {
    (self.identifier, self.provider) = (identifier, provider)
    super.init()
    item.title = title
  }

  /// The tab bar controller that shows the tab; nil if there is none.
  open var tabBarController: TabBarController? { made?.tabBarController }
}

extension ViewController {
  /// The tab of the controller; nil if the controller was not created by a tab.
  public final var tab: Tab? { attachments.find(TabOfController.self)?.tab }

  fileprivate final func join(_ tab: Tab) {
    attachments.find { TabOfController() }.tab = tab
    tabBarItem = tab.item
  }
}

/// The tab of a controller.
@MainActor private final class TabOfController {
  weak var tab: Tab?
}
