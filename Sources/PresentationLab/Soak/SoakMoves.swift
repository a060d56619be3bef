import Presentation

/// The calls of `willMove` and `didMove` on one controller.
///
/// Each `didMove` call must follow a `willMove` call with the same parent (N-29).
struct SoakMoves {
  private var announced: [ObjectIdentifier?] = []
  /// The parent in the last `didMove` call.
  private(set) var home: ObjectIdentifier?

  /// Whether every `willMove` call was followed by a `didMove` call.
  var isSettled: Bool { announced.isEmpty }

  mutating func willMove(to parent: ViewController?) {
    announced.append(parent.map { ObjectIdentifier($0) })
  }

  /// Notes a `didMove` call.
  ///
  /// - Returns: Whether a `willMove` call announced it since the previous `didMove` call.
  mutating func didMove(to parent: ViewController?) -> Bool {
    home = parent.map { ObjectIdentifier($0) }
    // A reversed push was announced with the parent of the push (N-69).
    let isAnnounced = announced.contains(home) || parent == nil && !announced.isEmpty
    announced.removeAll()
    return isAnnounced
  }
}
