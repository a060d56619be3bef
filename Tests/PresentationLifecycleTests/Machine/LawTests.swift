import PresentationLifecycle
import TestSupport
import Testing

/// The checks of `ReentrancyGuard`: law 3, and the rows of impossible events.
///
/// Law 3 says that a state machine keeps its state while its effects are performed.
struct LawTests {
  /// A state machine with a mistake: an effect that causes the next event is not the last of its
  /// row.
  struct Wrong: Machine {
    enum State: Hashable, Sendable { case resting, asking, answered }
    enum Event: Hashable, Sendable { case ask, answer, wait, doubt }
    enum Effect: Hashable, Sendable { case callDelegate, load }

    static let kind = MachineKind.transition
    static let allStates: [State] = [.resting, .asking, .answered]
    static let allEvents: [Event] = [.ask, .answer, .wait, .doubt]

    var state: State

    init(state: State = .resting) { self.state = state }

    mutating func handle(_ event: Event) -> Row<Effect> {
      switch event {
      case .ask:
        state = .asking
        return Row("asks too early", "", [.callDelegate, .load])
      case .answer:
        state = .answered
        return Row("takes the answer", "")
      case .wait:
        return Row("waits", "")
      case .doubt:
        return .impossible("nobody doubts")
      }
    }
  }

  #if os(macOS) || os(Linux)
    @Test
    func `the program stops if a state machine changes its state while its effects run`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var door = ReentrancyGuard(Wrong())
        _ = door.handle(.ask, flip: nil, laws: .trap)
        door.openList()
        _ = door.handle(.answer, flip: nil, laws: .trap)
      }
      expectExit(
        result,
        says: #"transition: row "takes the answer" moved from asking to answered "#
          + "while a list of this machine was open (law 3)")
    }

    @Test
    func `if an event is impossible in the current state, the program stops and prints a reason`()
      async
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var door = ReentrancyGuard(Wrong())
        _ = door.handle(.doubt, flip: nil, laws: .trap)
      }
      expectExit(result, says: "transition: nobody doubts (resting, doubt)")
    }

    @Test func `the program stops if a presentation ends before its transition runs`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var sketch = Sketch()
        let home = sketch.join(), link = sketch.request(sketch.join(), on: home)
        _ = sketch.hierarchy.handle(.ended(.completed), at: Address<PresentationMachine>(link))
      }
      expectExit(
        result, says: "presentationLink: only a running transition ends (requested, ended(")
    }
  #endif

  @Test
  func `while effects run, a state machine can handle an event that does not change the state`() {
    var door = ReentrancyGuard(Wrong(state: .asking))
    door.openList()
    expect(door.handle(.wait, flip: nil, laws: .trap).name, equals: "waits")
    expect(door.state, equals: .asking)
  }

  @Test func `a state machine can change its state as soon as its last effect has begun`() {
    var door = ReentrancyGuard(Wrong())
    _ = door.handle(.ask, flip: nil, laws: .trap)
    door.openList()
    door.closeList()
    _ = door.handle(.answer, flip: nil, laws: .trap)
    expect(door.state, equals: .answered)
  }

  @Test func `the end of a nested list of effects does not end the outer list`() {
    var door = ReentrancyGuard(Wrong())
    door.openList()
    door.openList()
    door.closeList()
    expect(door.openLists, equals: 1)
  }

  @Test func `if violations are tolerated, an illegal state change does not stop the program`() {
    var door = ReentrancyGuard(Wrong(state: .asking))
    door.openList()
    _ = door.handle(.answer, flip: nil, laws: .tolerate)
    expect(door.state, equals: .answered)
    expect(door.handle(.doubt, flip: nil, laws: .tolerate).kind, equals: .impossible)
  }

  @Test func `a deliberate mistake in one row of a state table changes no other row`() {
    var door = ReentrancyGuard(Wrong())
    let flip = RowFlip(machine: .transition, row: "asks too early", change: .swap(0))
    expect(door.handle(.wait, flip: flip, laws: .tolerate).effects, equals: [])
    expect(door.handle(.ask, flip: flip, laws: .tolerate).effects, equals: [.load, .callDelegate])
    let other = RowFlip(machine: .appearance, row: "asks too early", change: .drop(0))
    expect(door.handle(.ask, flip: other, laws: .tolerate).effects, equals: [.callDelegate, .load])
    let next = RowFlip(machine: .transition, row: "waits", change: .next(0))
    _ = door.handle(.wait, flip: next, laws: .tolerate)
    expect(door.state, equals: .resting)
  }
}
