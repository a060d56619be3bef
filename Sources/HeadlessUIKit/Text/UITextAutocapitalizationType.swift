/// The letters that become capital letters; the raw values are the same as in UIKit.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}
