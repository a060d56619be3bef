import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Stacks whose transitions can be interrupted (N-80 to N-85).
@MainActor @Suite("Interruptible pushes and pops") struct FluidStackTests {
  /// Returns a stack with the root A and a running push of B.
  private func pushing(after milliseconds: Int = 150) throws -> (SwipeFixture, Probe) {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    if milliseconds > 0 { fixture.stage.advance(by: .milliseconds(milliseconds)) }
    return (fixture, b)
  }

  private let pushBegins = ["A willDisappear", "B willAppear", "willShow B", "B isAppearing"]
  /// The callbacks at the end of the push and at the beginning of a pop.
  private let turnsRound = [
    "A didDisappear", "B didAppear", "didShow B", "B willDisappear", "A willAppear", "willShow A",
    "A isAppearing",
  ]
  private let popEnds = ["B didDisappear", "A didAppear", "didShow A"]

  /// Returns the turn of each appearance callback.
  private func turns(_ fixture: SwipeFixture) -> [String] {
    fixture.stage.trace.lines.filter { $0.event.hasPrefix("view") && $0.event != "viewDidLoad" }
      .map { "\($0.turn)".filter(\.isNumber) }
  }

  // MARK: Interrupted pushes

  @Test(.rule("N-80", "N-81", "N-82"), arguments: [0, 1, 150, 349])
  func `a pop during an interruptible push begins in the run-loop turn of the pop call`(
    milliseconds: Int
  ) throws {
    let (fixture, b) = try pushing(after: milliseconds)
    expect(fixture.heard, equals: pushBegins)
    fixture.nav.popViewController(animated: true)
    expect(fixture.names == ["A"] && fixture.nav.topViewController === fixture.top)
    fixture.stage.runTurn()
    expect(fixture.heard, equals: pushBegins + turnsRound)
    expect(Set(turns(fixture).dropFirst(3)).count, equals: 1)
    try fixture.stage.settle()
    expect(fixture.heard, equals: pushBegins + turnsRound + popEnds)
    expect(
      b.parent == nil && fixture.stage.visible == ["Nav", "A"] && fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-81", "T-19", "T-21"))
  func `a push that is interrupted by a pop is completed and not canceled`() throws {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.pushViewController(b, animated: true)
    fixture.watchInteraction()
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    let pop = try #require(fixture.nav.transitionCoordinator)
    expect(pop.viewController(forKey: .to) === fixture.top && !pop.isCancelled)
    try fixture.stage.settle()
    expect(
      fixture.heard.filter { $0.contains("cancelled") }, equals: ["completion, cancelled false"])
    expect(fixture.nav.transitionCoordinator == nil)
  }

  @Test(.rule("N-81", "N-10", "N-13"))
  func `a controller that is popped during its push gets balanced willMove and didMove calls`()
    throws
  {
    let (fixture, _) = try pushing()
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(
      fixture.stage.events.filter { $0.hasPrefix("B  ") && $0.contains("Move") },
      equals: [
        "B  willMove(toParent: Nav)", "B  didMove(toParent: Nav)", "B  willMove(toParent: nil)",
        "B  didMove(toParent: nil)",
      ])
  }

  @Test(.rule("N-6", "N-81"))
  func `if a pop interrupts a push, isMovingFromParent is true instead of isMovingToParent`()
    throws
  {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B"), log = Log()
    for moment in [
      Probe.Moment.viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear,
    ] {
      b.note(in: log, at: moment) { [unowned b] in
        "to \(b.isMovingToParent), from \(b.isMovingFromParent)"
      }
    }
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(
      log.lines,
      equals: [
        "B viewWillAppear: to true, from false", "B viewIsAppearing: to true, from false",
        "B viewDidAppear: to true, from false", "B viewWillDisappear: to false, from true",
        "B viewDidDisappear: to false, from true",
      ])
  }

  @Test(.rule("N-81", "N-82"), arguments: [true, false])
  func `an edge swipe during an interruptible push begins an interactive pop`(
    finishes: Bool
  ) throws {
    let (fixture, b) = try pushing()
    let swipe = fixture.stage.user.swipeBack()
    expect(fixture.nav.transitionCoordinator?.isInteractive == true && fixture.names == ["A"])
    fixture.stage.runTurn()
    expect(fixture.heard, equals: pushBegins + turnsRound)
    expect(Set(turns(fixture).dropFirst(3)).count, equals: 1)
    swipe.update(0.5)
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    let end =
      finishes
      ? popEnds
      : ["A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear"]
    expect(fixture.heard, equals: pushBegins + turnsRound + end)
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    expect(b.parent === (finishes ? nil : fixture.nav))
    try fixture.stage.close()
  }

  @Test(.rule("N-84", "N-81"))
  func `a second push during an interruptible push begins immediately`() throws {
    let (fixture, b) = try pushing(), c = fixture.page("C")
    fixture.nav.pushViewController(c, animated: true)
    expect(fixture.names == ["A", "B", "C"] && c.parent === fixture.nav)
    fixture.stage.runTurn()
    expect(
      fixture.heard,
      equals: pushBegins + [
        "A didDisappear", "B didAppear", "didShow B", "B willDisappear", "C willAppear",
        "willShow C", "C isAppearing",
      ])
    try fixture.stage.settle()
    expect(fixture.heard.suffix(3), equals: ["B didDisappear", "C didAppear", "didShow C"])
    expect(b.parent === fixture.nav && fixture.stage.visible == ["Nav", "C"])
    try fixture.stage.close()
  }

  @Test(.rule("N-84"), arguments: [true, false])
  func `an unanimated push or pop during an interruptible push changes the stack immediately`(
    pops: Bool
  ) throws {
    let (fixture, _) = try pushing(), c = fixture.page("C")
    if pops {
      fixture.nav.popViewController(animated: false)
      expect(fixture.names, equals: ["A"])
    } else {
      fixture.nav.pushViewController(c, animated: false)
      expect(fixture.names, equals: ["A", "B", "C"])
    }
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", pops ? "A" : "C"])
    expect(
      fixture.heard("B"),
      equals: [
        "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
      ])
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-84", "N-28"))
  func `setViewControllers during an interruptible push changes the stack immediately`() throws {
    let (fixture, b) = try pushing(), d = fixture.page("D")
    fixture.nav.setViewControllers([d], animated: true)
    expect(fixture.names, equals: ["D"])
    try fixture.stage.settle()
    expect(fixture.shows, equals: ["willShow B", "didShow B", "willShow D", "didShow D"])
    expect(b.parent == nil && fixture.top.parent == nil && fixture.stage.visible == ["Nav", "D"])
    try fixture.stage.close()
  }

  @Test(.rule("N-32", "N-84"))
  func `setViewControllers with the current controllers does not interrupt a push`() throws {
    let (fixture, b) = try pushing(), place = b.view.placeOnScreen
    fixture.nav.setViewControllers([fixture.top, b], animated: true)
    expect(fixture.names, equals: ["A", "B"])
    fixture.stage.runTurn()
    expect(isNear(b.view.placeOnScreen, place))
    expect(fixture.heard, equals: pushBegins)
    fixture.stage.advance(by: .milliseconds(100))
    expect(b.view.placeOnScreen.x < place.x, "it goes on")
    try fixture.stage.settle()
    expect(fixture.heard, equals: pushBegins + ["A didDisappear", "B didAppear", "didShow B"])
    try fixture.stage.close()
  }

  // MARK: Interrupted pops

  /// Returns a stack with the root A and a running pop of B.
  private func popping() throws -> SwipeFixture {
    let fixture = try SwipeFixture("A", "B", system: .fluid)
    fixture.nav.popViewController(animated: true)
    fixture.stage.runTurn()
    fixture.stage.advance(by: .milliseconds(150))
    return fixture
  }

  @Test(.rule("N-84", "N-81"))
  func `a push during an interruptible pop begins immediately`() throws {
    let fixture = try popping(), c = fixture.page("C")
    fixture.nav.pushViewController(c, animated: true)
    expect(fixture.names, equals: ["A", "C"])
    fixture.stage.runTurn()
    expect(
      fixture.heard.dropFirst(4),
      equals: [
        "B didDisappear", "A didAppear", "didShow A", "A willDisappear", "C willAppear",
        "willShow C", "C isAppearing",
      ])
    try fixture.stage.settle()
    expect(fixture.heard.suffix(3), equals: ["A didDisappear", "C didAppear", "didShow C"])
    expect(fixture.top.parent == nil && fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-84", "N-24"))
  func `a controller can be pushed during its own interruptible pop`() throws {
    let fixture = try popping(), b = fixture.top
    fixture.nav.pushViewController(b, animated: true)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    expect(fixture.stage.issues.isEmpty, "\(fixture.stage.issues)")
    expect(
      fixture.heard("B"),
      equals: [
        "willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear",
      ])
    expect(b.parent === fixture.nav && fixture.stage.visible == ["Nav", "B"])
    expect(fixture.shows, equals: ["willShow A", "didShow A", "willShow B", "didShow B"])
    try fixture.stage.close()
  }

  @Test(.rule("N-84", "N-20"))
  func `popViewController during an interruptible pop to the root returns nil`() throws {
    let fixture = try popping()
    expect(fixture.nav.popViewController(animated: true) == nil)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.shows == ["willShow A", "didShow A"])
    try fixture.stage.close()
  }

  @Test(.rule("N-81", "N-83"), arguments: [true, false], [1, 2])
  func `an edge swipe during an interruptible pop can finish or cancel the pop`(
    finishes: Bool, times: Int
  ) throws {
    let fixture = try popping()
    for _ in 0..<times {
      let swipe = fixture.stage.user.swipeBack()
      expect(fixture.names == ["A"] && fixture.nav.transitionCoordinator?.isInteractive == true)
      fixture.stage.advance(by: .seconds(1))
      swipe.update(0.4)
      swipe.release(velocity: finishes ? 300 : -300)
      if !finishes { break }
      fixture.stage.advance(by: .milliseconds(20))
    }
    fixture.stage.runTurn()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    try fixture.stage.settle()
    expect(fixture.shows == (finishes ? ["willShow A", "didShow A"] : ["willShow A"]))
    expect(
      fixture.heard("B"),
      equals: ["willDisappear"]
        + (finishes ? ["didDisappear"] : ["willAppear", "isAppearing", "didAppear"]))
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-42", "N-84"))
  func `a pop during a push waits if another push is already waiting`() throws {
    let fixture = try SwipeFixture("A", system: .fluid)
    let (b, c) = (fixture.page("B"), fixture.page("C"))
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.pushViewController(c, animated: true)
    fixture.stage.runTurn()
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B"], "B came, then C came, then C went")
    try fixture.stage.close()
  }

  // MARK: Repeated interruptions

  @Test(.rule("N-81", "N-84", "N-85"))
  func `a push that is interrupted several times sends balanced appearance callbacks`() throws {
    let (fixture, b) = try pushing()
    fixture.nav.popViewController(animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A"])
    try fixture.stage.settle()
    let round = ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"]
    expect(fixture.heard("B"), equals: round + round)
    expect(
      fixture.heard("A"),
      equals: [
        "willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear",
        "willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear",
      ])
    expect(
      fixture.shows, equals: ["B", "A", "B", "A"].flatMap { ["willShow \($0)", "didShow \($0)"] })
    try fixture.stage.close()
  }

  @Test(.rule("N-81", "N-84"))
  func `pushes and pops can interrupt each other in five successive run-loop turns`() throws {
    let (fixture, b) = try pushing(after: 0)
    for _ in 0..<5 {
      if fixture.names == ["A"] {
        fixture.nav.pushViewController(b, animated: true)
      } else {
        fixture.nav.popViewController(animated: true)
      }
      fixture.stage.runTurn()
    }
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
    expect(fixture.shows.count == 12 && fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-44", "N-84"), arguments: [true, false])
  func `an interruptible push and a pop in one run-loop turn leave the stack unchanged`(
    animated: Bool
  ) throws {
    let fixture = try SwipeFixture("A", system: .fluid)
    fixture.nav.pushViewController(fixture.page("B"), animated: true)
    fixture.nav.popViewController(animated: animated)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
    expect(["", "didAppear"].contains(fixture.heard("A").last ?? ""))
    expect(["", "didDisappear"].contains(fixture.heard("B").last ?? ""))
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(
    .rule("N-81", "N-84"),
    arguments: [
      Probe.Moment.viewWillAppear, .viewIsAppearing, .viewDidAppear, .willMove, .didMove,
    ])
  func `a pop inside an appearance callback of an interruptible push is carried out`(
    moment: Probe.Moment
  ) throws {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    var isFirst = true
    b.on(moment) { [nav = fixture.nav] in
      guard isFirst else { return }
      isFirst = false
      nav.popViewController(animated: true)
    }
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    expect(fixture.stage.issues.isEmpty && fixture.nav.transitionCoordinator == nil)
    let isBack = fixture.names == ["A"]
    expect(isBack || moment == .willMove, "in willMove the stack is still without B")
    expect(fixture.stage.visible, equals: ["Nav", isBack ? "A" : "B"])
    expect(["", isBack ? "didDisappear" : "didAppear"].contains(fixture.heard("B").last ?? ""))
    try fixture.stage.close()
  }

  // MARK: Transitions that cannot be interrupted

  @Test(.rule("N-40", "N-84"))
  func `a push that uses the app's own animator cannot be interrupted by a pop`() throws {
    let guide = Guide(), fixture = try SwipeFixture("A", system: .fluid, delegate: guide)
    guide.animator = BlockMarkMover(1)
    fixture.nav.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A"])
    try fixture.stage.close()
  }

  @Test(.rule("N-40"))
  func `if transitions cannot be interrupted, a pop waits for the running push`() throws {
    let fixture = try SwipeFixture("A")
    fixture.nav.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A"])
    try fixture.stage.close()
  }
}
