/// The keys of a keyboard; the raw values are the same as in UIKit.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keys.
  case `default` = 0
  /// Keys for characters of ASCII.
  case asciiCapable = 1
  /// Keys for digits and punctuation.
  case numbersAndPunctuation = 2
  /// Keys for web addresses.
  case URL = 3
  /// Keys for digits.
  case numberPad = 4
  /// Keys for telephone numbers.
  case phonePad = 5
  /// Keys for names and telephone numbers.
  case namePhonePad = 6
  /// Keys for mail addresses.
  case emailAddress = 7
  /// Keys for digits and a decimal point.
  case decimalPad = 8
  /// Keys for short messages, with the keys `@` (for names) and `#` (for topics).
  case twitter = 9
  /// Keys for searching the web.
  case webSearch = 10
  /// Keys for the ASCII digits, 0 to 9.
  case asciiCapableNumberPad = 11
}
