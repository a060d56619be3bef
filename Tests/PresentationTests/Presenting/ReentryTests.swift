import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Calls of `present` and `dismiss` inside callbacks and inside delegate methods (P-105, P-110,
/// P-111, P-119).
@MainActor @Suite("Requests inside callbacks") struct ReentryTests {
  let home = Probe("Home"), menu = Probe("Menu"), other = Probe("Other")
  let log = Log()

  @Test(.rule("P-111"))
  func `a dismiss call in viewDidAppear is carried out in the same run-loop turn`() throws {
    let stage = Stage(home), menu = menu
    menu.on(.viewDidAppear) { menu.dismiss(animated: true) }
    home.present(menu, animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      0.000  1   Home               present(Menu, animated)
      0.000  1   Menu               viewDidLoad
      0.000  1+  Menu.presentation  presentationTransitionWillBegin
      0.000  1+  Menu               viewWillAppear(animated)
      0.000  1+  Menu               viewIsAppearing(animated)
      0.500  2   Menu.transition    completeTransition(true)
      0.500  2   Menu.presentation  presentationTransitionDidEnd(true)
      0.500  2   Menu               viewDidAppear(animated)
      0.500  2   Menu               dismiss(animated), queued: Menu is being presented
      0.500  2   Home               present completion
      0.500  2   Menu               dismiss(animated), from the queue -> Home dismisses Menu
      0.500  2+  Menu.presentation  dismissalTransitionWillBegin
      0.500  2+  Menu               viewWillDisappear(animated)
      1.000  3   Menu.transition    completeTransition(true)
      1.000  3   Menu.presentation  dismissalTransitionDidEnd(true)
      1.000  3   Menu               viewDidDisappear(animated)
      """)
  }

  @Test(.rule("P-111", "P-27"))
  func `a dismiss call in present's completion begins the dismissal in the same run-loop turn`()
    throws
  {
    let stage = Stage(home), home = home
    home.present(menu, animated: true) { home.dismiss(animated: true) }
    try stage.settle()
    let line = stage.trace.lines.first { $0.event.hasPrefix("dismiss(animated), from the queue") }
    expect(line?.turn.number, equals: 2)
    expect(stage.visible, equals: ["Home"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-111", "P-57")) func `a dismiss call in viewWillAppear waits for viewDidAppear`()
    throws
  {
    let stage = Stage(home), menu = menu
    menu.on(.viewWillAppear) { menu.dismiss(animated: true) }
    home.present(menu, animated: true)
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu viewDidAppear(animated)", "Menu viewWillDisappear(animated)",
        "Menu viewDidDisappear(animated)",
      ])
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-105", "P-30")) func `a present call in the completion of dismiss succeeds`() throws
  {
    let stage = Stage(home), home = home, other = other
    try stage.put(menu, on: home)
    home.dismiss(animated: true) { home.present(other, animated: true) }
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Other"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-105")) func `a present call in viewDidDisappear succeeds`() throws {
    let stage = Stage(home), home = home, other = other
    try stage.put(menu, on: home)
    menu.on(.viewDidDisappear) { home.present(other, animated: true) }
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Other"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-105"))
  func `a present call in a completion of the transition coordinator succeeds`() throws {
    let stage = Stage(home), home = home, other = other
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    home.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      home.present(other, animated: true)
    }
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Other"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-105"))
  func `isBeingDismissed of the presented controller is true during its dismissal`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    expect(home.presentedViewController?.isBeingDismissed == false)
    home.dismiss(animated: true)
    stage.runTurn()
    expect(home.presentedViewController?.isBeingDismissed == true)
    try stage.settle()
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-119"))
  func `a present call in the delegate's animator method waits and is then refused`() throws {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover())
    let stage = Stage(home), home = home, other = other
    menu.director?.onQuestion = { question in
      if question.subject == .presentAnimator { home.present(other, animated: true) }
    }
    home.present(menu, animated: true) { [log] in log.note("completion") }
    expect(home.presentedViewController === menu)
    expect(
      stage.events.contains("Home  present(Other, animated), queued: Menu is being presented"))
    try stage.settle()
    expect(log.lines, equals: ["completion"])
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-119", "P-2", "P-41"))
  func `present is refused if its presenter becomes a child of a presenter that is busy`() throws {
    let menu = Probe.custom("Menu", Covering.init), third = Probe("Third")
    let stage = Stage(home), home = home, other = other
    menu.director?.onQuestion = { question in
      if question.subject == .presentAnimator { other.present(third, animated: true) }
    }
    other.on(.viewDidLoad) { home.addChild(other) }
    home.present(menu, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.presenterInProgress])
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(third.presentingViewController == nil)
    try stage.close()
  }

  @Test(.rule("P-119"))
  func `present is refused if the delegate calls it when asked for a presentation controller`()
    throws
  {
    let menu = Probe.custom("Menu", Covering.init), stage = Stage(home)
    let home = home, other = other
    menu.director?.onQuestion = { question in
      if question.subject == .presentationController { home.present(other, animated: true) }
    }
    home.present(menu, animated: true)
    expect(home.presentedViewController === menu)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-119", "P-49"))
  func `a dismiss call inside the delegate's animator method waits for the running dismissal`()
    throws
  {
    let menu = Probe.custom("Menu", Covering.init, goes: LateMover())
    let stage = Stage(home), home = home, log = log
    try stage.put(menu, on: home)
    menu.director?.onQuestion = { _ in
      home.dismiss(animated: true) { log.note("inner") }
    }
    home.dismiss(animated: true) { log.note("outer") }
    expect(menu.director?.subjects, equals: [.presentationController, .dismissAnimator])
    try stage.settle()
    expect(log.lines, equals: ["outer", "inner"])
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-119", "P-11"))
  func `a present call in the presented controller's viewDidLoad waits for the presentation's end`()
    throws
  {
    let stage = Stage(home), home = home, menu = menu, other = other
    menu.on(.viewDidLoad) { menu.present(other, animated: true) }
    home.present(menu, animated: true)
    expect(menu.presentedViewController == nil)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu", "Other"])
    expect(stage.issues.isEmpty)
  }
}
