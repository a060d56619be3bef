/// The result of a property of a scenario at one moment.
public enum Verdict: Hashable, Sendable {
  /// The property holds.
  case holds
  /// There is nothing to judge at this moment.
  ///
  /// An exploration names the properties that were undecided in every state.
  case undecided
  /// The property does not hold, for a reason.
  case fails(String)

  /// Compares a value with the expected one; a failure says both.
  public static func expect<Value: Equatable>(_ found: Value, _ expected: Value) -> Verdict {
    found == expected ? .holds : .fails("expected \(text(expected)), found \(text(found))")
  }

  private static func text(_ value: Any) -> String {
    guard let optional = value as? any OptionalValue else { return String(reflecting: value) }
    return optional.content.map(text) ?? "nil"
  }

  init(_ holds: Bool) { self = holds ? .holds : .fails("") }
}
