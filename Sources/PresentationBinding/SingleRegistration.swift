/// Registers a completion with a transition at most once, even if a presenter updates several times
/// during the transition.
@MainActor struct SingleRegistration {
  /// A marker that lives as long as the registered completion.
  private weak var registered: Marker?

  private final class Marker {}

  /// Whether a registered completion has not been called yet.
  var isOpen: Bool { registered != nil }

  /// Calls `register` with a closure that calls `completion`, unless an earlier completion still
  /// waits.
  ///
  /// - Returns: Whether a transition runs, so that a completion will be called.
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
