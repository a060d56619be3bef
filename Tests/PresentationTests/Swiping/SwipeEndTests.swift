import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The ends of a swipe, and operations during a swipe (N-40, N-66, N-70, N-71).
@MainActor @Suite("Ends of a swipe") struct SwipeEndTests {
  nonisolated static let systems: [SystemBehavior] = [.modern, .fluid, .classic, .legacy]

  // MARK: Finished and canceled swipes

  @Test(.rule("N-66", "T-31"), arguments: systems, [0, 0.001, 0.5, 0.999, 1])
  func `a canceled swipe leaves the stack unchanged, wherever the finger is lifted`(
    system: SystemBehavior, fraction: Double
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    fixture.swipe(to: fraction).cancel()
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.stage.visible == ["Nav", "B"])
    expect(fixture.heard("B").last == "didAppear" && fixture.heard("A").last == "didDisappear")
    expect(fixture.nav.transitionCoordinator == nil && fixture.stage.issues.isEmpty)
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
    expect(fixture.top.parent == nil)
    try fixture.stage.close()
  }

  @Test(.rule("N-63", "T-31"), arguments: systems, [0, 0.001, 0.5, 0.999, 1])
  func `a finished swipe pops the top controller, wherever the finger is lifted`(
    system: SystemBehavior, fraction: Double
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    fixture.swipe(to: fraction).release(velocity: 1)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
    expect(fixture.top.parent == nil && fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("T-31"), arguments: [true, false], [0, 0.2, 0.6, 1])
  func `after the finger is lifted, a swipe needs only the remaining part of its duration`(
    finishes: Bool, fraction: Double
  ) throws {
    let fixture = try SwipeFixture("A", "B"), swipe = fixture.swipe(to: fraction)
    swipe.release(velocity: finishes ? 300 : -300)
    let way = finishes ? 1 - fraction : fraction
    let rest = Int((way * 350).rounded())
    if rest > 1 {
      fixture.stage.advance(by: .milliseconds(rest - 1))
      expect(fixture.nav.transitionCoordinator != nil)
    }
    fixture.stage.advance(by: .milliseconds(rest > 1 ? 2 : 1))
    fixture.stage.runTurn()
    expect(fixture.nav.transitionCoordinator == nil)
    try fixture.stage.settle()
  }

  @Test(.rule("N-66"), arguments: systems)
  func `after five canceled swipes, a finished swipe pops the top controller`(
    system: SystemBehavior
  ) throws {
    let fixture = try SwipeFixture("A", "B", "C", system: system)
    for count in 1...5 {
      fixture.swipe(to: 0.15 * Double(count)).cancel()
      try fixture.stage.settle()
      expect(fixture.names, equals: ["A", "B", "C"])
    }
    for name in ["B", "A"] {
      fixture.swipe(to: 0.5).release()
      try fixture.stage.settle()
      expect(fixture.stage.visible, equals: ["Nav", name])
    }
    try fixture.stage.close()
  }

  @Test(.rule("N-66", "N-10")) func `a canceled swipe does not block a later push`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.swipe(to: 0.5).cancel()
    try fixture.stage.settle()
    fixture.nav.pushViewController(fixture.page("C"), animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C"] && fixture.stage.visible == ["Nav", "C"])
    try fixture.stage.close()
  }

  @Test(.rule("N-62"))
  func `a swipe on the root controller does not block a push`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.swipe(to: 0.5).release()
    try fixture.stage.settle()
    fixture.swipe(to: 0.5).release(velocity: 300)
    fixture.nav.pushViewController(fixture.page("C"), animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "C"] && fixture.heard("C").last == "didAppear")
    try fixture.stage.close()
  }

  // MARK: Repeated ends

  @Test(.rule("N-70"), arguments: [true, false])
  func `only the first release or cancellation of a swipe has an effect`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B"), swipe = fixture.swipe(to: 0.5)
    fixture.watchInteraction()
    swipe.release(velocity: finishes ? 300 : -300)
    let place = fixture.top.view.placeOnScreen
    swipe.update(0.9)
    expect(isNear(fixture.top.view.placeOnScreen, place))
    swipe.release(velocity: finishes ? -300 : 300)
    swipe.cancel()
    fixture.stage.advance(by: .milliseconds(50))
    swipe.update(0.1)
    swipe.release(velocity: finishes ? -300 : 300)
    try fixture.stage.settle()
    swipe.cancel()
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    expect(fixture.heard.filter { $0.hasPrefix("interactive") }.count, equals: 1)
    try fixture.stage.close()
  }

  @Test(.rule("N-60", "N-70"), arguments: [true, false])
  func `a second finger on the edge neither moves nor ends a swipe`(finishes: Bool) throws {
    let fixture = try SwipeFixture("A", "B", "C"), swipe = fixture.swipe(to: 0.5)
    let place = fixture.top.view.placeOnScreen
    let other = fixture.stage.user.swipeBack()
    other.update(0.9)
    fixture.stage.runTurn()
    expect(isNear(fixture.top.view.placeOnScreen, place))
    other.release(velocity: finishes ? -300 : 300)
    fixture.stage.runTurn()
    expect(fixture.nav.transitionCoordinator?.isInteractive == true)
    expect(fixture.names, equals: ["A", "B"])
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A", "B"] : ["A", "B", "C"]))
    try fixture.stage.close()
  }

  @Test(.rule("N-40", "N-60"), arguments: systems)
  func `a swipe that is not released keeps the transition running`(
    system: SystemBehavior
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: system), swipe = fixture.swipe(to: 0.5)
    fixture.stage.advance(by: .seconds(60))
    expect(fixture.nav.transitionCoordinator?.isInteractive == true)
    do {
      try fixture.stage.settle()
      Issue.record("settled")
    } catch {
      expect(error.running.count == 1 && "\(error)".contains("the pop of B"), "\(error)")
    }
    swipe.cancel()
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  // MARK: Operations during a swipe

  private func meanwhile(
    finishes: Bool, _ act: (SwipeFixture) -> Void
  ) throws -> SwipeFixture {
    let fixture = try SwipeFixture("A", "B"), swipe = fixture.swipe(to: 0.4)
    act(fixture)
    expect(fixture.names, equals: ["A"])
    fixture.stage.runTurn()
    swipe.update(0.6)
    expect(fixture.names, equals: ["A"])
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    expect(fixture.stage.issues.isEmpty)
    return fixture
  }

  @Test(.rule("N-40", "N-42", "N-66"), arguments: [true, false], [true, false])
  func `setViewControllers waits for the end of a swipe`(finishes: Bool, animated: Bool) throws {
    let d = Probe("D")
    let fixture = try meanwhile(finishes: finishes) {
      $0.nav.setViewControllers([$0.pages[0], d], animated: animated)
    }
    expect(fixture.names == ["A", "D"] && fixture.stage.visible == ["Nav", "D"])
    expect(fixture.heard("B").last == "didDisappear" && fixture.top.parent == nil)
    expect(fixture.heard("B").contains("didAppear"), equals: !finishes)
    try fixture.stage.close()
  }

  @Test(.rule("N-40", "N-42", "N-66"), arguments: [true, false], [true, false])
  func `a push waits for the end of a swipe`(finishes: Bool, animated: Bool) throws {
    let d = Probe("D")
    let fixture = try meanwhile(finishes: finishes) {
      $0.nav.pushViewController(d, animated: animated)
    }
    expect(fixture.names == (finishes ? ["A", "D"] : ["A", "B", "D"]))
    expect(fixture.stage.visible, equals: ["Nav", "D"])
    try fixture.stage.close()
  }

  @Test(.rule("N-40", "N-43", "N-66"))
  func `a pop that was called during a swipe is carried out after the swipe is canceled`() throws {
    let fixture = try SwipeFixture("A", "B", "C"), swipe = fixture.swipe(to: 0.4)
    fixture.nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A", "B"])
    swipe.cancel()
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.stage.visible == ["Nav", "B"])
    try fixture.stage.close()
  }

  @Test(.rule("N-41", "N-40"), arguments: [true, false])
  func `a sheet can be presented during a swipe`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B"), swipe = fixture.swipe(to: 0.4)
    fixture.nav.present(ViewController("Sheet"), animated: true)
    fixture.stage.runTurn()
    swipe.update(0.6)
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    expect(fixture.stage.visible, equals: ["Nav", finishes ? "A" : "B", "Sheet"])
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  // MARK: Closed windows

  @Test(.rule("N-34", "N-64", "P-92"), arguments: [SystemBehavior.modern, .fluid, .classic])
  func `closing a window during a swipe cancels the swipe`(system: SystemBehavior) throws {
    let fixture = try SwipeFixture("A", "B", "C", system: system), swipe = fixture.swipe(to: 0.5)
    fixture.stage.window.close()
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C"] && fixture.nav.transitionCoordinator == nil)
    let end = ["willDisappear", "didDisappear"]
    expect(fixture.heard("B").filter { $0 != "isAppearing" }, equals: ["willAppear"] + end)
    expect(fixture.heard("C") == end && fixture.shows == ["willShow B"])
    swipe.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.heard("C"), equals: end)
    try fixture.stage.close()
  }

  @Test(.rule("N-34", "N-64", "P-83b"))
  func `closing a window during a pop ends the pop`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.nav.popViewController(animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.stage.window.close()
    expect(fixture.nav.transitionCoordinator == nil)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.heard("B") == ["willDisappear", "didDisappear"])
    try fixture.stage.close()
  }

  // MARK: Ends before the layout

  @Test(.rule("N-71"), arguments: [SystemBehavior.modern, .fluid], [true, false])
  func `a swipe that is released in its first run-loop turn finishes or cancels the pop`(
    system: SystemBehavior, finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: system)
    let swipe = fixture.stage.user.swipeBack()
    swipe.update(0.6)
    swipe.release(velocity: finishes ? 300 : -300)
    expect(fixture.heard.isEmpty)
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    expect(fixture.stage.visible, equals: ["Nav", finishes ? "A" : "B"])
    expect(fixture.stage.issues.isEmpty && fixture.nav.transitionCoordinator == nil)
    expect(fixture.shows == (finishes ? ["willShow A", "didShow A"] : ["willShow A"]))
    expect(fixture.heard("B").first == "willDisappear" && fixture.heard("A").first == "willAppear")
    try fixture.stage.close()
  }

  @Test(.rule("N-71"), arguments: [true, false])
  func `on iOS 17, a swipe that is released in its first run-loop turn blocks the stack`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: .classic)
    let swipe = fixture.stage.user.swipeBack()
    swipe.release(velocity: finishes ? 300 : -300)
    do {
      try fixture.stage.settle()
      Issue.record("settled")
    } catch {
      expect(error.running.count == 1 && "\(error)".contains("the pop of B"), "\(error)")
    }
    expect(fixture.stage.issues.map(\.code), equals: [.stalledTransition])
    expect(fixture.stage.issues.allSatisfy { $0.rule == "N-71" && !$0.isRaised })
    expect(
      fixture.stage.events.contains { $0.hasPrefix("Nav  ! stalledTransition: The edge swipe") })
    expect(!fixture.heard.contains { $0.contains("didAppear") || $0.contains("didShow") })
    fixture.nav.pushViewController(fixture.page("C"), animated: true)
    #expect(throws: NotSettled.self) { try fixture.stage.settle() }
    expect(fixture.names, equals: ["A"], "the stack is blocked for ever")
    #expect(throws: StageResidue.self) { try fixture.stage.close() }
  }

  @Test(.rule("N-71"), arguments: [true, false])
  func `on iOS 17, a swipe that is released after its first run-loop turn completes normally`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B", system: .classic)
    let swipe = fixture.stage.user.swipeBack()
    fixture.stage.runTurn()
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]) && fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }
}
