/// The text field of a search bar.
///
/// Tokens, which are parts of the search text that are shown as icons, are not modeled.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}
