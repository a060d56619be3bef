import PresentationLifecycle
import TestSupport
import Testing

/// The state table of property animators.
struct PropertyAnimationTests {
  // row | its rules | its effects, in order
  private static let rows = """
    runs blocks | A-2 A-14 | runBlocks
    continue ignored | A-2 A-24 |
    stopped by a block | A-2 |
    waits for a block | A-16 |
    pauses without a block | A-2 |
    scrub ignored | A-2 A-10 |
    stores its direction | A-2 A-25 | storeDirection
    stores a block | A-2 A-12 A-14 | storeBlock
    stores a completion | A-2 | storeCompletion
    stop ignored | A-2 |
    finish forbidden | A-20 | raiseNotStopped
    changes its goal | A-2 |
    runs | A-2 A-15 | play
    vanishes | A-17 | endNextTurn
    stops without completions | A-4 A-6 | freeze dropCompletions retire
    stops | A-5 A-6 | freeze
    forbidden while active | A-21 | raiseActive
    waits | A-22 | playLater
    holds | A-2 A-15 | hold
    start ignored | A-2 |
    runs an added block | A-2 A-12 A-16 | storeBlock runBlocks
    resumes | A-2 A-22 A-23 | play
    pauses | A-2 A-23 | hold
    scrubs | A-2 A-11 A-23 | hold
    jumps | A-9 | jump
    reverses | A-2 A-25 A-26 | turnBack
    ends | A-3 A-17 A-18 | settleAtEnd retire deliverCompletions
    pauses at its end | A-7 | holdAtEnd
    paused forbids a delay | A-2 A-22 | raiseDelayOfPaused
    pause ignored | A-2 A-17 |
    continues | A-24 | retime
    reverse ignored | A-2 |
    stopped forbids | A-2 A-20 | raiseStopped
    finishes | A-5 A-18 | settleAtPosition retire deliverCompletions
    """

  @Test(.rule("A-1", "A-2", "A-7", "A-16", "A-17", "A-20", "A-22", "A-24"))
  func `an animator's state table has the expected next state for each event`() {
    expectSameLines(
      TableText.steps(of: PropertyAnimation.self),
      PropertyAnimationSteps.resting + "\n" + PropertyAnimationSteps.active)
  }

  @Test(.rule("A-2", "A-3", "A-4", "A-5"))
  func `an animator's state table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(PropertyAnimation.table.map(\.row)), Self.rows)
  }

  @Test
  func `each impossible event in an animator's state table has a reason`() {
    expect(PropertyAnimation.table.count, equals: 220)
    expect(
      TableText.impossible(in: PropertyAnimation.self),
      equals: [
        "nothing is forbidden while inactive": 1,
        "a delay ends only while delayed": 9,
        "an end needs a running or vanishing animation": 16,
        "blocks run only while capturing": 10,
      ])
  }

  /// The table of rule A-2.
  ///
  /// The columns show the next state after each call in the states inactive, running, paused and
  /// stopped. `-` means that the state is kept, and `err` that an exception is raised.
  private static let calls = """
    start(some)      | capturing(run)      | -              | running         | err
    startLater(some) | capturing(runLater) | -              | err             | err
    pause(some)      | capturing(pause)    | paused         | -               | err
    scrub(some)      | capturing(pause)    | -              | -               | -
    reverse          | -                   | -              | -               | -
    addAnimations    | -                   | capturing(run) | capturing(pause) | err
    addCompletion    | -                   | -              | -               | -
    continue(some)   | -                   | -              | running         | err
    stopAndDrop      | -                   | inactive       | inactive        | err
    stop             | -                   | stopped        | stopped         | err
    finish           | err                 | err            | err             | inactive
    """

  @Test(.rule("A-2")) func `each call on an animator leads to the documented state`() {
    let states: [PropertyAnimation.State] = [.inactive, .running, .paused, .stopped]
    let actual = PropertyAnimation.allEvents.map { event in
      [tableWord(event)]
        + states.map { state in
          var machine = PropertyAnimation(state: state)
          let row = machine.handle(event)
          if row.effects.contains(where: { tableWord($0).hasPrefix("raise") }) { return "err" }
          return machine.state == state ? "-" : tableWord(machine.state)
        }
    }
    for line in TableText.lines(Self.calls) {
      let cells = line.split(separator: " | ").map(String.init)
      expect(actual.contains(cells), "\(cells)")
    }
  }

  @Test(.rule("A-20", "A-21"))
  func `a call that raises an exception does not change an animator's state`() {
    for line in PropertyAnimation.table
    where line.row.effects.contains(where: { tableWord($0).hasPrefix("raise") }) {
      expect(line.next == line.state && line.row.effects.count == 1)
    }
  }

  @Test(.rule("A-3", "A-18"))
  func `an animator's completions are called only when the animator becomes inactive`() {
    for line in PropertyAnimation.table where line.row.effects.contains(.deliverCompletions) {
      expect(line.next == .inactive && line.row.effects.contains(.retire))
    }
  }
}
