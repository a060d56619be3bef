/// A plain value whose states can be explored: a model of a flow, without screens.
///
/// ```swift
/// struct Door: Explorable {
///   enum Step: Hashable, Sendable { case open, close, lock }
///   var isOpen = false, isLocked = false
///
///   var steps: [Step] { isOpen ? [.close] : isLocked ? [] : [.open, .lock] }
///
///   mutating func make(_ step: Step) {
///     switch step {
///     case .open: isOpen = true
///     case .close: isOpen = false
///     case .lock: isLocked = true
///     }
///   }
///
///   var verdict: Verdict { isOpen && isLocked ? .fails("The door is open and locked.") : .holds }
/// }
/// let proof = try explore(Door())
/// ```
///
/// Equal values are one state.
public protocol Explorable: Hashable, Sendable {
  /// Something that can happen.
  associatedtype Step: Hashable, Sendable

  /// The steps that are possible in this state, in an order that follows from the state.
  var steps: [Step] { get }

  /// Makes a step that is possible.
  mutating func make(_ step: Step)

  /// Whether the state is legal.
  var verdict: Verdict { get }
}

/// The proof that no state of a value is illegal, or how far an exploration of it came.
public struct ValueExploration: Hashable, Sendable, CustomStringConvertible {
  /// How many states were found.
  public let states: Int
  /// How many steps were made between them.
  public let steps: Int
  /// Whether every state was visited.
  public let isComplete: Bool

  /// One line.
  public var description: String {
    let count = "\(states.grouped) states, \(steps.grouped) steps"
    return isComplete
      ? "complete: \(count), no order of steps leads to an illegal state"
      : "bounded: \(count), and more were not visited"
  }
}

/// Steps of a value that lead to an illegal state.
public struct ValueFailure<Value: Explorable>: Error, Sendable, CustomStringConvertible {
  /// The fewest steps, in order.
  public let steps: [Value.Step]
  /// The illegal state.
  public let state: Value
  /// What its verdict says.
  public let detail: String

  /// The steps, the state and the verdict.
  public var description: String {
    let way = steps.isEmpty ? "in the beginning" : "after \(steps.map { "\($0)" }.joined(separator: ", "))"
    return "✗ \(detail.isEmpty ? "An illegal state" : detail) \(way): \(state)"
  }
}

/// Visits every state that a plain value can reach.
///
/// - Parameters:
///   - initial: The first state.
///   - budget: How many states may be visited, or for how long; with one, a partial answer is no
///     error.
/// - Returns: What was covered.
/// - Throws: ``ValueFailure`` with the fewest steps that lead to a state whose verdict fails.
@discardableResult @MainActor
public func explore<Value: Explorable>(
  _ initial: Value, budget: ExplorationBudget? = nil
) throws -> ValueExploration {
  let search = StateSearch(ValueSystem(initial), findsAll: false)
  var pace = ExplorationPace(budget ?? .states(.max))
  try search.run {
    pace.isOver(search.graph.count) { "\(search.graph.count.grouped) states" }
  }
  if let failure = search.failures.first {
    var state = initial
    for step in failure.path { state.make(step) }
    throw ValueFailure(steps: failure.path, state: state, detail: failure.broken.detail ?? "")
  }
  return ValueExploration(
    states: search.graph.count, steps: search.graph.edgeCount, isComplete: search.isComplete)
}

/// A plain value as a system: it is its own key.
private struct ValueSystem<Value: Explorable>: StateSystem {
  private let initial: Value

  init(_ initial: Value) { self.initial = initial }

  func begin() -> Arrival<Value, Value.Step> { arrival(at: initial) }

  func leave(
    _ key: Value, way: () -> [Value.Step], by steps: [Value.Step],
    _ body: (Arrival<Value, Value.Step>) throws -> Void
  ) throws {
    for step in steps {
      var value = key
      value.make(step)
      try body(arrival(at: value))
    }
  }

  private func arrival(at value: Value) -> Arrival<Value, Value.Step> {
    var arrival = Arrival(key: value, steps: { value.steps })
    if case .fails(let detail) = value.verdict {
      arrival.failures = [BrokenProperty(property: "verdict", detail: detail)]
    }
    return arrival
  }

  func expect(way: () -> [Value.Step], steps: [Value.Step]) {}

  func compare(
    _ arrival: Arrival<Value, Value.Step>, with steps: [Value.Step],
    ways: () -> (first: [Value.Step], second: [Value.Step])
  ) {}
}
