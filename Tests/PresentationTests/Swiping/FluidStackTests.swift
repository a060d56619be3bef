import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Stacks whose transitions can be interrupted (N-80 to N-85).
@MainActor @Suite("Interruptible pushes and pops") struct FluidStackTests {
  /// Returns a stack with the root A and a running push of B.
  private func pushing(after milliseconds: Int = 150) throws -> (Glass, Probe) {
    let glass = try Glass("A", system: .fluid), b = glass.page("B")
    glass.nav.pushViewController(b, animated: true)
    glass.stage.runTurn()
    if milliseconds > 0 { glass.stage.advance(by: .milliseconds(milliseconds)) }
    return (glass, b)
  }

  private let pushBegins = ["A willDisappear", "B willAppear", "willShow B", "B isAppearing"]
  /// The callbacks at the end of the push and at the beginning of a pop.
  private let turnsRound = [
    "A didDisappear", "B didAppear", "didShow B", "B willDisappear", "A willAppear", "willShow A",
    "A isAppearing",
  ]
  private let popEnds = ["B didDisappear", "A didAppear", "didShow A"]

  /// Returns the turn of each appearance callback.
  private func turns(_ glass: Glass) -> [String] {
    glass.stage.trace.lines.filter { $0.event.hasPrefix("view") && $0.event != "viewDidLoad" }
      .map { "\($0.turn)".filter(\.isNumber) }
  }

  // MARK: Interrupted pushes

