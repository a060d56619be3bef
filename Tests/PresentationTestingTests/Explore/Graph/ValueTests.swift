import PresentationLab
import PresentationTesting
import TestSupport
import Testing

/// Explorations of plain values.
@Suite("Plain values are explored") @MainActor
struct ValueTests {
  private struct Door: Explorable {
    enum Step: Hashable, Sendable {
      case open, close, lock
    }

    var isOpen = false
    var isLocked = false
    /// Whether an open door can be locked.
    let isFaulty: Bool

    var steps: [Step] {
      (isOpen ? [.close] : isLocked ? [] : [.open]) + (isOpen && !isFaulty ? [] : [.lock])
    }

    mutating func make(_ step: Step) {
      switch step {
      case .open: isOpen = true
      case .close: isOpen = false
      case .lock: isLocked = true
      }
    }

    var verdict: Verdict { isOpen && isLocked ? .fails("An open door is locked") : .holds }
  }

  @Test func `an exploration of a value visits every reachable state`() throws {
    let proof = try explore(Door(isFaulty: false))
    expect(
      proof.description,
      equals: "complete: 3 states, 4 steps, no order of steps leads to an illegal state")
    expect(proof.isComplete)
  }

  @Test func `an exploration reports an illegal state with a shortest list of steps to that state`()
    throws
  {
    let failure = try #require(throws: ValueFailure<Door>.self) {
      try explore(Door(isFaulty: true))
    }
    expect(failure.steps, equals: [.open, .lock])
    expect(failure.state.isOpen && failure.state.isLocked)
    expect(failure.description.hasPrefix("✗ An open door is locked after open, lock: Door("))
  }

  @Test func `an exploration of a value stops when its budget is used up`() throws {
    let bounded = try explore(Door(isFaulty: false), budget: 1)
    expect(!bounded.isComplete)
    expect(bounded.description, equals: "bounded: 3 states, 2 steps, and more were not visited")
  }

  /// The command `present soak models` explores longer chains as well.
  @Test(.ownProcess, arguments: ModelSoak.cases.prefix(2).map(\.count))
  func `an exploration finds as many states as an independent count`(
    count: Int
  ) throws {
    let chain = try #require(ModelSoak.cases.first { $0.count == count })
    let proof = try ModelSoak.explore(chain)
    expect((proof.states, proof.steps) == (chain.states, chain.steps))
  }
}
