import Foundation
import Presentation

/// The menus of a menu system while they are being built.
@MainActor final class MenuTree: MenuBuilder {
  let system: UIMenuSystem
  /// The menu that contains all other menus.
  private(set) var root: UIMenu

  /// Creates the tree of a system; the main system begins with the menus of every app, which are
  /// empty.
  init(of system: UIMenuSystem) {
    self.system = system
    let menus: [(UIMenu.Identifier, String)] = [
      (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"),
      (.window, "Window"), (.help, "Help"),
    ]
    root = UIMenu(
      identifier: .root,
      children: menus.map { UIMenu(title: $0.1, identifier: $0.0) })
  }

  /// Returns the menu with an identifier; nil if there is none.
  func menu(_ identifier: UIMenu.Identifier) -> UIMenu? {
    path(to: identifier)?.last
  }

  /// Replaces the menu with an identifier by other menus; does nothing if there is no such menu.
  ///
  /// The root cannot be removed: only the first of the menus takes its place.
  func replace(_ identifier: UIMenu.Identifier, by change: (UIMenu) -> [UIMenu]) {
    guard var path = path(to: identifier), let old = path.popLast() else { return }
    var replaced = old, new = change(old)
    while let parent = path.popLast() {
      let children = parent.children.flatMap { $0 === replaced ? new as [UIMenuElement] : [$0] }
      (replaced, new) = (parent, [parent.replacingChildren(children)])
    }
    if let first = new.first { root = first }
  }

  /// The menus from the root to the menu with an identifier; nil if there is none.
  private func path(to identifier: UIMenu.Identifier) -> [UIMenu]? {
    var open: [[UIMenu]] = [[root]]
    while let path = open.popLast() {
      guard let menu = path.last else { continue }
      if menu.identifier == identifier { return path }
      for case let child as UIMenu in menu.children.reversed() { open.append(path + [child]) }
    }
    return nil
  }
}
