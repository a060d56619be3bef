import UIKit

/// A target that passes the sender of each action to a closure.
@MainActor public final class Relay: SelectorTarget {
  /// The selector whose calls are passed to the closure.
  public static let action = Selector(("relayed:"))
  private let call: (Any?) -> Void

  /// Creates a target for actions whose sender has the type `Sender`.
  public init<Sender>(_ call: @escaping (Sender) -> Void) {
    self.call = { if let sender = $0 as? Sender { call(sender) } }
  }

  /// Passes the sender of an action to the closure.
  public func perform(_ selector: Selector, from sender: Any?) {
    if selector == Self.action { call(sender) }
  }
}
