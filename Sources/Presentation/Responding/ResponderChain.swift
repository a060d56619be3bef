/// The first responder of a ``World``, and the responder at the end of all responder chains.
@MainActor package final class ResponderChain {
  /// The first responder, which would get key events; nil if there is none.
  package private(set) weak var first: Responder?
  /// The next responder of every window: the application object, if there is one.
  package var end: Responder?

  /// Returns the responder chain of a ``World``; the first call creates it.
  package static func of(_ world: World) -> ResponderChain {
    world.attachment { ResponderChain() }
  }

  /// Removes the first responder without calling its `resignFirstResponder()`.
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
