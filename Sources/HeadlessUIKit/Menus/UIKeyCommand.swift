import Foundation
import Presentation

/// A command that the user performs by pressing keys.
///
/// The command is stored but has no effect, because there are no keys: a test calls the method of
/// the action.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The input of the up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The input of the page up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the page down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The input of the end key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The input of the delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The character of the key, or one of the constants for other keys.
  public final let input: String?
  /// The keys that are pressed together with the key.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command replaces the system's reaction to the keys; the value is stored but has no
  /// effect.
  public final var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command with a longer title, which the system shows in a list of all commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}
