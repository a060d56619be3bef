/// Registers a completion with a transition at most once, however often a presenter looks while the
/// transition runs.
@MainActor struct SingleRegistration {
  /// Alive as long as the completion that was registered.
  private weak var registered: Marker?

  private final class Marker {}

  /// Whether a completion was registered that has not been called.
  var isOpen: Bool { registered != nil }

  /// Calls `register` with a body that calls `completion`, unless an earlier one still waits.
  ///
  /// - Returns: Whether a transition runs, and the completion will be called.
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
