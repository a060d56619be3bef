public import Presentation

/// A menu of actions and other menus; a test simulates the user's choice with ``choose(_:)``.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identity of a menu, by which `buildMenu(with:)` finds it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the menu.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.init(rawValue) }

    /// The menu with the name of the app.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The menu File.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The menu Edit.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The menu Format.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The menu View.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The menu Window.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The menu Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The menu that contains all other menus.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
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
    /// Only one entry has a check mark: choosing an action moves the mark to this action.
    public static let singleSelection = Options(rawValue: 32)
    /// The entries are shown as icons in a row; the option has no effect.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The identity of the menu; nil if the app has set none.
  public final let identifier: Identifier?
  /// The options of the menu.
  public final let options: Options
  /// The entries of the menu, from top to bottom.
  public final let children: [UIMenuElement]
  /// The button whose title is that of the selected action; nil if there is none.
  final weak var popUp: UIButton?
  /// The interaction that shows the menu; nil while it is not open.
  final weak var interaction: (any MenuInteraction)?

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title: title, subtitle: subtitle)
    self.image = image
  }

  /// Returns a copy of the menu with other entries; all other properties stay the same.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// Simulates that the user chooses the action or the command with the given title, in this menu
  /// or in a submenu.
  ///
  /// A command is sent along the responder chain. Hidden and disabled entries cannot be chosen. The
  /// call has no effect while a transition turns user interaction off (P-66a).
  ///
  /// An open context menu or edit menu ends before an action is performed, or after a command has
  /// been sent. The attribute `keepsMenuPresented` of an entry keeps it open.
  ///
  /// - Returns: Whether the action was performed.
  @discardableResult public final func choose(_ title: String) -> Bool {
    guard !World.current.isIgnoringInteractionEvents else { return false }
    prepareToOpen()
    for entry in leaves where entry.title == title {
      if let action = entry as? UIAction, action.canBeChosen {
        endMenu(after: action.attributes)
        mark(action)
        action.perform(from: self)
        return true
      }
      if let command = entry as? UICommand, UIApplication.shared.perform(command) {
        endMenu(after: command.attributes)
        return true
      }
    }
    return false
  }

  /// The actions with a check mark, in this menu and in its submenus.
  public final var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// Moves the check mark to a chosen action, if only one action has it.
  private func mark(_ chosen: UIAction) {
    if let popUp { return popUp.show(chosen) }
    var open: [UIMenu] = [self]
    while let menu = open.popLast() {
      open += menu.children.compactMap { $0 as? UIMenu }
      let actions = menu.children.compactMap { $0 as? UIAction }
      guard menu.options.contains(.singleSelection), actions.contains(where: { $0 === chosen })
      else { continue }
      for action in actions { action.state = action === chosen ? .on : .off }
    }
  }

  private func endMenu(after chosen: UIMenuElement.Attributes) {
    if !chosen.contains(.keepsMenuPresented) { interaction?.dismissMenu() }
  }
}

/// An interaction that shows a menu.
@MainActor protocol MenuInteraction: AnyObject {
  func dismissMenu()
}
