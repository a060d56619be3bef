import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Stacks and modal presentations together (C-18, N-41, P-22).
@MainActor @Suite("Stacks and modal presentations") struct StackModalTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")

  @Test(.rule("C-18"))
  func `a presented stack forwards its appearance callbacks only to its top controller`() throws {
    let nav = NavigationController("Nav"), home = Probe("Home"), stage = Stage(home)
    nav.viewControllers = [a, b]
    nav.modalPresentationStyle = .fullScreen
    home.present(nav, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks("A", "B", "Nav"),
      equals: [
        "Nav viewWillAppear(animated)", "Nav viewIsAppearing(animated)",
        "B viewWillAppear(animated)", "B viewIsAppearing(animated)",
        "Nav viewDidAppear(animated)", "B viewDidAppear(animated)",
        "Nav viewWillDisappear(animated)", "B viewWillDisappear(animated)",
        "Nav viewDidDisappear(animated)", "B viewDidDisappear(animated)",
      ])
    expect(!a.isViewLoaded)
  }

  @Test(.rule("N-41", "N-42"))
  func `while a stack presents a sheet, a push waits until the sheet has appeared`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.present(c, animated: true)
    fixture.nav.pushViewController(b, animated: true)
    expect(fixture.names, equals: ["A"])
    fixture.stage.advance(by: .milliseconds(400))
    expect(fixture.names, equals: ["A"])
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.stage.visible == ["Nav", "B", "C"])
  }

  @Test(.rule("N-41", "N-2"), arguments: [true, false])
  func `a push in the completion of dismiss takes effect immediately`(isAnimated: Bool) throws {
    let fixture = try StackFixture(a, b)
    try fixture.stage.put(ViewController("Sheet"), on: fixture.nav)
    fixture.nav.dismiss(animated: isAnimated) { [nav = fixture.nav, b, c] in
      nav.pushViewController(c, animated: isAnimated)
      expect(nav.viewControllers.names == ["A", "B", "C"] && c.parent === nav)
      nav.viewControllers.removeAll { $0 === b }
    }
    try fixture.stage.settle()
    expect(fixture.names == ["A", "C"] && fixture.stage.visible == ["Nav", "C"])
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("N-41", "P-44"))
  func `a pushed controller can present in the same completion`() throws {
    let fixture = try StackFixture(a)
    try fixture.stage.put(ViewController("Sheet"), on: fixture.nav)
    fixture.nav.dismiss(animated: true) { [nav = fixture.nav, b, c] in
      nav.pushViewController(b, animated: true)
      b.present(c, animated: true)
    }
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "B", "C"])
    expect(fixture.stage.issues.map(\.code), equals: [.detachedReceiver])
  }

  @Test(.rule("N-41")) func `a push in viewDidDisappear of a dismissed sheet waits`() throws {
    let fixture = try StackFixture(a), sheet = Probe("Sheet")
    try fixture.stage.put(sheet, on: fixture.nav)
    sheet.on(.viewDidDisappear) { [nav = fixture.nav, b] in
      nav.pushViewController(b, animated: true)
      expect(nav.viewControllers.names, equals: ["A"])
    }
    fixture.nav.dismiss(animated: true)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B"])
  }

  @Test(.rule("N-41a"))
  func `a push onto a stack that is being presented takes effect immediately`() throws {
    let nav = NavigationController("Nav"), home = Probe("Home"), stage = Stage(home)
    nav.viewControllers = [a]
    home.present(nav, animated: true)
    nav.pushViewController(b, animated: true)
    expect(nav.viewControllers.names, equals: ["A", "B"])
    try stage.settle()
    expect(nav.viewControllers.names == ["A", "B"] && stage.visible == ["Home", "Nav", "B"])
    expect(stage.callbacks("A").isEmpty && stage.issues.isEmpty)
  }

  @Test(.rule("P-22"))
  func `if present is called right after a push, the presentation begins before present returns`()
    throws
  {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.present(c, animated: true)
    expect(fixture.heard("C").contains("C viewWillAppear(animated)"))
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.stage.visible == ["Nav", "B", "C"])
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("P-22"))
  func `if dismiss is called right after a pop, the dismissal begins before dismiss returns`()
    throws
  {
    let fixture = try StackFixture(a, b)
    try fixture.stage.put(c, on: fixture.nav)
    fixture.nav.popViewController(animated: true)
    fixture.nav.dismiss(animated: true)
    expect(fixture.heard("C"), equals: ["C viewWillDisappear(animated)"])
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
  }

  @Test(.rule("P-22"))
  func `without a preceding push, a presentation begins at the end of the run-loop turn`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.present(c, animated: true)
    expect(!fixture.heard("C").contains("C viewWillAppear(animated)"))
    try fixture.stage.settle()
  }

  /// Presents a sheet, pushes a page, and dismisses the sheet, all in one turn.
  @Test(.rule("N-40", "N-41", "N-42", "P-22", "P-57", "P-57a", "T-16a"))
  func `present, push and dismiss calls in one run-loop turn have the expected trace`() throws {
    let fixture = try StackFixture(a), sheet = Probe("Sheet")
    fixture.nav.present(sheet, animated: true)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.dismiss(animated: true)
    sheet.on(.viewWillDisappear) { [b] in
      let own = fixture.nav.transitionCoordinator, modal = sheet.transitionCoordinator
      expect(own != nil && modal != nil && own !== modal && b.transitionCoordinator === own)
    }
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000  1   Nav                 present(Sheet, animated)
      0.000  1   Sheet               viewDidLoad
      0.000  1   Nav                 push(B, animated), queued: Sheet is being presented
      0.000  1   Nav                 dismiss(animated), queued: Sheet is being presented
      0.000  1+  Sheet.presentation  presentationTransitionWillBegin
      0.000  1+  Sheet               viewWillAppear(animated)
      0.000  1+  Sheet               viewIsAppearing(animated)
      0.500  2   Sheet.transition    completeTransition(true)
      0.500  2   Sheet.presentation  presentationTransitionDidEnd(true)
      0.500  2   Sheet               viewDidAppear(animated)
      0.500  2   Nav                 push(B, animated), from the queue
      0.500  2   B                   willMove(toParent: Nav)
      0.500  2   Nav                 dismiss(animated), from the queue -> Nav dismisses Sheet
      0.500  2   Sheet.presentation  dismissalTransitionWillBegin
      0.500  2   Sheet               viewWillDisappear(animated)
      0.500  2+  B                   viewDidLoad
      0.500  2+  A                   viewWillDisappear(animated)
      0.500  2+  B                   viewWillAppear(animated)
      0.500  2+  B                   viewIsAppearing(animated)
      0.850  3   Nav.transition      completeTransition(true)
      0.850  3   A                   viewDidDisappear(animated)
      0.850  3   B                   viewDidAppear(animated)
      0.850  3   B                   didMove(toParent: Nav)
      1.000  4   Sheet.transition    completeTransition(true)
      1.000  4   Sheet.presentation  dismissalTransitionDidEnd(true)
      1.000  4   Sheet               viewDidDisappear(animated)
      """)
    expect(fixture.nav.transitionCoordinator == nil)
  }

  @Test(.rule("N-34", "N-41a", "N-42", "P-20"))
  func `a push behind a full-screen presentation changes the stack without a transition`() throws {
    let fixture = try StackFixture(a), cover = Probe.fullScreen("Cover")
    fixture.nav.present(cover, animated: true)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.dismiss(animated: true)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "B"])
    expect(
      fixture.stage.callbacks("A"),
      equals: [
        "A viewWillDisappear(animated)", "A viewDidDisappear(animated)",
      ])
    expect(
      fixture.stage.callbacks("B"),
      equals: [
        "B viewWillAppear(animated)", "B viewIsAppearing(animated)", "B viewDidAppear(animated)",
      ])
    let lines = fixture.stage.trace.lines
    let push = try #require(lines.firstIndex { $0.event == "push(B, animated), from the queue" })
    let goes = try #require(lines.lastIndex { $0.event == "viewWillDisappear(animated)" })
    expect(lines[push].turn != lines[goes].turn)
  }

  @Test(.rule("N-40", "P-57", "C-10"))
  func `dismissing a stack during a push makes the pushed controller disappear`() throws {
    let nav = NavigationController("Nav"), home = Probe("Home"), stage = Stage(home)
    nav.viewControllers = [a]
    try stage.put(nav, on: home)
    nav.pushViewController(b, animated: true)
    stage.runTurn()
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible == ["Home"] && stage.issues.isEmpty)
    expect(nav.viewControllers.names, equals: ["A", "B"])
    expect(
      stage.callbacks("B"),
      equals: [
        "B viewWillAppear(animated)", "B viewIsAppearing(animated)",
        "B viewWillDisappear(animated)", "B viewDidDisappear(animated)",
      ], "it turned round on its way, with the stack")
  }

  // MARK: Nested stacks

  @Test(.rule("C-18", "N-90", "T-16a"))
  func `a nested navigation controller pushes onto its own stack, not onto the outer stack`() throws
  {
    let inner = NavigationController("Inner")
    inner.viewControllers = [b]
    let fixture = try StackFixture(a)
    a.embed(inner)
    try fixture.stage.settle()
    fixture.stage.startOver()
    expect(b.navigationController === inner && inner.navigationController === fixture.nav)
    inner.pushViewController(c, animated: true)
    expect(inner.transitionCoordinator != nil && fixture.nav.transitionCoordinator == nil)
    try fixture.stage.settle()
    let d = Probe("D")
    fixture.nav.pushViewController(d, animated: true)
    try fixture.stage.settle()
    expect(
      fixture.stage.callbacks("B", "C"),
      equals: [
        "B viewWillDisappear(animated)", "C viewWillAppear(animated)",
        "C viewIsAppearing(animated)", "B viewDidDisappear(animated)",
        "C viewDidAppear(animated)", "C viewWillDisappear(animated)",
        "C viewDidDisappear(animated)",
      ])
    inner.popViewController(animated: true)
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "A", "Inner", "B"])
    expect(fixture.stage.issues.isEmpty)
  }
}
