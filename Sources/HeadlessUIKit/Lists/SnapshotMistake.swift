/// The first wrong change of a snapshot, for which UIKit raises an exception.
struct SnapshotMistake: Sendable {
  /// The message and the advice of its issue; nil if all changes were right.
  private(set) var issue: (message: String, advice: String)?

  /// Notes that a snapshot does not have what a change names, such as `item a`.
  mutating func noteMissing(_ what: String) {
    note("has no \(what)", advice: "Add it to the snapshot before a change refers to it.")
  }

  /// Adds an identifier to those that a snapshot contains, and returns whether it is new there.
  mutating func isNew<Identifier: Hashable>(
    _ identifier: Identifier, in all: inout Set<Identifier>
  ) -> Bool {
    let isNew = all.insert(identifier).inserted
    if !isNew {
      note(
        "contains the identifier \(identifier) already",
        advice: "Give each section and each item one identifier, and add it once.")
    }
    return isNew
  }

  private mutating func note(_ text: String, advice: String) {
    if issue == nil { issue = ("A snapshot \(text).", advice) }
  }
}
