import Presentation

/// What one controller has heard of its parents: each `didMove` follows a `willMove` to the same
/// one (N-29).
struct SoakMoves {
  private var announced: [ObjectIdentifier?] = []
  /// Whom the last `didMove` named.
  private(set) var home: ObjectIdentifier?

  mutating func willMove(to parent: ViewController?) {
    announced.append(parent.map { ObjectIdentifier($0) })
  }

  /// - Returns: Whether it was announced since the last one.
  mutating func didMove(to parent: ViewController?) -> Bool {
    home = parent.map { ObjectIdentifier($0) }
    let isAnnounced = announced.contains(home)
    announced.removeAll()
    return isAnnounced
  }
}
