/// The first responder of one world, and the end of its responder chains.
@MainActor package final class ResponderChain {
  /// The responder that key events would go to; nil for none.
  package private(set) weak var first: Responder?
  /// The responder that follows windows: an application.
  package var end: Responder?

  /// The chain of a world, which a world has from the first question on.
  package static func of(_ world: World) -> ResponderChain {
    world.attachment { ResponderChain() }
  }

  /// Takes the first responder away without asking it.
  package func removeFirst() { first = nil }

  func change(to next: Responder) -> Bool {
    if first === next { return true }
    guard next.canBecomeFirstResponder else { return false }
    if let first, !first.resignFirstResponder() { return false }
    first = next
    return true
  }

  func resign(_ leaving: Responder) -> Bool {
    guard first === leaving else { return true }
    guard leaving.canResignFirstResponder else { return false }
    first = nil
    return true
  }
}
