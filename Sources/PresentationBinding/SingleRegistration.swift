/// A registration of a completion with a transition, which is made at most once.
///
/// A presenter that updates several times during the transition still registers only one
/// completion.
@MainActor struct SingleRegistration {
  /// A marker that exists until the registered completion has been called.
  private weak var registered: Marker?

  private final class Marker {}

  /// Whether a registered completion has not been called yet.
  var isOpen: Bool { registered != nil }

  /// Calls `register` with a closure that calls `completion`.
  ///
  /// If an earlier completion still waits, `register` is not called.
  ///
  /// - Returns: Whether a transition is running, so that a completion will be called.
  mutating func register(
    with register: (_ body: @escaping @MainActor () -> Void) -> Bool,
    then completion: @escaping @MainActor () -> Void
  ) -> Bool {
    if registered != nil { return true }
    let marker = Marker()
    guard register({ withExtendedLifetime(marker) { completion() } }) else { return false }
    registered = marker
    return true
  }
}
