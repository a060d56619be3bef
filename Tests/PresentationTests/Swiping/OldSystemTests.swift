import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Behavior that only old systems have (N-19, N-46).
@MainActor @Suite("Stacks on old systems") struct OldSystemTests {
  private let nav = NavigationController("Nav")
  private let root = Probe("Root")
  private let b = Probe("B")

  /// Makes the stack the window's root, and pushes B in the same turn or in the next turn.
  private func launch(_ system: SystemBehavior, nextTurn: Bool = false) throws -> Stage {
    let stage = Stage(ViewController("Launch"), system: system)
    nav.viewControllers = [root]
    stage.window.rootViewController = nav
    if nextTurn { stage.runTurn() }
    nav.pushViewController(b, animated: true)
    try stage.settle()
    expect(stage.visible == ["Nav", "B"] && nav.viewControllers == [root, b])
    expect(stage.issues.isEmpty)
    return stage
  }

  private func heard(_ stage: Stage) -> [String] {
    stage.trace.lines.filter { ["Root", "B"].contains($0.subject) && $0.event.hasPrefix("view") }
      .map { "\($0.subject) \($0.event.prefix { $0 != "(" })" }
  }

  @Test(.rule("N-19"), arguments: [SystemBehavior.classic])
  func `on systems before iOS 18, a push at launch makes the root appear and disappear`(
    system: SystemBehavior
  ) throws {
    let stage = try launch(system)
    expect(
      heard(stage),
      equals: [
        "Root viewDidLoad", "Root viewWillAppear", "Root viewIsAppearing", "B viewDidLoad",
        "Root viewWillDisappear", "B viewWillAppear", "Root viewDidDisappear",
        "B viewIsAppearing", "B viewDidAppear",
      ])
    try stage.close()
  }

  @Test(.rule("N-19", "N-17"), arguments: [SystemBehavior.modern, .fluid])
  func `since iOS 18, a push at launch sends the root no appearance callbacks`(
    system: SystemBehavior
  ) throws {
    let stage = try launch(system)
    expect(
      heard(stage),
      equals: [
        "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
    expect(!root.isViewLoaded)
    try stage.close()
  }

  @Test(.rule("N-19", "N-15"), arguments: [SystemBehavior.modern, .classic])
  func `if a push comes one run-loop turn after launch, the root gets viewDidAppear first`(
    system: SystemBehavior
  ) throws {
    let stage = try launch(system, nextTurn: true)
    expect(
      heard(stage).filter { $0.hasPrefix("Root") },
      equals: [
        "Root viewDidLoad", "Root viewWillAppear", "Root viewIsAppearing", "Root viewDidAppear",
        "Root viewWillDisappear", "Root viewDidDisappear",
      ])
    try stage.close()
  }

  @Test(.rule("N-19"), arguments: [SystemBehavior.classic])
  func `after a push at launch, an edge swipe back makes the root appear`(
    system: SystemBehavior
  ) throws {
    let stage = try launch(system)
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.release(velocity: 300)
    try stage.settle()
    expect(stage.visible == ["Nav", "Root"] && heard(stage).last == "Root viewDidAppear")
    try stage.close()
  }

  // MARK: Nested operations

  private static let end =
    "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
    + "might get corrupted."

  @Test(.rule("N-46"), arguments: [true, false])
  func `on old systems, a push or pop during a push logs two warnings`(
    pops: Bool
  ) throws {
    let fixture = try SwipeFixture("A", system: .legacy)
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    if pops {
      fixture.nav.popViewController(animated: true)
    } else {
      fixture.nav.pushViewController(Probe("C"), animated: true)
    }
    try fixture.stage.settle()
    expect(
      fixture.stage.issues.map(\.message),
      equals: [
        "nested \(pops ? "pop" : "push") animation can result in corrupted navigation bar",
        Self.end,
      ])
    expect(fixture.stage.issues.allSatisfy { $0.code == .nestedOperation && $0.rule == "N-46" })
    expect(fixture.stage.issues.allSatisfy { !$0.isRaised })
    expect(fixture.names == (pops ? ["A"] : ["A", "B", "C"]))
  }

  @Test(.rule("N-42", "N-46"), arguments: [SystemBehavior.classic, .legacy])
  func `on an old system, a pop that waits for a push is still animated`(
    system: SystemBehavior
  ) throws {
    let fixture = try SwipeFixture("A", system: system)
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(
      fixture.stage.callbacks("B").suffix(2),
      equals: [
        "B viewWillDisappear(animated)", "B viewDidDisappear(animated)",
      ])
    expect(fixture.stage.events.contains("Nav  pop(animated), from the queue"))
  }

  @Test(.rule("N-46"))
  func `on old systems, a pop during a push logs a second warning when the pop ends`() throws {
    let fixture = try SwipeFixture("A", system: .legacy)
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    fixture.stage.advance(by: .milliseconds(400))
    expect(fixture.stage.issues.count == 1 && fixture.nav.transitionCoordinator != nil)
    fixture.stage.advance(by: .milliseconds(400))
    expect(fixture.stage.issues.count == 2 && fixture.nav.transitionCoordinator == nil)
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    expect(fixture.stage.issues.count, equals: 2, "what is not nested is not told")
  }

  @Test(.rule("N-46", "N-40"))
  func `an old system reports a push during a swipe as a nested animation`() throws {
    let fixture = try SwipeFixture("A", "B", system: .legacy), swipe = fixture.swipe(to: 0.5)
    fixture.nav.pushViewController(Probe("C"), animated: true)
    swipe.cancel()
    try fixture.stage.settle()
    expect(
      fixture.stage.issues.map(\.message),
      equals: [
        "nested push animation can result in corrupted navigation bar", Self.end,
      ])
    expect(fixture.names, equals: ["A", "B", "C"])
  }

  @Test(.rule("N-46"), arguments: [SystemBehavior.modern, .fluid, .classic])
  func `newer systems log no warning about a pop during a push`(system: SystemBehavior) throws {
    let fixture = try SwipeFixture("A", system: system)
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.stage.issues.isEmpty && fixture.names == ["A"])
  }
}
