/// The letters that become capital letters; the raw values are the same as in UIKit.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letter becomes a capital letter.
  case none = 0
  /// The first letter of each word becomes a capital letter.
  case words = 1
  /// The first letter of each sentence becomes a capital letter.
  case sentences = 2
  /// All letters become capital letters.
  case allCharacters = 3
}
