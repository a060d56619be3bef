/// The result of playing a plan.
public struct PlanResult: Hashable, Sendable {
  /// The failures, in the order of the plan's expectations.
  public var failures: [PlanFailure]
  /// The whole trace, one printed line each.
  public var trace: [String]

  /// Whether everything was as expected.
  public var passed: Bool { failures.isEmpty }

  /// Makes a result.
  public init(failures: [PlanFailure], trace: [String]) {
    self.failures = failures
    self.trace = trace
  }
}
