/// The controllers that gestures are declared on and that no run of an exploration has had so far.
@MainActor struct UnmetControllers {
  /// Nil before the first run.
  private var unmet: [TouchedController]?
  private var names: Set<String> = []

  /// Takes out the controllers that a run had.
  mutating func meet(_ touched: [TouchedController], names found: @autoclosure () -> Set<String>) {
    if unmet == nil { unmet = touched }
    guard unmet?.isEmpty == false else { return }
    names.formUnion(found())
    unmet?.removeAll { names.contains($0.name) }
  }

  /// Throws if a controller was in no run of an exploration that has tried everything.
  func check(_ exploration: Exploration) throws(NoSuchController) -> Exploration {
    guard exploration.outcome != .bounded, let first = unmet?.first else { return exploration }
    throw NoSuchController(
      gesture: "\(first.gesture)", name: first.name,
      nearest: nearestWord(to: first.name, among: Array(names)), exploration: exploration)
  }
}
