public import Presentation

/// A tab that contains other tabs.
///
/// The bar shows the group as one tab. If the group has no closure that creates a controller, the
/// controller of the selected child is shown. To show another child, set `selectedTab` of the tab
/// bar controller.
@preconcurrency @MainActor public class UITabGroup: Tab {
  /// The tabs of the group.
  @exclusivity(unchecked) public var children: [Tab] {
    didSet {
      for child in oldValue where child.group === self { child.group = nil }
      adopt()
    }
  }
  /// The identifier of the child that is selected first; nil for the first child.
  @exclusivity(unchecked) public var defaultChildIdentifier: String?
  /// The selected child; setting it has an effect only before the group is shown.
  public var selectedChild: Tab? {
    get {
      let own = children.filter { $0.group === self }
      return own.first { $0 === chosen } ?? own.first { $0.identifier == defaultChildIdentifier }
        ?? own.first
    }
    set { chosen = newValue }
  }
  private weak var chosen: Tab?

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [Tab] = [],
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    self.children = children
    super.init(identifier: identifier, title: title, provider: viewControllerProvider)
    self.image = image
    adopt()
  }

  /// Makes this group the parent of its children; a group cannot be inside itself.
  private func adopt() {
    for child in children where !sequence(first: self as Tab, next: \.group).contains(child) {
      child.group = self
    }
  }

  /// Returns the child with an identifier; nil if there is none.
  public func tab(forIdentifier identifier: String) -> Tab? {
    children.first { $0.identifier == identifier }
  }

  /// The controller of the group, or else the controller of the selected child.
  public override var viewController: ViewController? {
    super.viewController ?? selectedChild?.viewController
  }

  /// The tab bar controller that shows the group; nil if there is none.
  public override var tabBarController: TabBarController? {
    super.tabBarController ?? selectedChild?.tabBarController
  }
}
