/// The first wrong change of a snapshot, for which UIKit raises an exception.
struct SnapshotMistake: Sendable {
  /// The rest of a sentence that begins with "a snapshot"; nil if all changes were right.
  private(set) var text: String?

  mutating func note(_ text: String) {
    if self.text == nil { self.text = text }
  }

  /// Adds an identifier to those that a snapshot contains, and returns whether it is new there.
  mutating func isNew<Identifier: Hashable>(
    _ identifier: Identifier, in all: inout Set<Identifier>
  ) -> Bool {
    let isNew = all.insert(identifier).inserted
    if !isNew { note("contains \(identifier) already") }
    return isNew
  }
}
