/// The result of playing a plan.
public struct PlanResult: Hashable, Sendable {
  /// The failed steps, followed by the unmet expectations.
  public var failures: [PlanFailure]
  /// The printed lines of the whole trace, which lists all recorded events.
  public var trace: [String]

  /// Whether no step has failed and all expectations are met.
  public var passed: Bool { failures.isEmpty }

  /// Creates a result.
  public init(failures: [PlanFailure], trace: [String]) {
    self.failures = failures
    self.trace = trace
  }
}
