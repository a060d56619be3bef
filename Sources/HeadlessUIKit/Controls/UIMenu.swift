import Presentation

/// A menu of actions and other menus; a test simulates the user's choice with ``choose(_:)``.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identity of a menu; the identity has no effect.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the menu.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.init(rawValue) }
  }

  /// The options of a menu, which have no effect; the raw values are the same as in UIKit.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries are shown inside the outer menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 2)
    /// Only one entry has a check mark.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The identity of the menu; nil if the app has set none.
  public final let identifier: Identifier?
  /// The options of the menu.
  public final let options: Options
  /// The entries of the menu, from top to bottom.
  public final let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other entries; all other properties stay the same.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  override final var actions: [UIAction] { children.flatMap(\.actions) }

  override final func prepareToOpen() { children.forEach { $0.prepareToOpen() } }

  /// Simulates that the user chooses the action with the given title, in this menu or in a submenu.
  ///
  /// Hidden and disabled actions cannot be chosen. The call has no effect while a transition turns
  /// user interaction off (P-66a).
  ///
  /// - Returns: Whether the action was performed.
  @discardableResult public final func choose(_ title: String) -> Bool {
    guard !World.current.isIgnoringInteractionEvents else { return false }
    prepareToOpen()
    guard let action = actions.first(where: { $0.title == title && $0.canBeChosen }) else {
      return false
    }
    action.perform(from: self)
    return true
  }
}
