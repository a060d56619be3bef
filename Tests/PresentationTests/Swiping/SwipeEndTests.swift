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
    let glass = try Glass("A", "B", system: system)
    glass.swipe(to: fraction).cancel()
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && glass.stage.visible == ["Nav", "B"])
    expect(glass.heard("B").last == "didAppear" && glass.heard("A").last == "didDisappear")
    expect(glass.nav.transitionCoordinator == nil && glass.stage.issues.isEmpty)
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.stage.visible == ["Nav", "A"])
    expect(glass.top.parent == nil)
    try glass.stage.close()
  }

  @Test(.rule("N-63", "T-31"), arguments: systems, [0, 0.001, 0.5, 0.999, 1])
  func `a finished swipe pops the top controller, wherever the finger is lifted`(
    system: SystemBehavior, fraction: Double
  ) throws {
    let glass = try Glass("A", "B", system: system)
    glass.swipe(to: fraction).release(velocity: 1)
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.stage.visible == ["Nav", "A"])
    expect(glass.top.parent == nil && glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("T-31"), arguments: [true, false], [0, 0.2, 0.6, 1])
  func `after the finger is lifted, a swipe needs only the remaining part of its duration`(
    finishes: Bool, fraction: Double
  ) throws {
    let glass = try Glass("A", "B"), swipe = glass.swipe(to: fraction)
    swipe.release(velocity: finishes ? 300 : -300)
    let way = finishes ? 1 - fraction : fraction
    let rest = Int((way * 350).rounded())
    if rest > 1 {
      glass.stage.advance(by: .milliseconds(rest - 1))
      expect(glass.nav.transitionCoordinator != nil)
    }
    glass.stage.advance(by: .milliseconds(rest > 1 ? 2 : 1))
    glass.stage.runTurn()
    expect(glass.nav.transitionCoordinator == nil)
    try glass.stage.settle()
  }

  @Test(.rule("N-66"), arguments: systems)
  func `after five canceled swipes, a finished swipe pops the top controller`(
    system: SystemBehavior
  ) throws {
    let glass = try Glass("A", "B", "C", system: system)
    for count in 1...5 {
      glass.swipe(to: 0.15 * Double(count)).cancel()
      try glass.stage.settle()
      expect(glass.names, equals: ["A", "B", "C"])
    }
    for name in ["B", "A"] {
      glass.swipe(to: 0.5).release()
      try glass.stage.settle()
      expect(glass.stage.visible, equals: ["Nav", name])
    }
    try glass.stage.close()
  }

  @Test(.rule("N-66", "N-10")) func `a canceled swipe does not block a later push`() throws {
    let glass = try Glass("A", "B")
    glass.swipe(to: 0.5).cancel()
    try glass.stage.settle()
    glass.nav.pushViewController(glass.page("C"), animated: true)
    try glass.stage.settle()
    expect(glass.names == ["A", "B", "C"] && glass.stage.visible == ["Nav", "C"])
    try glass.stage.close()
  }

  @Test(.rule("N-62"))
  func `a swipe on the root controller does not block a push`() throws {
    let glass = try Glass("A", "B")
    glass.swipe(to: 0.5).release()
    try glass.stage.settle()
    glass.swipe(to: 0.5).release(velocity: 300)
    glass.nav.pushViewController(glass.page("C"), animated: true)
    try glass.stage.settle()
    expect(glass.names == ["A", "C"] && glass.heard("C").last == "didAppear")
    try glass.stage.close()
  }

  // MARK: Repeated ends

  @Test(.rule("N-70"), arguments: [true, false])
  func `only the first release or cancellation of a swipe has an effect`(
    finishes: Bool
  ) throws {
    let glass = try Glass("A", "B"), swipe = glass.swipe(to: 0.5)
    glass.watchInteraction()
    swipe.release(velocity: finishes ? 300 : -300)
    let place = glass.top.view.placeOnScreen
    swipe.update(0.9)
    expect(isNear(glass.top.view.placeOnScreen, place))
    swipe.release(velocity: finishes ? -300 : 300)
    swipe.cancel()
    glass.stage.advance(by: .milliseconds(50))
    swipe.update(0.1)
    swipe.release(velocity: finishes ? -300 : 300)
    try glass.stage.settle()
    swipe.cancel()
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    expect(glass.heard.filter { $0.hasPrefix("interactive") }.count, equals: 1)
    try glass.stage.close()
  }

  @Test(.rule("N-60", "N-70"), arguments: [true, false])
  func `a second finger on the edge neither moves nor ends a swipe`(finishes: Bool) throws {
    let glass = try Glass("A", "B", "C"), swipe = glass.swipe(to: 0.5)
    let place = glass.top.view.placeOnScreen
    let other = glass.stage.user.swipeBack()
    other.update(0.9)
    glass.stage.runTurn()
    expect(isNear(glass.top.view.placeOnScreen, place))
    other.release(velocity: finishes ? -300 : 300)
    glass.stage.runTurn()
    expect(glass.nav.transitionCoordinator?.isInteractive == true)
    expect(glass.names, equals: ["A", "B"])
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A", "B"] : ["A", "B", "C"]))
    try glass.stage.close()
  }

  @Test(.rule("N-40", "N-60"), arguments: systems)
  func `a swipe that is not released keeps the transition running`(
    system: SystemBehavior
  ) throws {
    let glass = try Glass("A", "B", system: system), swipe = glass.swipe(to: 0.5)
    glass.stage.advance(by: .seconds(60))
    expect(glass.nav.transitionCoordinator?.isInteractive == true)
    do {
      try glass.stage.settle()
      Issue.record("settled")
    } catch {
      expect(error.running.count == 1 && "\(error)".contains("the pop of B"), "\(error)")
    }
    swipe.cancel()
    try glass.stage.settle()
    try glass.stage.close()
  }

  // MARK: Operations during a swipe

  private func meanwhile(
    finishes: Bool, _ act: (Glass) -> Void
  ) throws -> Glass {
    let glass = try Glass("A", "B"), swipe = glass.swipe(to: 0.4)
    act(glass)
    expect(glass.names, equals: ["A"])
    glass.stage.runTurn()
    swipe.update(0.6)
    expect(glass.names, equals: ["A"])
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
    expect(glass.stage.issues.isEmpty)
    return glass
  }

  @Test(.rule("N-40", "N-42", "N-66"), arguments: [true, false], [true, false])
  func `setViewControllers waits for the end of a swipe`(finishes: Bool, animated: Bool) throws {
    let d = Probe("D")
    let glass = try meanwhile(finishes: finishes) {
      $0.nav.setViewControllers([$0.pages[0], d], animated: animated)
    }
    expect(glass.names == ["A", "D"] && glass.stage.visible == ["Nav", "D"])
    expect(glass.heard("B").last == "didDisappear" && glass.top.parent == nil)
    expect(glass.heard("B").contains("didAppear"), equals: !finishes)
    try glass.stage.close()
  }

  @Test(.rule("N-40", "N-42", "N-66"), arguments: [true, false], [true, false])
  func `a push waits for the end of a swipe`(finishes: Bool, animated: Bool) throws {
    let d = Probe("D")
    let glass = try meanwhile(finishes: finishes) {
      $0.nav.pushViewController(d, animated: animated)
    }
    expect(glass.names == (finishes ? ["A", "D"] : ["A", "B", "D"]))
    expect(glass.stage.visible, equals: ["Nav", "D"])
    try glass.stage.close()
  }

  @Test(.rule("N-40", "N-43", "N-66"))
  func `a pop that was called during a swipe is carried out after the swipe is canceled`() throws {
    let glass = try Glass("A", "B", "C"), swipe = glass.swipe(to: 0.4)
    glass.nav.popViewController(animated: true)
    expect(glass.names, equals: ["A", "B"])
    swipe.cancel()
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && glass.stage.visible == ["Nav", "B"])
    try glass.stage.close()
  }

  @Test(.rule("N-41", "N-40"), arguments: [true, false])
  func `a sheet can be presented during a swipe`(
    finishes: Bool
  ) throws {
    let glass = try Glass("A", "B"), swipe = glass.swipe(to: 0.4)
    glass.nav.present(ViewController("Sheet"), animated: true)
    glass.stage.runTurn()
    swipe.update(0.6)
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    expect(glass.stage.visible, equals: ["Nav", finishes ? "A" : "B", "Sheet"])
    expect(glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  // MARK: Closed windows

  @Test(.rule("N-34", "N-64", "P-92"), arguments: [SystemBehavior.modern, .fluid, .classic])
  func `closing a window during a swipe cancels the swipe`(system: SystemBehavior) throws {
    let glass = try Glass("A", "B", "C", system: system), swipe = glass.swipe(to: 0.5)
    glass.stage.window.close()
    try glass.stage.settle()
    expect(glass.names == ["A", "B", "C"] && glass.nav.transitionCoordinator == nil)
    let end = ["willDisappear", "didDisappear"]
    expect(glass.heard("B").filter { $0 != "isAppearing" }, equals: ["willAppear"] + end)
    expect(glass.heard("C") == end && glass.shows == ["willShow B"])
    swipe.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.heard("C"), equals: end)
    try glass.stage.close()
  }

  @Test(.rule("N-34", "N-64", "P-83b"))
  func `closing a window during a pop ends the pop`() throws {
    let glass = try Glass("A", "B")
    glass.nav.popViewController(animated: true)
    glass.stage.advance(by: .milliseconds(100))
    glass.stage.window.close()
    expect(glass.nav.transitionCoordinator == nil)
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.heard("B") == ["willDisappear", "didDisappear"])
    try glass.stage.close()
  }

  // MARK: Ends before the layout

  @Test(.rule("N-71"), arguments: [SystemBehavior.modern, .fluid], [true, false])
  func `a swipe that is released in its first run-loop turn finishes or cancels the pop`(
    system: SystemBehavior, finishes: Bool
  ) throws {
    let glass = try Glass("A", "B", system: system)
    let swipe = glass.stage.user.swipeBack()
    swipe.update(0.6)
    swipe.release(velocity: finishes ? 300 : -300)
    expect(glass.heard.isEmpty)
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    expect(glass.stage.visible, equals: ["Nav", finishes ? "A" : "B"])
    expect(glass.stage.issues.isEmpty && glass.nav.transitionCoordinator == nil)
    expect(glass.shows == (finishes ? ["willShow A", "didShow A"] : ["willShow A"]))
    expect(glass.heard("B").first == "willDisappear" && glass.heard("A").first == "willAppear")
    try glass.stage.close()
  }

  @Test(.rule("N-71"), arguments: [true, false])
  func `on iOS 17, a swipe that is released in its first run-loop turn blocks the stack`(
    finishes: Bool
  ) throws {
    let glass = try Glass("A", "B", system: .classic)
    let swipe = glass.stage.user.swipeBack()
    swipe.release(velocity: finishes ? 300 : -300)
    do {
      try glass.stage.settle()
      Issue.record("settled")
    } catch {
      expect(error.running.count == 1 && "\(error)".contains("the pop of B"), "\(error)")
    }
    expect(glass.stage.issues.map(\.code), equals: [.stalledTransition])
    expect(glass.stage.issues.allSatisfy { $0.rule == "N-71" && !$0.isRaised })
    expect(
      glass.stage.events.contains { $0.hasPrefix("Nav  ! stalledTransition: The edge swipe") })
    expect(!glass.heard.contains { $0.contains("didAppear") || $0.contains("didShow") })
    glass.nav.pushViewController(glass.page("C"), animated: true)
    #expect(throws: NotSettled.self) { try glass.stage.settle() }
    expect(glass.names, equals: ["A"], "the stack is blocked for ever")
    #expect(throws: StageResidue.self) { try glass.stage.close() }
  }

  @Test(.rule("N-71"), arguments: [true, false])
  func `on iOS 17, a swipe that is released after its first run-loop turn completes normally`(
    finishes: Bool
  ) throws {
    let glass = try Glass("A", "B", system: .classic)
    let swipe = glass.stage.user.swipeBack()
    glass.stage.runTurn()
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]) && glass.stage.issues.isEmpty)
    try glass.stage.close()
  }
}
