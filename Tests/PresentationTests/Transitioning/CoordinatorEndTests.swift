import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The state in a coordinator's completion, and requests that a completion makes (T-46).
@MainActor @Suite("The completions of a coordinator") struct CoordinatorEndTests {
  private let hand = PercentDrivenInteractiveTransition()

  /// Runs a transition to its end, and calls `body` in a completion of the coordinator.
  @discardableResult private func run(
    _ site: TransitionSite, finishes: Bool,
    _ body:
      @escaping (
        TransitionFixture, any ViewControllerTransitionCoordinator
      ) -> Void
  ) throws -> TransitionFixture {
    let fixture = try TransitionFixture(site)
    fixture.use(BlockMarkMover(0.5), hand)
    fixture.ask()
    let coordinator = try #require(fixture.coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in body(fixture, coordinator) }
    fixture.stage.runTurn()
    hand.update(0.5)
    if finishes { hand.finish() } else { hand.cancel() }
    try fixture.stage.settle()
    return fixture
  }

  @Test(.rule("T-46", "T-16a"), arguments: TransitionSite.allCases, [true, false])
  func `transitionCoordinator is nil inside the coordinator's completions`(
    site: TransitionSite, finishes: Bool
  ) throws {
    var (calls, found): (Int, [Bool]) = (0, [])
    try run(site, finishes: finishes) { fixture, coordinator in
      calls += 1
      let controllers: [ViewController?] = [fixture.a, fixture.b, fixture.nav, fixture.tabs]
      found = controllers.compactMap { $0.map { $0.transitionCoordinator != nil } }
      expect(coordinator.isCancelled, equals: !finishes)
      expect(coordinator.viewController(forKey: .to) === fixture.b)
      expect(coordinator.view(forKey: .to) === fixture.b.view)
    }
    expect(calls == 1 && found.allSatisfy { !$0 })
  }

