import Presentation

/// The description of one state, with a key that is a hash of the description.
///
/// The text itself is kept only for error messages.
struct StateText {
  let key: StateKey
  /// The text, line by line; nil if only the key is needed.
  let lines: [StateLine]?
  /// The source locations at which the app passed closures, which may capture any state.
  let closures: [String]
  /// The stored properties of the app that contain closures, if the text is kept.
  let storedClosures: Set<String>
  /// The stored properties of the app that cannot be read.
  let unread: Set<String>
}
