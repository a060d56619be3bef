import Foundation
public import Presentation

/// UIKit's name for `MenuBuilder`: an object with which responders change the menus of the app.
public typealias UIMenuBuilder = MenuBuilder

extension MenuBuilder {
  private var tree: MenuTree? { self as? MenuTree }

  /// The system whose menus are being built.
  public var system: UIMenuSystem { tree?.system ?? .main }

  /// Returns the menu with an identifier; nil if there is none.
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { tree?.menu(identifier) }

  /// Returns the action with an identifier; nil if there is none.
  public func action(for identifier: UIAction.Identifier) -> UIAction? {
    tree?.root.actions.first { $0.identifier == identifier }
  }

  /// Returns the command with an action; nil if there is none.
  ///
  /// The argument `propertyList` is compared only with texts and numbers.
  public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? {
    tree?.root.leaves.lazy.compactMap { $0 as? UICommand }.first {
      $0.action == action
        && $0.propertyList as? AnyHashable == propertyList as? AnyHashable
    }
  }

  /// Inserts a menu before another menu.
  public func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    tree?.replace(siblingIdentifier) { [siblingMenu, $0] }
  }

  /// Inserts a menu after another menu.
  public func insertSibling(
    _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier
  ) {
    tree?.replace(siblingIdentifier) { [$0, siblingMenu] }
  }

  /// Inserts a menu as the first entry of another menu.
  public func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  /// Inserts a menu as the last entry of another menu.
  public func insertChild(
    _ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  /// Replaces a menu by another menu.
  public func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu
  ) {
    tree?.replace(replacedIdentifier) { _ in [replacementMenu] }
  }

  /// Replaces the entries of a menu by the result of a closure.
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    tree?.replace(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  /// Removes a menu.
  public func remove(menu removedIdentifier: UIMenu.Identifier) {
    tree?.replace(removedIdentifier) { _ in [] }
  }
}
