import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Setting a stack, and operations on stacks that are not on screen (N-17, N-28 to N-34).
@MainActor @Suite("Setting the controllers of a stack") struct StackSetTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")
  let d = Probe("D")

  @Test(.rule("N-28", "N-17", "N-29"))
  func `setViewControllers with a new top controller runs a push transition`() throws {
    let guide = Guide(), fixture = try StackFixture(a, b, delegate: guide)
    fixture.nav.setViewControllers([c, a, d], animated: true)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      1   Nav             setViewControllers([C, A, D], animated)
      1   B               willMove(toParent: nil)
      1   C               willMove(toParent: Nav)
      1   D               willMove(toParent: Nav)
      1   Nav.delegate    animationControllerFor(push, from: B, to: D) -> nil
      1+  D               viewDidLoad
      1+  B               viewWillDisappear(animated)
      1+  D               viewWillAppear(animated)
      1+  Nav.delegate    willShow(D, animated)
      1+  D               viewIsAppearing(animated)
      2   Nav.transition  completeTransition(true)
      2   B               viewDidDisappear(animated)
      2   D               viewDidAppear(animated)
      2   B               didMove(toParent: nil)
      2   C               didMove(toParent: Nav)
      2   D               didMove(toParent: Nav)
      2   Nav.delegate    didShow(D, animated)
      """)
    expect(!c.isViewLoaded && !a.isViewLoaded)
  }

  @Test(.rule("N-28"))
  func `setViewControllers with a lower controller as the new top runs a pop transition`() throws {
    let guide = Guide(), fixture = try StackFixture(a, b, c, delegate: guide)
    let before = guide.heard.count
    fixture.nav.setViewControllers([d, b], animated: true)
    try fixture.stage.settle()
    expect(guide.heard[before...], equals: ["pop C B", "willShow(B, true)", "didShow(B, true)"])
    expect(fixture.names, equals: ["D", "B"])
  }

  @Test(.rule("N-28", "N-29"), arguments: [false, true])
  func `setViewControllers with the same top controller runs no transition`(
    animated: Bool
  ) throws {
    let guide = Guide(), fixture = try StackFixture(a, b, delegate: guide)
    let before = guide.heard.count
    fixture.nav.setViewControllers([c, b], animated: animated)
    expect(fixture.nav.transitionCoordinator == nil)
    try fixture.stage.settle()
    expect(guide.heard.count, equals: before)
    expect(fixture.heard("B").isEmpty)
    expect(fixture.heard("A"), equals: ["A willMove(toParent: nil)", "A didMove(toParent: nil)"])
    expect(fixture.heard("C"), equals: ["C willMove(toParent: Nav)", "C didMove(toParent: Nav)"])
    expect(fixture.names == ["C", "B"] && fixture.stage.visible == ["Nav", "B"])
  }

  @Test(.rule("N-30"))
  func `setting the viewControllers property changes the stack without animation`() throws {
    func lines(_ act: (NavigationController, [ViewController]) -> Void) throws -> [String] {
      let (a, b, c) = (Probe("A"), Probe("B"), Probe("C"))
      let fixture = try StackFixture(a, b)
      act(fixture.nav, [a, c])
      try fixture.stage.settle()
      return fixture.stage.events
    }
    let plain = try lines { $0.setViewControllers($1, animated: false) }
    let bySetter = try lines { $0.viewControllers = $1 }
    expect(bySetter, equals: plain)
    expect(plain.contains("C  viewDidAppear"))
  }

  @Test(.rule("N-31"), arguments: [false, true])
  func `setViewControllers with an empty array removes all controllers from the screen`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b)
    fixture.nav.setViewControllers([], animated: animated)
    expect(fixture.nav.topViewController == nil)
    try fixture.stage.settle()
    expect(fixture.stage.issues.isEmpty && fixture.stage.visible == ["Nav"])
    expect(b.parent == nil && a.parent == nil)
    let flag = animated ? "(animated)" : ""
    expect(
      fixture.stage.callbacks("B"),
      equals: ["B viewWillDisappear\(flag)", "B viewDidDisappear\(flag)"])
    fixture.nav.pushViewController(c, animated: false)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "C"])
  }

  @Test(.rule("N-32"), arguments: [false, true])
  func `setViewControllers with the same controllers changes nothing`(animated: Bool) throws {
    let guide = Guide(), fixture = try StackFixture(a, b, delegate: guide)
    let before = guide.heard
    fixture.nav.setViewControllers([a, b], animated: animated)
    try fixture.stage.settle()
    expect(guide.heard == before && fixture.heard("A", "B").isEmpty)
  }

  @Test(.rule("N-17"))
  func `a covered controller's view is not loaded until a pop reveals the controller`() throws {
    let fixture = try StackFixture(a, b, c)
    expect(!a.isViewLoaded && !b.isViewLoaded && c.isViewLoaded)
    fixture.nav.popViewController(animated: false)
    expect(!b.isViewLoaded)
    try fixture.stage.settle()
    expect(!a.isViewLoaded && b.isViewLoaded)
  }

  @Test(.rule("N-17", "N-19", "N-19a"))
  func `if a push at launch covers the root, the root gets no appearance callbacks`() throws {
    let nav = NavigationController(rootViewController: a)
    a.log = Log()
    let world = World(),
      window = Window(frame: .init(x: 0, y: 0, width: 390, height: 844), world: world)
    world.recorder.isOn = true
    world.use {
      window.rootViewController = nav
      window.makeKeyAndVisible()
      nav.pushViewController(b, animated: true)
      _ = world.clock.runUntilIdle(limit: .seconds(10))
    }
    expect(a.log?.lines, equals: ["A didMove(NavigationController #1)"])
    expect(!a.isViewLoaded && b.viewIfLoaded?.window === window)
    world.end()
  }

  // MARK: Stacks that are not on screen

  @Test(.rule("N-33", "N-19a"))
  func `the initializer of a navigation controller pushes its root controller`() {
    final class Counting: NavigationController {
      var pushes = 0
      override func pushViewController(_ viewController: ViewController, animated: Bool) {
        pushes += 1
        super.pushViewController(viewController, animated: animated)
      }
    }
    let log = Log()
    a.log = log
    let nav = Counting(rootViewController: a)
    expect(nav.pushes == 1 && nav.viewControllers == [a] && a.parent === nav)
    expect(!nav.isViewLoaded && !a.isViewLoaded)
    expect(log.lines, equals: ["A willMove(Counting)"])
  }

  @Test(.rule("N-34"), arguments: [false, true])
  func `pushes behind a full-screen presentation send no appearance callbacks`(
    animated: Bool
  ) throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    let cover = Probe.fullScreen("Cover")
    try fixture.stage.put(cover, on: fixture.nav)
    let before = guide.heard.count
    fixture.nav.pushViewController(b, animated: animated)
    fixture.nav.pushViewController(c, animated: animated)
    expect(fixture.names == ["A", "B", "C"] && fixture.nav.transitionCoordinator == nil)
    try fixture.stage.settle()
    expect(guide.heard.count, equals: before)
    expect(fixture.heard("B"), equals: ["B willMove(toParent: Nav)", "B didMove(toParent: Nav)"])
    expect(fixture.heard("C"), equals: ["C willMove(toParent: Nav)", "C didMove(toParent: Nav)"])
    expect(!b.isViewLoaded && !c.isViewLoaded && fixture.heard("A").isEmpty)
  }

  @Test(.rule("N-34"))
  func `a full-screen dismissal reveals the top controller that was set during the presentation`()
    throws
  {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    try fixture.stage.put(Probe.fullScreen("Cover"), on: fixture.nav)
    fixture.nav.setViewControllers([a, b, c], animated: false)
    fixture.stage.startOver()
    fixture.nav.dismiss(animated: true)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "C"])
    expect(fixture.stage.callbacks("A", "B").isEmpty && !b.isViewLoaded)
    expect(
      fixture.stage.callbacks("C"),
      equals: [
        "C viewWillAppear(animated)", "C viewIsAppearing(animated)", "C viewDidAppear(animated)",
      ])
  }

  @Test(.rule("N-34"))
  func `a full-screen dismissal sends the top controller each appearance callback once`()
    throws
  {
    let fixture = try StackFixture(a, b)
    try fixture.stage.put(Probe.fullScreen("Cover"), on: fixture.nav)
    fixture.nav.dismiss(animated: true)
    try fixture.stage.settle()
    expect(
      fixture.stage.callbacks("A", "B"),
      equals: [
        "B viewWillAppear(animated)", "B viewIsAppearing(animated)", "B viewDidAppear(animated)",
      ])
  }
}
