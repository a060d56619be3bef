public import Foundation

/// A key of a hardware keyboard that is pressed, together with the other pressed keys.
@preconcurrency @MainActor open class PressedKey: NSObject {
  /// The letter that is typed; for keys without a letter, a constant of ``KeyCommand``.
  open private(set) var characters: String
  /// The letter that is typed without the other keys; for keys without a letter, a constant of
  /// ``KeyCommand``.
  open private(set) var charactersIgnoringModifiers: String
  /// The keys that are pressed together with the key.
  open private(set) var modifierFlags: KeyModifierFlags
  /// The place of the key on a keyboard with the American layout.
  open private(set) var keyCode: KeyboardUsage

  /// Creates a pressed key.
  ///
  /// - Parameters:
  ///   - input: The letter of the key, or a constant such as ``KeyCommand/inputEscape``.
  ///   - modifierFlags: The keys that are pressed together with the key.
  package init(_ input: String, _ modifierFlags: KeyModifierFlags) {
    let isUpper = !modifierFlags.isDisjoint(with: [.shift, .alphaShift])
    characters = isUpper && input.count == 1 ? input.uppercased() : input
    charactersIgnoringModifiers = input
    self.modifierFlags = modifierFlags
    keyCode = KeyboardUsage(input: input)
    super.init()
  }

  /// The button of a remote control that has the same meaning.
  ///
  /// For keys without such a button, the raw value is 2000 plus the raw value of the key.
  var button: Press.PressType {
    switch keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: Press.PressType(rawValue: 2000 + keyCode.rawValue)
    }
  }
}
