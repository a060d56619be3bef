/// An unmet expectation of a plan.
public struct PlanFailure: Hashable, Sendable, CustomStringConvertible {
  /// The way to the expectation in its plan, as `expect.order[2]`.
  public var place: String
  /// The whole first line of the report, with the place: `expect.order[2] was never seen:`.
  public var message: String
  /// The lines below it: what was seen around there, and what was missing, behind a `-`.
  public var context: [String]

  /// Makes a failure.
  public init(place: String, message: String, context: [String] = []) {
    self.place = place
    self.message = message
    self.context = context
  }

  /// The message and its context, line by line.
  public var description: String {
    ([message] + context).joined(separator: "\n")
  }
}