  @Test(.rule("N-80", "N-81", "N-82"), arguments: [0, 1, 150, 349])
  func `a pop during an interruptible push begins in the run-loop turn of the pop call`(
    milliseconds: Int
  ) throws {
    let (glass, b) = try pushing(after: milliseconds)
    expect(glass.heard, equals: pushBegins)
    glass.nav.popViewController(animated: true)
    expect(glass.names == ["A"] && glass.nav.topViewController === glass.top)
    glass.stage.runTurn()
    expect(glass.heard, equals: pushBegins + turnsRound)
    expect(Set(turns(glass).dropFirst(3)).count, equals: 1)
    try glass.stage.settle()
    expect(glass.heard, equals: pushBegins + turnsRound + popEnds)
    expect(b.parent == nil && glass.stage.visible == ["Nav", "A"] && glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-81", "T-19", "T-21"))
  func `a push that is interrupted by a pop is completed and not canceled`() throws {
    let glass = try Glass("A", system: .fluid), b = glass.page("B")
    glass.nav.pushViewController(b, animated: true)
    glass.watchInteraction()
    glass.stage.advance(by: .milliseconds(100))
    glass.nav.popViewController(animated: true)
    let pop = try #require(glass.nav.transitionCoordinator)
    expect(pop.viewController(forKey: .to) === glass.top && !pop.isCancelled)
    try glass.stage.settle()
    expect(glass.heard.filter { $0.contains("cancelled") }, equals: ["completion, cancelled false"])
    expect(glass.nav.transitionCoordinator == nil)
  }

  @Test(.rule("N-81", "N-10", "N-13"))
  func `a controller that is popped during its push gets balanced willMove and didMove calls`()
    throws
  {
    let (glass, _) = try pushing()
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
    expect(
      glass.stage.events.filter { $0.hasPrefix("B  ") && $0.contains("Move") },
      equals: [
        "B  willMove(toParent: Nav)", "B  didMove(toParent: Nav)", "B  willMove(toParent: nil)",
        "B  didMove(toParent: nil)",
      ])
  }

  @Test(.rule("N-6", "N-81"))
  func `if a pop interrupts a push, isMovingFromParent is true instead of isMovingToParent`()
    throws
  {
    let glass = try Glass("A", system: .fluid), b = glass.page("B"), log = Log()
    for moment in [
      Probe.Moment.viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear,
    ] {
      b.note(in: log, at: moment) { [unowned b] in
        "to \(b.isMovingToParent), from \(b.isMovingFromParent)"
      }
    }
    glass.nav.pushViewController(b, animated: true)
    glass.stage.advance(by: .milliseconds(100))
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
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
    let (glass, b) = try pushing()
    let swipe = glass.stage.user.swipeBack()
    expect(glass.nav.transitionCoordinator?.isInteractive == true && glass.names == ["A"])
    glass.stage.runTurn()
    expect(glass.heard, equals: pushBegins + turnsRound)
    expect(Set(turns(glass).dropFirst(3)).count, equals: 1)
    swipe.update(0.5)
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
    let end =
      finishes
      ? popEnds
      : ["A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear"]
    expect(glass.heard, equals: pushBegins + turnsRound + end)
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    expect(b.parent === (finishes ? nil : glass.nav))
    try glass.stage.close()
  }

  @Test(.rule("N-84", "N-81"))
  func `a second push during an interruptible push begins immediately`() throws {
    let (glass, b) = try pushing(), c = glass.page("C")
    glass.nav.pushViewController(c, animated: true)
    expect(glass.names == ["A", "B", "C"] && c.parent === glass.nav)
    glass.stage.runTurn()
    expect(
      glass.heard,
      equals: pushBegins + [
        "A didDisappear", "B didAppear", "didShow B", "B willDisappear", "C willAppear",
        "willShow C", "C isAppearing",
      ])
    try glass.stage.settle()
    expect(glass.heard.suffix(3), equals: ["B didDisappear", "C didAppear", "didShow C"])
    expect(b.parent === glass.nav && glass.stage.visible == ["Nav", "C"])
    try glass.stage.close()
  }

  @Test(.rule("N-84"), arguments: [true, false])
  func `an unanimated push or pop during an interruptible push changes the stack immediately`(
    pops: Bool
  ) throws {
    let (glass, _) = try pushing(), c = glass.page("C")
    if pops {
      glass.nav.popViewController(animated: false)
      expect(glass.names, equals: ["A"])
    } else {
      glass.nav.pushViewController(c, animated: false)
      expect(glass.names, equals: ["A", "B", "C"])
    }
    try glass.stage.settle()
    expect(glass.stage.visible, equals: ["Nav", pops ? "A" : "C"])
    expect(
      glass.heard("B"),
      equals: [
        "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
      ])
    expect(glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-84", "N-28"))
  func `setViewControllers during an interruptible push changes the stack immediately`() throws {
    let (glass, b) = try pushing(), d = glass.page("D")
    glass.nav.setViewControllers([d], animated: true)
    expect(glass.names, equals: ["D"])
    try glass.stage.settle()
    expect(glass.shows, equals: ["willShow B", "didShow B", "willShow D", "didShow D"])
    expect(b.parent == nil && glass.top.parent == nil && glass.stage.visible == ["Nav", "D"])
    try glass.stage.close()
  }

  @Test(.rule("N-32", "N-84"))
  func `setViewControllers with the current controllers does not interrupt a push`() throws {
    let (glass, b) = try pushing(), place = b.view.placeOnScreen
    glass.nav.setViewControllers([glass.top, b], animated: true)
    expect(glass.names, equals: ["A", "B"])
    glass.stage.runTurn()
    expect(isNear(b.view.placeOnScreen, place))
    expect(glass.heard, equals: pushBegins)
    glass.stage.advance(by: .milliseconds(100))
    expect(b.view.placeOnScreen.x < place.x, "it goes on")
    try glass.stage.settle()
    expect(glass.heard, equals: pushBegins + ["A didDisappear", "B didAppear", "didShow B"])
    try glass.stage.close()
  }

  // MARK: Interrupted pops

  /// Returns a stack with the root A and a running pop of B.
  private func popping() throws -> Glass {
    let glass = try Glass("A", "B", system: .fluid)
    glass.nav.popViewController(animated: true)
    glass.stage.runTurn()
    glass.stage.advance(by: .milliseconds(150))
    return glass
  }

  @Test(.rule("N-84", "N-81"))
  func `a push during an interruptible pop begins immediately`() throws {
    let glass = try popping(), c = glass.page("C")
    glass.nav.pushViewController(c, animated: true)
    expect(glass.names, equals: ["A", "C"])
    glass.stage.runTurn()
    expect(
      glass.heard.dropFirst(4),
      equals: [
        "B didDisappear", "A didAppear", "didShow A", "A willDisappear", "C willAppear",
        "willShow C", "C isAppearing",
      ])
    try glass.stage.settle()
    expect(glass.heard.suffix(3), equals: ["A didDisappear", "C didAppear", "didShow C"])
    expect(glass.top.parent == nil && glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-84", "N-24"))
  func `a controller can be pushed during its own interruptible pop`() throws {
    let glass = try popping(), b = glass.top
    glass.nav.pushViewController(b, animated: true)
    expect(glass.names, equals: ["A", "B"])
    try glass.stage.settle()
    expect(glass.stage.issues.isEmpty, "\(glass.stage.issues)")
    expect(
      glass.heard("B"),
      equals: [
        "willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear",
      ])
    expect(b.parent === glass.nav && glass.stage.visible == ["Nav", "B"])
    expect(glass.shows, equals: ["willShow A", "didShow A", "willShow B", "didShow B"])
    try glass.stage.close()
  }

  @Test(.rule("N-84", "N-20"))
  func `popViewController during an interruptible pop to the root returns nil`() throws {
    let glass = try popping()
    expect(glass.nav.popViewController(animated: true) == nil)
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.shows == ["willShow A", "didShow A"])
    try glass.stage.close()
  }

  @Test(.rule("N-81", "N-83"), arguments: [true, false], [1, 2])
  func `an edge swipe during an interruptible pop can finish or cancel the pop`(
    finishes: Bool, times: Int
  ) throws {
    let glass = try popping()
    for _ in 0..<times {
      let swipe = glass.stage.user.swipeBack()
      expect(glass.names == ["A"] && glass.nav.transitionCoordinator?.isInteractive == true)
      glass.stage.advance(by: .seconds(1))
      swipe.update(0.4)
      swipe.release(velocity: finishes ? 300 : -300)
      if !finishes { break }
      glass.stage.advance(by: .milliseconds(20))
    }
    glass.stage.runTurn()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    try glass.stage.settle()
    expect(glass.shows == (finishes ? ["willShow A", "didShow A"] : ["willShow A"]))
    expect(
      glass.heard("B"),
      equals: ["willDisappear"]
        + (finishes ? ["didDisappear"] : ["willAppear", "isAppearing", "didAppear"]))
    expect(glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-42", "N-84"))
  func `a pop during a push waits if another push is already waiting`() throws {
    let glass = try Glass("A", system: .fluid)
    let (b, c) = (glass.page("B"), glass.page("C"))
    glass.nav.pushViewController(b, animated: true)
    glass.nav.pushViewController(c, animated: true)
    glass.stage.runTurn()
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
    expect(glass.names, equals: ["A", "B"], "B came, then C came, then C went")
    try glass.stage.close()
  }

  // MARK: Repeated interruptions

  @Test(.rule("N-81", "N-84", "N-85"))
  func `a push that is interrupted several times sends balanced appearance callbacks`() throws {
    let (glass, b) = try pushing()
    glass.nav.popViewController(animated: true)
    glass.stage.advance(by: .milliseconds(100))
    glass.nav.pushViewController(b, animated: true)
    glass.stage.advance(by: .milliseconds(100))
    glass.nav.popViewController(animated: true)
    expect(glass.names, equals: ["A"])
    try glass.stage.settle()
    let round = ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"]
    expect(glass.heard("B"), equals: round + round)
    expect(
      glass.heard("A"),
      equals: [
        "willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear",
        "willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear",
      ])
    expect(
      glass.shows, equals: ["B", "A", "B", "A"].flatMap { ["willShow \($0)", "didShow \($0)"] })
    try glass.stage.close()
  }

  @Test(.rule("N-81", "N-84"))
  func `pushes and pops can interrupt each other in five successive run-loop turns`() throws {
    let (glass, b) = try pushing(after: 0)
    for _ in 0..<5 {
      if glass.names == ["A"] {
        glass.nav.pushViewController(b, animated: true)
      } else {
        glass.nav.popViewController(animated: true)
      }
      glass.stage.runTurn()
    }
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.stage.visible == ["Nav", "A"])
    expect(glass.shows.count == 12 && glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-44", "N-84"), arguments: [true, false])
  func `an interruptible push and a pop in one run-loop turn leave the stack unchanged`(
    animated: Bool
  ) throws {
    let glass = try Glass("A", system: .fluid)
    glass.nav.pushViewController(glass.page("B"), animated: true)
    glass.nav.popViewController(animated: animated)
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.stage.visible == ["Nav", "A"])
    expect(["", "didAppear"].contains(glass.heard("A").last ?? ""))
    expect(["", "didDisappear"].contains(glass.heard("B").last ?? ""))
    expect(glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(
    .rule("N-81", "N-84"),
    arguments: [
      Probe.Moment.viewWillAppear, .viewIsAppearing, .viewDidAppear, .willMove, .didMove,
    ])
  func `a pop inside an appearance callback of an interruptible push is carried out`(
    moment: Probe.Moment
  ) throws {
    let glass = try Glass("A", system: .fluid), b = glass.page("B")
    var isFirst = true
    b.on(moment) { [nav = glass.nav] in
      guard isFirst else { return }
      isFirst = false
      nav.popViewController(animated: true)
    }
    glass.nav.pushViewController(b, animated: true)
    try glass.stage.settle()
    expect(glass.stage.issues.isEmpty && glass.nav.transitionCoordinator == nil)
    let isBack = glass.names == ["A"]
    expect(isBack || moment == .willMove, "in willMove the stack is still without B")
    expect(glass.stage.visible, equals: ["Nav", isBack ? "A" : "B"])
    expect(["", isBack ? "didDisappear" : "didAppear"].contains(glass.heard("B").last ?? ""))
    try glass.stage.close()
  }

  // MARK: Transitions that cannot be interrupted

  @Test(.rule("N-40", "N-84"))
  func `a push that uses the app's own animator cannot be interrupted by a pop`() throws {
    let guide = Guide(), glass = try Glass("A", system: .fluid, delegate: guide)
    guide.animator = BlockTraveller(1)
    glass.nav.pushViewController(glass.page("B"), animated: true)
    glass.stage.advance(by: .milliseconds(100))
    glass.nav.popViewController(animated: true)
    expect(glass.names, equals: ["A", "B"])
    try glass.stage.settle()
    expect(glass.names, equals: ["A"])
    try glass.stage.close()
  }

  @Test(.rule("N-40"))
  func `if transitions cannot be interrupted, a pop waits for the running push`() throws {
    let glass = try Glass("A")
    glass.nav.pushViewController(glass.page("B"), animated: true)
    glass.stage.advance(by: .milliseconds(100))
    glass.nav.popViewController(animated: true)
    expect(glass.names, equals: ["A", "B"])
    try glass.stage.settle()
    expect(glass.names, equals: ["A"])
    try glass.stage.close()
  }
}
