public import Foundation
public import Presentation

/// The edit menu beside a selected text, or beside another view that shows it.
///
/// The menu is not drawn. A test chooses an entry with ``choose(_:)``.
@preconcurrency @MainActor public class UIMenuController: NSObject {
  /// The direction of the menu's arrow; the raw values are the same as in UIKit.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// The system chooses the direction.
    case `default`
    /// The arrow points up.
    case up
    /// The arrow points down.
    case down
    /// The arrow points to the left.
    case left
    /// The arrow points to the right.
    case right
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the menu has changed; posted only by tests.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu controller of the current world (the simulated system of one test).
  public static var shared: UIMenuController { World.current.attachment { UIMenuController() } }

  /// The app's own entries, which follow the entries of the system.
  @exclusivity(unchecked) public var menuItems: [UIMenuItem]?
  /// The direction of the arrow; the value is stored but has no effect.
  public var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown; setting the property shows or hides the menu.
  ///
  /// The menu is not shown if no responder can perform one of its entries.
  public var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  private var isShown = false
  /// The frame of the menu, which is always empty.
  public var menuFrame: CGRect { .zero }
  private weak var targetView: View?

  /// Shows the menu beside a rectangle of a view; the rectangle has no effect.
  public func showMenu(from targetView: View, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  public func hideMenu() { setMenuVisible(false, animated: true) }

  /// Hides the menu; the argument has no effect.
  public func hideMenu(from targetView: View) { hideMenu() }

  /// Sets the view at which the menu is shown; the rectangle has no effect.
  public func setTargetRect(_ targetRect: CGRect, in targetView: View) {
    self.targetView = targetView
  }

  /// Shows or hides the menu, without an animation.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown else { return }
    if menuVisible, titles.isEmpty { return }
    let names =
      menuVisible
      ? (Self.willShowMenuNotification, Self.didShowMenuNotification)
      : (Self.willHideMenuNotification, Self.didHideMenuNotification)
    NotificationCenter.default.post(name: names.0, object: self)
    isShown = menuVisible
    NotificationCenter.default.post(name: names.1, object: self)
  }

  /// Has no effect, because the entries are determined whenever they are read.
  public func update() {}

  // MARK: In a test

  /// The responder at which the search for a performer of an entry begins.
  private var start: Responder? { World.current.responders.first ?? targetView }

  /// The titles of the entries that the menu shows, in the order of the menu.
  ///
  /// An entry is shown if a responder of the chain can perform its action. The chain begins at the
  /// first responder. `canPerformAction(_:withSender:)` of the responders is called. An entry such
  /// as `Copy` is shown only if a responder overrides this method, because each responder has the
  /// method `copy(_:)`.
  public var titles: [String] {
    let edits = Self.edits(from: start, for: self)
    let items = (menuItems ?? []).filter { target(of: $0.action) != nil }
    return edits.map(\.title) + items.map(\.title)
  }

  /// Simulates that the user chooses an entry of the visible menu, which hides the menu.
  ///
  /// The call has no effect while a transition turns user interaction off (P-66a).
  ///
  /// - Parameter title: The title: that of an item, or `Cut`, `Copy`, `Paste`, `Delete`, `Select`
  ///   or `Select All`.
  /// - Returns: Whether an entry with the title is in the menu.
  @discardableResult public func choose(_ title: String) -> Bool {
    let world = World.current
    guard isShown, titles.contains(title), !world.isIgnoringInteractionEvents else { return false }
    let edit = Self.edits.first { $0.title == title }?.action
    let item = menuItems?.first { $0.title == title }
    let target = (edit?.selector ?? item?.action).flatMap(target)
    hideMenu()
    world.use {
      guard let target else { return }
      if let edit { return edit.perform(on: target, from: self) }
      if let item { _ = item.action.call(on: target, from: self) }
    }
    return true
  }

  private func target(of action: Selector) -> Responder? {
    start?.target(forAction: action, withSender: self) as? Responder
  }

  /// Returns the system's own entries whose actions a responder of a chain can perform.
  static func edits(
    from start: Responder?, for sender: Any
  ) -> [(action: EditAction, title: String)] {
    edits.filter { start?.target(forAction: $0.action.selector, withSender: sender) is Responder }
  }

  private static let edits: [(action: EditAction, title: String)] = [
    (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.delete, "Delete"), (.select, "Select"),
    (.selectAll, "Select All"),
  ]
}

extension UIMenuController: WorldSettings {
  /// Whether the menu is shown, and the titles of the app's own entries.
  package var settings: [WorldSetting] {
    [
      WorldSetting("edit menu", isShown, initial: false),
      WorldSetting("edit menu items", menuItems?.map(\.title), initial: nil),
    ]
  }
}
