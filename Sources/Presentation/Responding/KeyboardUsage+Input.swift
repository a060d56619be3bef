extension KeyboardUsage {
  /// Returns the key with an input, such as a letter or a constant of ``KeyCommand``.
  init(input: String) { self = Self.special[input] ?? Self(letter: input.lowercased()) }

  private init(letter: String) {
    let code = letter.unicodeScalars.count == 1 ? letter.unicodeScalars.first?.value ?? 0 : 0
    let usage: Int? =
      switch code {
      case 97...122: Self.keyboardA.rawValue + Int(code - 97)
      case 49...57: Self.keyboard1.rawValue + Int(code - 49)
      default: nil
      }
    self = usage.flatMap(Self.init) ?? Self.signs[letter] ?? .keyboardErrorUndefined
  }

  private static let signs: [String: Self] = [
    "0": .keyboard0, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter,
    "\u{1b}": .keyboardEscape, "\u{8}": .keyboardDeleteOrBackspace, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
    ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
  ]

  private static let special: [String: Self] = [
    KeyCommand.inputUpArrow: .keyboardUpArrow, KeyCommand.inputDownArrow: .keyboardDownArrow,
    KeyCommand.inputLeftArrow: .keyboardLeftArrow,
    KeyCommand.inputRightArrow: .keyboardRightArrow, KeyCommand.inputEscape: .keyboardEscape,
    KeyCommand.inputPageUp: .keyboardPageUp, KeyCommand.inputPageDown: .keyboardPageDown,
    KeyCommand.inputHome: .keyboardHome, KeyCommand.inputEnd: .keyboardEnd,
    KeyCommand.inputDelete: .keyboardDeleteForward, KeyCommand.f1: .keyboardF1,
    KeyCommand.f2: .keyboardF2, KeyCommand.f3: .keyboardF3, KeyCommand.f4: .keyboardF4,
    KeyCommand.f5: .keyboardF5, KeyCommand.f6: .keyboardF6, KeyCommand.f7: .keyboardF7,
    KeyCommand.f8: .keyboardF8, KeyCommand.f9: .keyboardF9, KeyCommand.f10: .keyboardF10,
    KeyCommand.f11: .keyboardF11, KeyCommand.f12: .keyboardF12,
  ]
}
