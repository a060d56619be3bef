import PresentationTesting

/// The value of a plan's binding.
package enum PlanValue: Hashable, Sendable, CustomStringConvertible {
  /// The value of a binding to a Bool.
  case bool(Bool)
  /// The value of a binding to an item: the item's key, or nil for no item.
  case key(String?)

  /// The value in the form in which a plan writes it.
  package var description: String {
    switch self {
    case .bool(let bool): "\(bool)"
    case .key(let key): key.map(quoted) ?? "null"
    }
  }
}
