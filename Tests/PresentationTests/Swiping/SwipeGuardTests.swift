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
  private func swipes(_ glass: Glass) throws -> Bool {
    let (before, heard) = (glass.names, glass.heard.count)
    let swipe = glass.stage.user.swipeBack()
    let begins = glass.nav.transitionCoordinator?.isInteractive == true
    expect(glass.names != before, equals: begins, "\(glass.names)")
    glass.stage.runTurn()
    swipe.update(0.7)
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names, equals: begins ? Array(before.dropLast()) : before)
    expect(glass.stage.visible, equals: ["Nav", glass.names[glass.names.count - 1]])
    expect(begins || glass.heard.count == heard, "\(glass.heard)")
    expect(glass.stage.issues.isEmpty)
    return begins
  }

  /// Checks that a push and a pop are still possible.
  private func works(_ glass: Glass) throws {
    let count = glass.names.count
    glass.nav.pushViewController(Probe("Next"), animated: true)
    try glass.stage.settle()
    expect(glass.names.count == count + 1 && glass.stage.visible == ["Nav", "Next"])
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
    expect(glass.names.count, equals: count)
    try glass.stage.close()
  }

  @Test(.rule("N-60"), arguments: systems) func `a swipe begins on a stack with two controllers`(
    system: SystemBehavior
  ) throws {
    let glass = try Glass("A", "B", system: system)
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-60", "N-62"), arguments: systems)
  func `an edge swipe does not begin if the stack shows its root controller`(
    system: SystemBehavior
  ) throws {
    let glass = try Glass("A", system: system)
    expect(try !swipes(glass))
    expect(try !swipes(glass), "nor the second time")
    try works(glass)
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
    let glass = try Glass("A")
    let swipe = glass.stage.user.swipeBack()
    swipe.update(0.4)
    glass.nav.pushViewController(glass.page("B"), animated: true)
    swipe.update(0.6)
    glass.stage.runTurn()
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names, equals: ["A", "B"])
    expect(glass.heard("B"), equals: ["willAppear", "isAppearing", "didAppear"])
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-60"), arguments: systems)
  func `a swipe does not begin while the back button is hidden`(
    system: SystemBehavior
  ) throws {
    let glass = try Glass("A", "B", system: system)
    glass.top.navigationItem.hidesBackButton = true
    expect(try !swipes(glass))
    glass.top.navigationItem.hidesBackButton = false
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-60"), arguments: systems)
  func `an edge swipe does not begin if left bar button items replace the back button`(
    system: SystemBehavior
  ) throws {
    let glass = try Glass("A", "B", system: system)
    glass.top.navigationItem.hasLeftItems = true
    expect(try !swipes(glass))
    glass.top.navigationItem.leftItemsSupplementBackButton = true
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-60"))
  func `hidesBackButton prevents a swipe even with leftItemsSupplementBackButton`() throws {
    let glass = try Glass("A", "B")
    glass.top.navigationItem.hasLeftItems = true
    glass.top.navigationItem.leftItemsSupplementBackButton = true
    glass.top.navigationItem.hidesBackButton = true
    expect(try !swipes(glass))
  }

  @Test(.rule("N-60"))
  func `only the top controller's navigation item decides whether a swipe begins`() throws {
    let glass = try Glass("A", "B", "C")
    glass.below.navigationItem.hidesBackButton = true
    expect(try swipes(glass))
    expect(try !swipes(glass))
  }

  @Test(.rule("N-60"), arguments: systems)
  func `a swipe does not begin while the navigation bar is hidden`(system: SystemBehavior) throws {
    let glass = try Glass("A", "B", system: system)
    glass.nav.isNavigationBarHidden = true
    expect(try !swipes(glass))
    glass.nav.isNavigationBarHidden = false
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-60"))
  func `a swipe does not begin in the run-loop turn in which the window is shown`() throws {
    let glass = try Glass("A", "B")
    glass.stage.window.isHidden = true
    try glass.stage.settle()
    glass.stage.window.isHidden = false
    let swipe = glass.stage.user.swipeBack()
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names, equals: ["A", "B"])
    expect(try swipes(glass))
    try works(glass)
  }

  // MARK: Swipes during transitions

  @Test(.rule("N-60"), arguments: [SystemBehavior.modern, .classic], 0..<3)
  func `a swipe does not begin during a push`(system: SystemBehavior, step: Int) throws {
    let glass = try Glass("A", "B", system: system)
    glass.nav.pushViewController(glass.page("C"), animated: true)
    if step > 0 { glass.stage.runTurn() }
    if step > 1 { glass.stage.advance(by: .milliseconds(200)) }
    let swipe = glass.stage.user.swipeBack()
    swipe.update(0.5)
    glass.stage.runTurn()
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names, equals: ["A", "B", "C"])
    expect(glass.heard("C"), equals: ["willAppear", "isAppearing", "didAppear"])
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-60", "N-41"))
  func `a swipe does not begin while a sheet is being presented`() throws {
    let glass = try Glass("A", "B")
    glass.nav.present(ViewController("Sheet"), animated: true)
    glass.stage.runTurn()
    let swipe = glass.stage.user.swipeBack("Nav")
    swipe.update(0.5)
    glass.stage.runTurn()
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && glass.heard.isEmpty)
    expect(glass.stage.visible, equals: ["Nav", "B", "Sheet"])
    try glass.stage.close()
  }

  @Test(.rule("N-60"), arguments: [nil, "Nav"])
  func `an edge swipe does not begin in a stack that a sheet covers`(
    name: String?
  ) throws {
    let glass = try Glass("A", "B")
    try glass.stage.put(ViewController("Sheet"), on: glass.nav)
    let swipe = glass.stage.user.swipeBack(name)
    swipe.update(0.5)
    glass.stage.runTurn()
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && glass.heard.isEmpty)
    glass.nav.dismiss(animated: true)
    try glass.stage.settle()
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-60")) func `swipeBack changes nothing if no stack has the given name`() throws {
    let glass = try Glass("A", "B")
    let swipe = glass.stage.user.swipeBack("Other")
    swipe.update(0.5)
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && glass.heard.isEmpty)
  }

  // MARK: Delegates with animators

  @Test(.rule("N-61"), arguments: [SystemBehavior.classic, .legacy])
  func `on old systems, a delegate that implements the animator method prevents the edge swipe`(
    system: SystemBehavior
  ) throws {
    for animator in [nil, BlockTraveller(0.2)] {
      let guide = Guide(), glass = try Glass("A", "B", system: system, delegate: guide)
      guide.animator = animator
      expect(try !swipes(glass))
      try works(glass)
    }
  }

  @Test(.rule("N-61"), arguments: [SystemBehavior.modern, .fluid])
  func `an edge swipe begins if the delegate returns no animator`(
    system: SystemBehavior
  ) throws {
    let guide = Guide(), glass = try Glass("A", "B", system: system, delegate: guide)
    expect(try swipes(glass))
    expect(guide.heard.suffix(2), equals: ["willShow(A, true)", "didShow(A, true)"])
    try works(glass)
  }

  @Test(.rule("N-61"), arguments: [SystemBehavior.modern, .fluid])
  func `an edge swipe does not begin if the delegate returns an animator for the pop`(
    system: SystemBehavior
  ) throws {
    let guide = Guide(), glass = try Glass("A", "B", system: system, delegate: guide)
    guide.animator = BlockTraveller(0.2)
    expect(try !swipes(glass))
    expect(!guide.heard.contains("interactor"))
    guide.animator = nil
    expect(try swipes(glass))
    try works(glass)
  }

  @Test(.rule("N-61"))
  func `on old systems, an edge swipe begins if the delegate does not have the animator method`()
    throws
  {
    let listener = Listener(), glass = try Glass("A", "B", system: .classic, delegate: listener)
    expect(try swipes(glass))
    try works(glass)
  }
}
