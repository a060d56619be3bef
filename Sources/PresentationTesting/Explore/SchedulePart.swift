/// A part of an exploration: the schedules of one length that begin with the same steps.
package struct SchedulePart: Codable, Hashable, Sendable {
  let length: Int
  let beginning: Schedule
}

/// The error that ends a part in which a property fails.
struct FailedPart: Error {}

/// The facts about the schedules of a part, none of which breaks a property.
package struct PartResult: Codable, Sendable {
  let schedules: Int
  /// Whether longer schedules may exist that begin with the same steps.
  let isAlive: Bool
  /// The indices of the moves that were made in at least one run.
  let used: Set<Int>
}

/// The reply of a process that was asked to run a part.
package enum PartReply {
  /// The result, and the facts that the runs of the process have collected so far.
  ///
  /// The facts are nil if the process has reported the same facts before.
  case result(PartResult, ScenarioFindings?)
  /// A property failed, or an error ended the part.
  case failed
  /// The process has ended without a reply.
  case lost
}

/// Processes that run parts of an exploration for another process.
@MainActor package protocol SchedulePool: AnyObject {
  /// The number of parts that may be sent before a reply is received.
  var capacity: Int { get }

  func send(_ part: SchedulePart)

  /// Waits for the reply to the oldest part whose reply has not been received.
  func receive() -> PartReply
}
