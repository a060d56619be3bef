import Presentation

/// The views of a list that are not visible and can be reused, and the registered closures that
/// create new views.
@MainActor struct ReusePool<Reused: View> {
  private var makers: [String: () -> Reused] = [:]
  private var spare: [String: [Reused]] = [:]
  /// The views that can be reused after the next layout.
  private var retired: [(view: Reused, identifier: String)] = []

  mutating func register(_ identifier: String, _ make: @escaping () -> Reused) {
    makers[identifier] = make
  }

  mutating func unregister(_ identifier: String) { makers[identifier] = nil }

  /// Returns a reused view or a new view; nil if no class is registered for the identifier.
  mutating func take(_ identifier: String) -> Reused? {
    spare[identifier]?.popLast() ?? makers[identifier]?()
  }

  /// Keeps a removed view, so that it can be reused; a view without an identifier is not kept.
  ///
  /// - Parameter afterLayout: Whether the view can be reused only after ``layoutEnds()``.
  mutating func keep(_ view: Reused, _ identifier: String?, afterLayout: Bool = false) {
    guard let identifier else { return }
    guard afterLayout else { return spare[identifier, default: []].append(view) }
    retired.append((view, identifier))
  }

  /// Lets the views that changes of the list have removed be reused from now on.
  mutating func layoutEnds() {
    for (view, identifier) in exchange(&retired, with: []) { keep(view, identifier) }
  }
}
