import Presentation

/// The views of a list that are not visible and can be reused, and the registered closures that
/// create new views.
@MainActor struct ReusePool<Reused: View> {
  private var makers: [String: () -> Reused] = [:]
  private var spare: [String: [Reused]] = [:]

  mutating func register(_ identifier: String, _ make: @escaping () -> Reused) {
    makers[identifier] = make
  }

  mutating func unregister(_ identifier: String) { makers[identifier] = nil }

  /// Returns a reused view or a new view; nil if no class is registered for the identifier.
  mutating func take(_ identifier: String) -> Reused? {
    spare[identifier]?.popLast() ?? makers[identifier]?()
  }

  /// Keeps a removed view, so that it can be reused; a view without an identifier is not kept.
  mutating func keep(_ view: Reused, _ identifier: String?) {
    if let identifier { spare[identifier, default: []].append(view) }
  }
}
