/// Visits every state that a plain value can reach.
///
/// - Parameters:
///   - initial: The initial state.
///   - budget: The maximum number of states, or the time limit. If the budget is used up, the
///     result is partial and no error is thrown.
/// - Returns: The number of states and steps, and whether every state was visited.
/// - Throws: ``ValueFailure`` with a shortest path to a state whose verdict fails.
@discardableResult @MainActor @inlinable
public func explore<Value: Explorable>(
  _ initial: Value, budget: ExplorationBudget? = nil
) throws -> ValueExploration {
  let search = StateSearch(ValueSystem(initial), findsAll: false)
  var pace = ExplorationPace(budget ?? .states(.max))
  try search.run { pace.isOver(search.graph.count) { search.progress } }
  if let failure = search.failures.first {
    var state = initial
    for step in failure.path { state.make(step) }
    throw ValueFailure(steps: failure.path, state: state, detail: failure.broken.detail ?? "")
  }
  return ValueExploration(
    states: search.graph.count, steps: search.graph.edgeCount, isComplete: search.isComplete)
}
