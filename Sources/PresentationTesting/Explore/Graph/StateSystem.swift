/// A source of states for a ``StateSearch``: the runs of a scenario, or a plain value.
@MainActor @usableFromInline package protocol StateSystem {
  associatedtype Key: Hashable & Sendable
  associatedtype Step: Hashable & Sendable

  /// Returns the initial state.
  func begin() throws -> Arrival<Key, Step>

  /// Makes each possible step from a state, and calls `body` with the state after the step.
  ///
  /// - Parameters:
  ///   - key: The key of the state.
  ///   - way: Returns a shortest schedule to the state.
  ///   - steps: The steps that are possible in the state.
  ///   - body: Called once per step, in order.
  func leave(
    _ key: Key, way: () -> [Step], by steps: [Step],
    _ body: (Arrival<Key, Step>) throws -> Void
  ) throws

  /// Announces a new state, so that the system can prepare the steps from this state.
  ///
  /// The search makes the steps from new states in the order in which the states were announced.
  func expect(_ key: Key, way: () -> [Step], steps: [Step])

  /// Checks that a state has the same possible steps when it is reached again.
  ///
  /// - Parameters:
  ///   - arrival: The state that is reached again.
  ///   - steps: The steps that were possible when the state was first reached.
  ///   - ways: Returns two schedules that lead to the state.
  /// - Throws: An error if the possible steps are different.
  func compare(
    _ arrival: Arrival<Key, Step>, with steps: [Step], ways: () -> (first: [Step], second: [Step])
  ) throws
}

/// A state that a step has reached, with the results of the step.
@usableFromInline package struct Arrival<Key: Hashable & Sendable, Step: Hashable & Sendable> {
  @usableFromInline package let key: Key
  /// The steps that are possible in the state.
  @usableFromInline package let steps: () -> [Step]
  /// A hash of the events during the step.
  @usableFromInline package var deed: UInt32
  /// The properties that fail in the state, or when a run comes to rest from the state.
  @usableFromInline package var failures: [BrokenProperty]
  /// The properties declared with `sometimes` that hold in the state.
  @usableFromInline package var reached: [String]
  /// The names of the visible controllers, back to front.
  @usableFromInline package let scene: String

  @inlinable package init(
    key: Key, steps: @escaping () -> [Step], deed: UInt32 = 0, failures: [BrokenProperty] = [],
    reached: [String] = [], scene: String = ""
  ) {
    (self.key, self.steps, self.deed) = (key, steps, deed)
    (self.failures, self.reached, self.scene) = (failures, reached, scene)
  }
}

/// A property that does not hold, with the reason.
@usableFromInline package struct BrokenProperty: Codable, Hashable, Sendable {
  @usableFromInline let property: String
  /// The reason for the failure, such as the expected and the found value; nil if none was given.
  @usableFromInline var detail: String?

  @usableFromInline init(property: String, detail: String? = nil) {
    (self.property, self.detail) = (property, detail)
  }
}