  @Test(.rule("T-46", "N-103"), arguments: [TransitionSite.selection, .newTabs], [true, false])
  func `a coordinator's completion can set the tabs and select another tab`(
    site: TransitionSite, finishes: Bool
  ) throws {
    let c = Probe("C")
    let fixture = try run(site, finishes: finishes) { fixture, _ in
      fixture.tabs?.delegate = nil
      fixture.tabs?.viewControllers = [fixture.a, fixture.b, c]
      fixture.tabs?.selectedIndex = 2
      expect(fixture.tabs?.selectedIndex, equals: 2)
    }
    expect(fixture.tabs?.selectedViewController === c)
    expect(fixture.stage.visible, equals: ["Tabs", "C"])
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-46", "N-2", "N-40"), arguments: [TransitionSite.push, .pop], [true, false])
  func `a coordinator's completion can replace the stack's controllers and push another`(
    site: TransitionSite, finishes: Bool
  ) throws {
    let c = Probe("C"), d = Probe("D")
    let fixture = try run(site, finishes: finishes) { fixture, _ in
      fixture.nav?.delegate = nil
      fixture.nav?.viewControllers = [c]
      expect(fixture.nav?.topViewController === c)
      fixture.nav?.pushViewController(d, animated: true)
      expect(fixture.nav?.viewControllers.names, equals: ["C", "D"])
      expect(fixture.nav?.transitionCoordinator != nil, "that of the push")
    }
    expect(fixture.stage.visible, equals: ["Nav", "D"])
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(
    .rule("T-46", "P-11", "P-57"), arguments: [TransitionSite.presentation, .dismissal],
    [true, false])
  func `a coordinator's completion can begin a presentation or dismissal immediately`(
    site: TransitionSite, finishes: Bool
  ) throws {
    let c = Probe("C")
    var isUp = false
    let fixture = try run(site, finishes: finishes) { fixture, _ in
      let (lower, upper) = site == .presentation ? (fixture.a, fixture.b) : (fixture.b, fixture.a)
      upper.transitioningDelegate = nil
      isUp = lower.presentedViewController === upper
      if isUp {
        lower.dismiss(animated: true)
        expect(upper.isBeingDismissed)
      } else {
        lower.present(c, animated: true)
        expect(lower.presentedViewController === c)
      }
      expect(lower.transitionCoordinator != nil, "that of the new transition")
    }
    expect(isUp, equals: finishes == (site == .presentation))
    let lower = site == .presentation ? fixture.a : fixture.b
    expect(lower.presentedViewController === (isUp ? nil : c))
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-46", "P-18"), arguments: [TransitionSite.presentation, .dismissal])
  func `a controller that was just dismissed can be presented in a coordinator's completion`(
    site: TransitionSite
  ) throws {
    let isPresentation = site == .presentation
    let fixture = try run(site, finishes: !isPresentation) { fixture, _ in
      let (lower, upper) = isPresentation ? (fixture.a, fixture.b) : (fixture.b, fixture.a)
      upper.transitioningDelegate = nil
      lower.present(upper, animated: true)
      expect(lower.presentedViewController === upper)
    }
    expect(fixture.stage.visible.last, equals: isPresentation ? "B" : "A")
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-46", "P-57a", "N-42"))
  func `in a coordinator's completion, a present or push call waits behind earlier calls`()
    throws
  {
    let home = Probe("Home"), menu = Probe("Menu"), late = Probe("Late"), stage = Stage(home)
    home.present(menu, animated: true)
    home.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      menu.present(late, animated: false)
      expect(menu.presentedViewController == nil, "the dismissal comes first")
    }
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    let a = Probe("A"), b = Probe("B"), c = Probe("C"), d = Probe("D")
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      fixture.nav.pushViewController(d, animated: true)
      expect(fixture.names, equals: ["A", "B"])
    }
    fixture.nav.pushViewController(c, animated: true)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B", "C", "D"])
  }

  @Test(.rule("T-46"), arguments: TransitionSite.allCases, [true, false])
  func `a coordinator's completion can register a second completion, which is called once`(
    site: TransitionSite, finishes: Bool
  ) throws {
    var heard: [String] = []
    let fixture = try run(site, finishes: finishes) { fixture, coordinator in
      heard.append("first")
      let clock = fixture.stage.world.clock
      let isTaken = coordinator.animate(alongsideTransition: { _ in heard.append("never") }) {
        expect($0.isCancelled, equals: !finishes)
        heard.append("second")
      }
      expect(!isTaken)
      clock.async("after") { heard.append("after") }
      coordinator.notifyWhenInteractionChanges { _ in heard.append("never") }
    }
    expect(heard, equals: ["first", "second", "after"])
    expect(fixture.hasEnded(finished: finishes))
  }

  @Test(.rule("T-46"), arguments: TransitionSite.allCases)
  func `a completion that always registers itself again is called once per run-loop turn`(
    site: TransitionSite
  ) throws {
    var calls = 0
    try run(site, finishes: true) { fixture, coordinator in
      @MainActor func again() {
        calls += 1
        guard calls < 5 else { return }
        let turn = fixture.stage.world.clock.turn
        coordinator.animate(alongsideTransition: nil) { _ in
          expect(fixture.stage.world.clock.turn > turn || calls == 1)
          again()
        }
        fixture.coordinator?.animate(alongsideTransition: nil) { _ in calls += 100 }
      }
      again()
    }
    expect(calls, equals: 5)
  }

  @Test(.rule("T-46", "P-35"))
  func `a coordinator keeps its final values after its transition has ended`() throws {
    for finishes in [true, false] {
      var kept: (any ViewControllerTransitionCoordinator)?
      let fixture = try run(.presentation, finishes: finishes) { kept = $1 }
      let coordinator = try #require(kept)
      expect(coordinator.isCancelled == !finishes && coordinator.initiallyInteractive)
      expect(!coordinator.isInteractive && coordinator.percentComplete == 0.5)
      var calls = 0
      coordinator.animate(alongsideTransition: nil) { _ in calls += 1 }
      expect(calls, equals: 0)
      try fixture.stage.settle()
      expect(calls, equals: 1)
    }
  }

  @Test(.rule("T-17", "T-46"))
  func `an alongside block cannot register another alongside block`() throws {
    let home = Probe("Home"), menu = Probe("Menu"), stage = Stage(home)
    var answers: [Bool?] = []
    home.present(menu, animated: true)
    @MainActor func again() {
      answers.append(
        home.transitionCoordinator?.animate(
          alongsideTransition: { _ in again() }, completion: nil))
    }
    again()
    try stage.settle()
    expect(answers, equals: [true, false])
  }

  @Test(.rule("T-46", "T-19"))
  func `replacing the window's root during a push calls the coordinator's completion once`() throws
  {
    let a = Probe("A"), b = Probe("B"), c = Probe("C"), fixture = try StackFixture(a)
    var calls = 0
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      calls += 1
      expect(fixture.nav.transitionCoordinator == nil)
      fixture.nav.viewControllers = [c]
      expect(fixture.names, equals: ["C"])
    }
    fixture.stage.window.rootViewController = Probe("Other")
    try fixture.stage.settle()
    expect(calls, equals: 1)
  }
}
