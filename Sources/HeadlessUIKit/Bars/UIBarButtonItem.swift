import Foundation
public import Presentation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of the item; raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case plain = 0
    /// As what ends a task.
    case done = 2
  }

  /// A button that the system knows how to show; raw values are UIKit's.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Ends a task.
    case done = 0
    /// Gives it up.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Adds something.
    case add = 4
    /// Offers what can be done.
    case action = 9
    /// Closes.
    case close = 24
  }

  /// The view in its place, which gets its own taps.
  open var customView: View?
  /// The object that receives the action of a tap; not retained.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The action that a tap performs in addition.
  open var primaryAction: UIAction?

  /// A button that shows nothing.
  public override init() {
    super.init()
  }

  /// A button with a text.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    (self.title, self.action) = (title, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// A button with a picture.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    (self.image, self.action) = (image, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// A button that the system knows how to show.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: "\(systemItem)", style: .plain, target: target, action: action)
  }

  /// A button with a closure.
  public init(primaryAction: UIAction?) {
    super.init()
    (title, self.primaryAction) = (primaryAction?.title, primaryAction)
  }

  /// A view in the place of a button.
  public init(customView: View) {
    super.init()
    self.customView = customView
  }

  /// A test's finger: taps, unless the button is not enabled or a transition keeps user interaction
  /// off (P-66a).
  public final func tap() {
    let world = (target as? ViewController)?.world ?? .current
    guard isEnabled, !world.isIgnoringInteractionEvents else { return }
    world.use {
      if let action { TargetAction(target: target, action: action).send(from: self) }
      guard let primaryAction else { return }
      primaryAction.sender = self
      primaryAction.handler(primaryAction)
    }
  }
}
