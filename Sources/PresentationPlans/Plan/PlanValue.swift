import PresentationTesting

/// The value of a plan's binding.
package enum PlanValue: Hashable, Sendable, CustomStringConvertible {
  /// A Bool's.
  case bool(Bool)
  /// An item's: its key, or nil for no item.
  case key(String?)

  /// The value as a plan writes it.
  package var description: String {
    switch self {
    case .bool(let bool): "\(bool)"
    case .key(let key): key.map(quoted) ?? "null"
    }
  }
}
