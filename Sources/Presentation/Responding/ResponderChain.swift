/// The first responder of a ``World``.
@MainActor package final class ResponderChain {
  /// The first responder, which would get key events; nil if there is none.
  package private(set) weak var first: Responder?
  /// The view outside of a window that becomes the first responder when it enters a window.
  private weak var awaited: View?

  /// Makes the first responder resign, and returns whether there is no objection.
  ///
  /// - Parameter force: Whether a responder that refuses to resign is removed nevertheless.
  package func resignFirst(force: Bool) -> Bool {
    guard let first, !first.resignFirstResponder() else { return true }
    if force { self.first = nil }
    return force
  }

  func change(to next: Responder) -> Bool {
    if first === next { return true }
    guard next.canBecomeFirstResponder else { return false }
    if let view = next as? View, view.window == nil {
      awaited = view
      return false
    }
    if let first, !first.resignFirstResponder() { return false }
    (first, awaited) = (next, nil)
    return true
  }

  /// Makes a view the first responder if it asked for it while it was in no window.
  ///
  /// - Parameters:
  ///   - view: The outermost view that has entered a window.
  ///   - world: The owner of the window.
  func enterWindow(_ view: View, in world: World) {
    guard let awaited, awaited.isDescendant(of: view) else { return }
    self.awaited = nil
    _ = world.use { awaited.becomeFirstResponder() }
  }

  /// Makes the first responder resign if its view is `view` or inside `view`, which leaves its
  /// window (P-28).
  ///
  /// A responder that refuses to resign is removed nevertheless.
  func leaveWindow(_ view: View) {
    guard let first else { return }
    let place = first as? View ?? (first as? ViewController)?.viewIfLoaded
    if place?.isDescendant(of: view) == true { _ = resignFirst(force: true) }
  }

  func resign(_ leaving: Responder) -> Bool {
    if awaited === leaving { awaited = nil }
    guard first === leaving else { return true }
    guard leaving.canResignFirstResponder else { return false }
    first = nil
    return true
  }
}
