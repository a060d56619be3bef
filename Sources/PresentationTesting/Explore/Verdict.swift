/// The result of checking a property at one moment.
public enum Verdict: Hashable, Sendable {
  /// The property holds.
  case holds
  /// The property does not apply at this moment.
  ///
  /// The result of an exploration lists the properties that were undecided in every state.
  case undecided
  /// The property does not hold; the text gives the reason.
  case fails(String)

  /// Returns `holds` if the values are equal; otherwise returns `fails`, which names both values.
  public static func expect<Value: Equatable>(_ found: Value, _ expected: Value) -> Verdict {
    found == expected ? .holds : .fails("expected \(text(expected)), found \(text(found))")
  }

  private static func text(_ value: Any) -> String {
    guard let optional = value as? any OptionalValue else { return String(reflecting: value) }
    return optional.content.map(text) ?? "nil"
  }

  init(_ holds: Bool) { self = holds ? .holds : .fails("") }
}
