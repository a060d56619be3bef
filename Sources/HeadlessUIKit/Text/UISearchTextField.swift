public import Presentation

/// The text field of a search bar.
///
/// Tokens, which are parts of the search, are stored; the user cannot delete them.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The tokens before the text.
  @exclusivity(unchecked) open var tokens: [UISearchToken] = []
  /// The color behind the tokens; the value is stored but has no effect.
  open var tokenBackgroundColor: ViewColor! = .lightGray
  /// Whether the user can delete tokens; the value is stored but has no effect.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens; the value is stored but has no effect.
  open var allowsCopyingTokens = true

  /// Inserts a token before the token at an index, or at the end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index.
  open func removeToken(at tokenIndex: Int) {
    tokens.remove(at: tokenIndex)
  }
}
