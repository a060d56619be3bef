import Foundation
public import Presentation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of the item; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// The usual style.
    case plain = 0
    /// The style of a button that ends a task.
    case done = 2
  }

  /// A button whose look the system defines; the raw values are the same as in UIKit.
  public enum SystemItem: Int, Hashable, Sendable {
    /// A button that ends a task.
    case done = 0
    /// A button that cancels a task.
    case cancel = 1
    /// A button that begins editing.
    case edit = 2
    /// A button that saves changes.
    case save = 3
    /// A button that adds an item.
    case add = 4
    /// A space that fills the rest of a toolbar.
    case flexibleSpace = 5
    /// A space with a fixed width.
    case fixedSpace = 6
    /// A button that writes a message.
    case compose = 7
    /// A button that answers a message.
    case reply = 8
    /// A button that shows a list of actions.
    case action = 9
    /// A button that moves an item to another place.
    case organize = 10
    /// A button that shows bookmarks.
    case bookmarks = 11
    /// A button that searches.
    case search = 12
    /// A button that refreshes the contents.
    case refresh = 13
    /// A button that stops a task.
    case stop = 14
    /// A button that takes a picture.
    case camera = 15
    /// A button that deletes an item.
    case trash = 16
    /// A button that starts a playback.
    case play = 17
    /// A button that pauses a playback.
    case pause = 18
    /// A button that moves a playback back.
    case rewind = 19
    /// A button that moves a playback forward.
    case fastForward = 20
    /// A button that takes back the last change.
    case undo = 21
    /// A button that repeats the last change that was taken back.
    case redo = 22
    /// A button that closes a controller.
    case close = 24
  }

  /// The view that is shown instead of the button; taps on this view do not call the item's action.
  ///
  /// The view is in the navigation bar while the controller of the item is on top. If the view of
  /// an item is replaced later, set the items of the navigation item again.
  open var customView: View?
  /// The style of the item; the value is stored but has no effect.
  open var style = Style.plain
  /// The color of the item; nil for the color of the bar; the value is stored but has no effect.
  open var tintColor: ViewColor?
  /// Whether the item is hidden; a tap on a hidden item has no effect.
  open var isHidden = false
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a tap toggles ``isSelected``.
  open var changesSelectionAsPrimaryAction = false
  /// The titles that the item can have; the value is stored but has no effect.
  @exclusivity(unchecked) open var possibleTitles: Set<String>?
  /// The width of the item; the value is stored but has no effect.
  public final var width: CGFloat = 0
  /// The object on which a tap calls `action`; not retained.
  ///
  /// If the target is nil, the action is sent along the responder chain, as with
  /// `UIApplication.sendAction(_:to:from:for:)`.
  open weak var target: AnyObject?
  /// The method that a tap calls on `target`.
  open var action: Selector?
  /// The action that a tap performs.
  ///
  /// If ``action`` is also set, the tap calls ``action`` on ``target`` first.
  open var primaryAction: UIAction?
  /// The menu of the item; a test simulates the user's choice with ``UIMenu/choose(_:)``.
  open var menu: UIMenu?

  /// Creates a button without a title or an image.
  public override init() {
    super.init()
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates a button with an image.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates a button with an image, and an image for phones on their sides, which is stored as
  /// `landscapeImagePhone` but has no effect.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button whose look the system defines; the button's title is the name of
  /// `systemItem`.
  ///
  /// The style of the items `done` and `save` is `done`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    let style: Style = [.done, .save].contains(systemItem) ? .done : .plain
    self.init(title: "\(systemItem)", style: style, target: target, action: action)
  }

  /// Creates a button that performs an action, or shows a menu, or both.
  ///
  /// If `title` is nil, the button has the title of the action.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button that sends an action, or shows a menu, or both.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - image: The image of the button.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The selector of the method.
  ///   - menu: The menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }

  /// Creates a button that performs an action or shows a menu; the system defines the look of the
  /// button.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: "\(systemItem)", primaryAction: primaryAction, menu: menu)
  }

  /// Returns a space that fills the rest of a toolbar.
  public static func flexibleSpace() -> UIBarButtonItem { .init(systemItem: .flexibleSpace) }

  /// Returns a space with a fixed width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Creates an item that shows a view instead of a button.
  public init(customView: View) {
    super.init()
    self.customView = customView
  }

  /// The actions of the button and of its menu.
  final var actions: [UIAction] {
    (primaryAction.map { [$0] } ?? []) + (menu?.actions ?? [])
  }

  /// Simulates a tap by the user.
  ///
  /// The tap has no effect on a disabled or hidden button. The tap also has no effect while a
  /// transition turns user interaction off (P-66a).
  public final func tap() {
    let world = (target as? ViewController)?.world ?? .current
    guard isEnabled, !isHidden, !world.isIgnoringInteractionEvents else { return }
    world.use {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      if let action { TargetAction(target: target, action: action).send(from: self) }
      guard let primaryAction else { return }
      primaryAction.perform(from: self)
    }
  }
}
