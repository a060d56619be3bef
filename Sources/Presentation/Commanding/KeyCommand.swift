/// A command that the user performs by pressing keys.
///
/// A responder returns its commands in ``Responder/keyCommands``. A test that imports
/// `HeadlessUIKit` simulates the keys with `UIApplication.shared.press(_:_:)`.
@preconcurrency @MainActor open class KeyCommand: Command {
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
  /// The input of the function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The input of the function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The input of the function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The input of the function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The input of the function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The input of the function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The input of the function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The input of the function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The input of the function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The input of the function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The input of the function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The input of the function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The character of the key, or one of the constants for other keys.
  public final let input: String?
  /// The keys that are pressed together with the key.
  public final let modifierFlags: KeyModifierFlags
  /// Whether the command also replaces the typing of a letter into a text; false by default.
  public final var wantsPriorityOverSystemBehavior = false
  /// Whether the keys change with the language of the keyboard; the value is stored but has no
  /// effect.
  public final var allowsAutomaticLocalization = true
  /// Whether the keys are mirrored in a layout from right to left; the value is stored but has no
  /// effect.
  public final var allowsAutomaticMirroring = true

  /// Creates a command without a title.
  public init(
    input: String, modifierFlags: KeyModifierFlags, action: Responder.ActionSelector
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(action: action)
  }

  /// Creates a command with a longer title, which the system shows in a list of all commands.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Responder.ActionSelector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Returns whether a press of keys performs the command.
  ///
  /// Letters are compared without regard to their case, because the shift key is one of the flags.
  package final func matches(_ key: String, _ flags: KeyModifierFlags) -> Bool {
    attributes.isDisjoint(with: [.disabled, .hidden])
      && input?.lowercased() == key.lowercased()
      && modifierFlags.subtracting(.alphaShift) == flags.subtracting(.alphaShift)
  }
}
