public import Presentation

/// UIKit's name for `MenuElement`: an entry of a menu.
public typealias UIMenuElement = MenuElement

extension MenuElement {
  /// The image of the entry; the value is stored but has no effect.
  public final var image: UIImage? {
    get { picture as? UIImage }
    set { picture = newValue }
  }

  /// Loads the deferred entries, because the menu is opened.
  final func prepareToOpen() {
    var open: [MenuElement] = [self]
    while let element = open.popLast() {
      if let menu = element as? UIMenu { open += menu.children.reversed() }
      guard let deferred = element as? UIDeferredMenuElement else { continue }
      deferred.load()
      open += (deferred.elements ?? []).reversed()
    }
  }

  /// All actions of this entry.
  final var actions: [UIAction] { leaves.compactMap { $0 as? UIAction } }

  /// The entries in this entry that are not menus, in the order of the menu.
  ///
  /// A deferred entry comes before its own entries.
  final var leaves: [MenuElement] {
    var found: [MenuElement] = [], open: [MenuElement] = [self]
    while let element = open.popLast() {
      if let menu = element as? UIMenu {
        open += menu.children.reversed()
      } else {
        found.append(element)
        open += ((element as? UIDeferredMenuElement)?.elements ?? []).reversed()
      }
    }
    return found
  }
}
