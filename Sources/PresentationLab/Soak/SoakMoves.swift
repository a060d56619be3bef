import Presentation

/// The callbacks of one controller about its parents: each `didMove` follows a `willMove` to the
/// same one (N-29).
struct SoakMoves {
  private var announced: [ObjectIdentifier?] = []
  /// The parent that the last `didMove` named.
  private(set) var home: ObjectIdentifier?

  /// Whether it neither enters nor leaves.
  var isSettled: Bool { announced.isEmpty }

  mutating func willMove(to parent: ViewController?) {
    announced.append(parent.map { ObjectIdentifier($0) })
  }

  /// - Returns: Whether it was announced since the last one.
  mutating func didMove(to parent: ViewController?) -> Bool {
    home = parent.map { ObjectIdentifier($0) }
    // A push that is taken back was announced as such (N-69).
    let isAnnounced = announced.contains(home) || parent == nil && !announced.isEmpty
    announced.removeAll()
    return isAnnounced
  }
}
