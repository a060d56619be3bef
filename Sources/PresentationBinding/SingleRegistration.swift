/// An object that registers at most one completion with a running transition.
///
/// A presenter that updates several times during the transition registers its completion only once.
@MainActor struct SingleRegistration {
  /// An object that lives until the registered completion has been called.
  private weak var registered: Marker?

  private final class Marker {}

  /// Whether a completion is registered and has not been called yet.
  var isOpen: Bool { registered != nil }

  /// Calls `register` with a closure that calls `completion`.
  ///
  /// If an earlier completion has not been called yet, `register` is not called.
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
