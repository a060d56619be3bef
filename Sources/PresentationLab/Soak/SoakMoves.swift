import Presentation

/// The calls of `willMove(toParent:)` and `didMove(toParent:)` on one controller.
///
/// Each `didMove` call must follow a `willMove` call with the same parent (N-29).
struct SoakMoves {
  private var announced: [ObjectIdentifier?] = []
  /// The parent that the last `didMove` call passed.
  private(set) var home: ObjectIdentifier?

  /// Whether every `willMove` call was followed by a `didMove` call.
  var isSettled: Bool { announced.isEmpty }

  mutating func willMove(to parent: ViewController?) {
    announced.append(parent.map { ObjectIdentifier($0) })
  }

  /// Records a `didMove` call.
  ///
  /// - Returns: Whether a `willMove` call since the previous `didMove` call has announced this
  ///   parent.
  mutating func didMove(to parent: ViewController?) -> Bool {
    home = parent.map { ObjectIdentifier($0) }
    // After a reversed push, this call passes nil, but `willMove` announced the new parent (N-69).
    let isAnnounced = announced.contains(home) || parent == nil && !announced.isEmpty
    announced.removeAll()
    return isAnnounced
  }
}
