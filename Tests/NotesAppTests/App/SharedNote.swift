/// A note that the share sheet offers.
struct SharedNote: Identifiable, Equatable {
  /// The name of the note.
  let id: String
}
