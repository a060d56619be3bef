/// A shortest path of steps to an illegal state of a value.
///
/// A state is illegal if the value's ``Explorable/verdict`` fails.
public struct ValueFailure<Value: Explorable>: Error, Sendable, CustomStringConvertible {
  /// The steps from the initial state, in order.
  public let steps: [Value.Step]
  /// The illegal state.
  public let state: Value
  /// The reason that the failing verdict gives; empty if the verdict gives no reason.
  public let detail: String

  @usableFromInline init(steps: [Value.Step], state: Value, detail: String) {
    (self.steps, self.state, self.detail) = (steps, state, detail)
  }

  /// A text with the reason for the failure, the steps, and the illegal state.
  public var description: String {
    let words = steps.map { "\($0)" }.joined(separator: ", ")
    let way = steps.isEmpty ? "in the beginning" : "after \(words)"
    return "✗ \(detail.isEmpty ? "An illegal state" : detail) \(way): \(state)"
  }
}
