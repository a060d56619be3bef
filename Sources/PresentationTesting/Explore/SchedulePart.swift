/// A part of an exploration: the schedules of one length that begin with the same steps.
package struct SchedulePart: Codable, Hashable, Sendable {
  let length: Int
  let beginning: Schedule
}

/// The facts about the schedules of a part, none of which breaks a property.
package struct PartResult: Codable, Sendable {
  let schedules: Int
  /// Whether longer schedules may exist that begin with the same steps.
  let isAlive: Bool
  /// The indices of the moves that were made in at least one run.
  let used: Set<Int>
  /// The facts that the runs have collected, such as the names of the moves.
  ///
  /// The value is nil if the process has already reported these facts with an earlier part.
  package var findings: ScenarioFindings?
}

/// Processes that run parts of an exploration for another process.
@MainActor package protocol SchedulePool: AnyObject {
  /// The number of parts that may be sent before a result is received.
  var capacity: Int { get }

  func send(_ part: SchedulePart) throws

  /// Waits for the result of the oldest part whose result has not been received.
  ///
  /// - Returns: The result; nil if a property failed, or if an error ended the part.
  func receive() throws -> PartResult?
}
