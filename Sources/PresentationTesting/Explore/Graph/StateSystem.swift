/// A system whose states a ``StateSearch`` visits: the runs of a world, or a plain value.
@MainActor package protocol StateSystem {
  associatedtype Key: Hashable & Sendable
  associatedtype Step: Hashable & Sendable

  /// Returns the state that the system begins in.
  func begin() throws -> Arrival<Key, Step>

  /// Makes each of the steps that are possible in a state, and calls `body` with where each leads.
  ///
  /// - Parameters:
  ///   - key: The state.
  ///   - way: Returns a shortest schedule to the state.
  ///   - steps: The steps that are possible there.
  ///   - body: Called once per step, in order.
  func leave(
    _ key: Key, way: () -> [Step], by steps: [Step],
    _ body: (Arrival<Key, Step>) throws -> Void
  ) throws

  /// Notes a new state; states are left later in the order of these calls.
  func expect(way: () -> [Step], steps: [Step])

  /// Throws if the steps that are possible after an arrival are not the known ones of its state.
  ///
  /// - Parameter ways: Returns the two schedules that lead to the state.
  func compare(
    _ arrival: Arrival<Key, Step>, with steps: [Step], ways: () -> (first: [Step], second: [Step])
  ) throws
}

/// A state that a step leads to.
package struct Arrival<Key: Hashable & Sendable, Step: Hashable & Sendable> {
  package let key: Key
  /// The steps that are possible there.
  package let steps: () -> [Step]
  /// A hash of what happened on the way.
  package var deed: UInt32
  /// The properties that do not hold there, or at the rest that follows.
  package var failures: [BrokenProperty]
  /// The properties that must hold in some state, and hold there.
  package var reached: [String]
  /// The visible screens, front last; empty if the system has met the state before.
  package let scene: String

  package init(
    key: Key, steps: @escaping () -> [Step], deed: UInt32 = 0, failures: [BrokenProperty] = [],
    reached: [String] = [], scene: String = ""
  ) {
    (self.key, self.steps, self.deed) = (key, steps, deed)
    (self.failures, self.reached, self.scene) = (failures, reached, scene)
  }
}

/// A property that does not hold.
package struct BrokenProperty: Codable, Hashable, Sendable {
  let property: String
  /// The expected and the found value, or another reason; nil if the property gives none.
  var detail: String?
}
