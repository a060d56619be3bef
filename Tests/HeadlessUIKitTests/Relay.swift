import UIKit

/// A target that passes the sender of each action to a closure.
@MainActor final class Relay: SelectorTarget {
  static let action = Selector(("relayed:"))
  private let call: (Any?) -> Void

  init<Sender>(_ call: @escaping (Sender) -> Void) {
    self.call = { if let sender = $0 as? Sender { call(sender) } }
  }

  func perform(_ selector: Selector, from sender: Any?) {
    if selector == Self.action { call(sender) }
  }
}
