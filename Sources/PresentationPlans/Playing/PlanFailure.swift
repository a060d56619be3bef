/// A failed step or an unmet expectation of a plan.
public struct PlanFailure: Hashable, Sendable, CustomStringConvertible {
  /// The path to the step or the expectation in its plan, such as `expect.order[2]`.
  public var place: String
  /// The first line of ``description``, such as `expect.order[2] was never seen:`.
  ///
  /// The message includes ``place``.
  public var message: String
  /// The lines below the message, such as nearby lines of the trace (list of recorded events).
  ///
  /// A missing line is marked with `-`, and an unexpected line is marked with `+`.
  public var context: [String]

  /// Creates a failure.
  public init(place: String, message: String, context: [String] = []) {
    self.place = place
    self.message = message
    self.context = context
  }

  /// The message and the context, line by line.
  public var description: String {
    ([message] + context).joined(separator: "\n")
  }
}
