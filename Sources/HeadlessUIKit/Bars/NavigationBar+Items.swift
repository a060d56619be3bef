public import Presentation

extension NavigationBar {
  /// The items of the bar, from the bottom to the top.
  ///
  /// In a navigation controller's bar, the items are those of the controllers in the stack. During
  /// a call of `navigationBar(_:shouldPop:)` after a pop, the item of the popped controller is
  /// still the last item (N-37b). Setting the items of such a bar is an error (N-27a).
  public final var items: [NavigationItem]? {
    get {
      guard let stack else { return own.items }
      return stack.viewControllers.map(\.navigationItem) + (leavingItem.map { [$0] } ?? [])
    }
    set { setItems(newValue, animated: false) }
  }

  /// The item at the top; nil if the bar has no item.
  ///
  /// In a navigation controller's bar, the value is the item of the stack's top controller, or the
  /// item that ``items`` still contains after a pop.
  public final var topItem: NavigationItem? {
    leavingItem ?? stack.map { $0.topViewController?.navigationItem } ?? own.items?.last
  }

  /// The item below the top item, to which the back button leads; nil if there is none.
  public final var backItem: NavigationItem? { items?.dropLast().last }

  /// Sets the items of a bar that the app has created; the change is never animated.
  ///
  /// In a navigation controller's bar, an issue is raised and nothing changes (N-27a).
  public final func setItems(_ items: [NavigationItem]?, animated: Bool) {
    guard stack == nil else { return raiseManaged("setItems:animated:") }
    own.items = items
    showTop()
  }

  /// Puts an item on the top of a bar that the app has created; the change is never animated.
  ///
  /// The delegate is asked by `navigationBar(_:shouldPush:)` first, and `navigationBar(_:didPush:)`
  /// is called afterward. In a navigation controller's bar, an issue is raised and nothing changes
  /// (N-27a).
  public final func pushItem(_ item: NavigationItem, animated: Bool) {
    guard stack == nil else { return raiseManaged("pushNavigationItem:animated:") }
    clientWorld.use {
      guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
      own.items = (own.items ?? []) + [item]
      showTop()
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Removes the top item of a bar that the app has created, and returns it; the change is never
  /// animated.
  ///
  /// The delegate is asked by `navigationBar(_:shouldPop:)` first, and `navigationBar(_:didPop:)`
  /// is called afterward. The result is nil if no item was removed. In a navigation controller's
  /// bar, an issue is raised and nothing changes (N-27a).
  @discardableResult public final func popItem(animated: Bool) -> NavigationItem? {
    guard stack == nil else {
      raiseManaged("popNavigationItemAnimated:")
      return nil
    }
    return clientWorld.use {
      guard let item = own.items?.last, delegate?.navigationBar(self, shouldPop: item) != false
      else { return nil }
      own.items?.removeLast()
      showTop()
      delegate?.navigationBar(self, didPop: item)
      return item
    }
  }

  private func showTop() { show(topItem?.barViews ?? NavigationBarViews()) }

  private var own: OwnItemsOfBar { attachment { OwnItemsOfBar() } }
}

/// The items of a bar that does not belong to a navigation controller.
@MainActor private final class OwnItemsOfBar {
  var items: [NavigationItem]?
}
