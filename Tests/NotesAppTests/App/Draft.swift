/// A note that is being edited.
struct Draft: Identifiable, Equatable {
  /// The name of the note.
  let id: String
  var text: String
  /// Whether the text has changed since it was saved.
  var isChanged = false
}
