import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Conditions under which the edge swipe begins (N-60, N-61, N-62).
@MainActor @Suite("Conditions of the edge swipe") struct SwipeGuardTests {
  /// The systems on which an edge swipe begins under the same conditions.
  private nonisolated static let systems: [SystemBehavior] = [.modern, .fluid, .classic, .legacy]

  /// Makes a swipe that finishes, checks its effects, and returns whether the swipe has begun.
  private func swipes(_ fixture: SwipeFixture) throws -> Bool {
    let (before, heard) = (fixture.names, fixture.heard.count)
    let swipe = fixture.stage.user.swipeBack()
    let begins = fixture.nav.transitionCoordinator?.isInteractive == true
    expect(fixture.names != before, equals: begins, "\(fixture.names)")
    fixture.stage.runTurn()
    swipe.update(0.7)
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names, equals: begins ? Array(before.dropLast()) : before)
    expect(fixture.stage.visible, equals: ["Nav", fixture.names[fixture.names.count - 1]])
    expect(begins || fixture.heard.count == heard, "\(fixture.heard)")
    expect(fixture.stage.issues.isEmpty)
    return begins
  }

  /// Checks that a push and a pop are still possible.
  private func works(_ fixture: SwipeFixture) throws {
    let count = fixture.names.count
    fixture.nav.pushViewController(Probe("Next"), animated: true)
    try fixture.stage.settle()
    expect(fixture.names.count == count + 1 && fixture.stage.visible == ["Nav", "Next"])
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.names.count, equals: count)
    try fixture.stage.close()
  }

  @Test(.rule("N-60"), arguments: systems) func `a swipe begins on a stack with two controllers`(
    system: SystemBehavior
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-60", "N-62"), arguments: systems)
  func `an edge swipe does not begin if the stack shows its root controller`(
    system: SystemBehavior
  ) throws {
    let fixture = try SwipeFixture("A", system: system)
    expect(try !swipes(fixture))
    expect(try !swipes(fixture), "nor the second time")
    try works(fixture)
  }

  @Test(.rule("N-60", "N-62")) func `a swipe does not begin in an empty stack`() throws {
    let nav = NavigationController("Nav"), stage = Stage(nav)
    let swipe = stage.user.swipeBack()
    swipe.update(0.5)
    swipe.release()
    try stage.settle()
    expect(nav.viewControllers.isEmpty && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-62")) func `an edge swipe at the root does not influence the next push`() throws {
    let fixture = try SwipeFixture("A")
    let swipe = fixture.stage.user.swipeBack()
    swipe.update(0.4)
    fixture.nav.pushViewController(fixture.page("B"), animated: true)
    swipe.update(0.6)
    fixture.stage.runTurn()
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B"])
    expect(fixture.heard("B"), equals: ["willAppear", "isAppearing", "didAppear"])
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-60"), arguments: systems)
  func `a swipe does not begin while the back button is hidden`(
    system: SystemBehavior
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    fixture.top.navigationItem.hidesBackButton = true
    expect(try !swipes(fixture))
    fixture.top.navigationItem.hidesBackButton = false
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-60"), arguments: systems)
  func `an edge swipe does not begin if left bar button items replace the back button`(
    system: SystemBehavior
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    fixture.top.navigationItem.hasLeftItems = true
    expect(try !swipes(fixture))
    fixture.top.navigationItem.leftItemsSupplementBackButton = true
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-60"))
  func `hidesBackButton prevents a swipe even with leftItemsSupplementBackButton`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.top.navigationItem.hasLeftItems = true
    fixture.top.navigationItem.leftItemsSupplementBackButton = true
    fixture.top.navigationItem.hidesBackButton = true
    expect(try !swipes(fixture))
  }

  @Test(.rule("N-60"))
  func `only the top controller's navigation item decides whether a swipe begins`() throws {
    let fixture = try SwipeFixture("A", "B", "C")
    fixture.below.navigationItem.hidesBackButton = true
    expect(try swipes(fixture))
    expect(try !swipes(fixture))
  }

  @Test(.rule("N-60"), arguments: systems)
  func `a swipe does not begin while the navigation bar is hidden`(system: SystemBehavior) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    fixture.nav.isNavigationBarHidden = true
    expect(try !swipes(fixture))
    fixture.nav.isNavigationBarHidden = false
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-60"))
  func `a swipe does not begin in the run-loop turn in which the window is shown`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.stage.window.isHidden = true
    try fixture.stage.settle()
    fixture.stage.window.isHidden = false
    let swipe = fixture.stage.user.swipeBack()
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B"])
    expect(try swipes(fixture))
    try works(fixture)
  }

  // MARK: Swipes during transitions

  @Test(.rule("N-60"), arguments: [SystemBehavior.modern, .classic], 0..<3)
  func `a swipe does not begin during a push`(system: SystemBehavior, step: Int) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    fixture.nav.pushViewController(fixture.page("C"), animated: true)
    if step > 0 { fixture.stage.runTurn() }
    if step > 1 { fixture.stage.advance(by: .milliseconds(200)) }
    let swipe = fixture.stage.user.swipeBack()
    swipe.update(0.5)
    fixture.stage.runTurn()
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B", "C"])
    expect(fixture.heard("C"), equals: ["willAppear", "isAppearing", "didAppear"])
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-60", "N-41"))
  func `a swipe does not begin while a sheet is being presented`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.nav.present(ViewController("Sheet"), animated: true)
    fixture.stage.runTurn()
    let swipe = fixture.stage.user.swipeBack("Nav")
    swipe.update(0.5)
    fixture.stage.runTurn()
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.heard.isEmpty)
    expect(fixture.stage.visible, equals: ["Nav", "B", "Sheet"])
    try fixture.stage.close()
  }

  @Test(.rule("N-60"), arguments: [nil, "Nav"])
  func `an edge swipe does not begin in a stack that a sheet covers`(
    name: String?
  ) throws {
    let fixture = try SwipeFixture("A", "B")
    try fixture.stage.put(ViewController("Sheet"), on: fixture.nav)
    let swipe = fixture.stage.user.swipeBack(name)
    swipe.update(0.5)
    fixture.stage.runTurn()
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.heard.isEmpty)
    fixture.nav.dismiss(animated: true)
    try fixture.stage.settle()
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-60")) func `swipeBack changes nothing if no stack has the given name`() throws {
    let fixture = try SwipeFixture("A", "B")
    let swipe = fixture.stage.user.swipeBack("Other")
    swipe.update(0.5)
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.heard.isEmpty)
  }

  // MARK: Delegates with animators

  @Test(.rule("N-61"), arguments: [SystemBehavior.classic, .legacy])
  func `on old systems, a delegate that implements the animator method prevents the edge swipe`(
    system: SystemBehavior
  ) throws {
    for animator in [nil, BlockMarkMover(0.2)] {
      let guide = Guide(), fixture = try SwipeFixture("A", "B", system: system, delegate: guide)
      guide.animator = animator
      expect(try !swipes(fixture))
      try works(fixture)
    }
  }

  @Test(.rule("N-61"), arguments: [SystemBehavior.modern, .fluid])
  func `an edge swipe begins if the delegate returns no animator`(
    system: SystemBehavior
  ) throws {
    let guide = Guide(), fixture = try SwipeFixture("A", "B", system: system, delegate: guide)
    expect(try swipes(fixture))
    expect(guide.heard.suffix(2), equals: ["willShow(A, true)", "didShow(A, true)"])
    try works(fixture)
  }

  @Test(.rule("N-61"), arguments: [SystemBehavior.modern, .fluid])
  func `an edge swipe does not begin if the delegate returns an animator for the pop`(
    system: SystemBehavior
  ) throws {
    let guide = Guide(), fixture = try SwipeFixture("A", "B", system: system, delegate: guide)
    guide.animator = BlockMarkMover(0.2)
    expect(try !swipes(fixture))
    expect(!guide.heard.contains("interactor"))
    guide.animator = nil
    expect(try swipes(fixture))
    try works(fixture)
  }

  @Test(.rule("N-61"))
  func `on old systems, an edge swipe begins if the delegate does not have the animator method`()
    throws
  {
    let listener = Listener(),
      fixture = try SwipeFixture("A", "B", system: .classic, delegate: listener)
    expect(try swipes(fixture))
    try works(fixture)
  }
}
