#if canImport(ObjectiveC)
  public import Foundation
#endif

/// An event about pressed keys and buttons.
@preconcurrency @MainActor public final class PressesEvent: ViewEvent {
  /// The presses of the event.
  public let allPresses: Set<Press>
  /// Whether a responder has handled the presses: the last one of the chain was not called.
  package private(set) var isHandled = true
  /// The type of the event: `presses`.
  public override var type: EventType { .presses }

  package init(_ presses: Set<Press>) {
    allPresses = presses
    super.init(.none)
  }

  /// Notes that no responder of the chain has handled the presses.
  func leaveChain() { isHandled = false }
}
