import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Orders of operations that random tests of stacks have found to be difficult.
@MainActor @Suite("The order of stack operations") struct StackOrderTests {
  let a = Probe("A"), b = Probe("B"), c = Probe("C"), d = Probe("D")

  @Test(.rule("N-42"))
  func `a push inside a callback is carried out after all waiting operations`() throws {
    let fixture = try StackFixture(a)
    b.on(.willMove) { [c, nav = fixture.nav] in
      if nav.viewControllers.count == 2 { nav.pushViewController(c, animated: true) }
    }
    fixture.nav.pushViewController(d, animated: true)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "D", "C"])
  }

  @Test(.rule("N-42"))
  func `a controller that willMove pushes during setViewControllers ends up on top`() {
    let nav = NavigationController("Nav")
    a.on(.willMove) { [b] in
      if nav.viewControllers.isEmpty { nav.pushViewController(b, animated: false) }
    }
    nav.viewControllers = [a]
    expect(nav.viewControllers.names, equals: ["A", "B"])
  }

  @Test(.rule("N-29"))
  func `a controller that is pushed, popped and pushed in one run-loop turn gets didMove once`()
    throws
  {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: false)
    fixture.nav.popViewController(animated: false)
    fixture.nav.pushViewController(b, animated: false)
    try fixture.stage.settle()
    expect(
      fixture.heard("B").filter { $0.contains("Move") },
      equals: [
        "B willMove(toParent: Nav)", "B willMove(toParent: nil)", "B willMove(toParent: Nav)",
        "B didMove(toParent: Nav)",
      ])
  }

  @Test(.rule("N-10", "N-42"))
  func `when a waiting push begins, the stack no longer has the first push's coordinator`() throws {
    let fixture = try StackFixture(a)
    var coordinators: [Bool] = []
    c.on(.willMove) { [nav = fixture.nav] in coordinators.append(nav.transitionCoordinator != nil) }
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.pushViewController(c, animated: false)
    try fixture.stage.settle()
    expect(coordinators, equals: [false])
  }

  @Test(.rule("C-18", "P-34"))
  func `during a push, a stack forwards appearance to children outside viewControllers`()
    throws
  {
    let fixture = try StackFixture(a)
    fixture.nav.embed(c)
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    let before = fixture.heard("C").count
    for isAppearing in [false, true] {
      fixture.nav.beginAppearanceTransition(isAppearing, animated: false)
      fixture.nav.endAppearanceTransition()
    }
    try fixture.stage.settle()
    expect(
      fixture.heard("C").dropFirst(before),
      equals: [
        "C viewWillDisappear", "C viewDidDisappear", "C viewWillAppear", "C viewIsAppearing",
        "C viewDidAppear",
      ])
  }

  @Test(.rule("C-18", "P-22"))
  func `a controller pushed right before a full-screen presentation appears on dismissal`()
    throws
  {
    let fixture = try StackFixture(a)
    let cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.present(cover, animated: true)
    try fixture.stage.settle()
    expect(fixture.heard("B").filter { $0.contains("view") }, equals: ["B viewDidLoad"])
    cover.dismiss(animated: false)
    try fixture.stage.settle()
    expect(
      fixture.heard("B").filter { $0.contains("Appear") },
      equals: [
        "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
  }

  @Test(.rule("N-34", "N-42"))
  func `a push waits while a removed controller leaves a stack that is on screen again`() throws {
    let home = Probe("Home"), nav = NavigationController("Nav"), stage = Stage(home)
    nav.viewControllers = [a, b]
    home.embed(nav)
    try stage.settle()
    nav.view.removeFromSuperview()
    b.on(.viewDidDisappear) { [b, c] in
      home.view.addSubview(nav.view)
      b.on(.viewWillDisappear) { nav.pushViewController(c, animated: true) }
    }
    nav.setViewControllers([a], animated: false)
    try stage.settle()
    expect(nav.viewControllers.names, equals: ["A", "C"])
    expect(stage.visible, equals: ["Home", "Nav", "C"])
    expect(stage.issues.isEmpty)
    try stage.close()
  }
}
