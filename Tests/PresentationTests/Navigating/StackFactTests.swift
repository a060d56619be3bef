import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The properties of a stack and its controllers, and when they change (N-2 to N-7).
@MainActor @Suite("Properties of a stack") struct StackFactTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")
  let log = Log()

  @Test(.rule("N-2", "N-5"), arguments: [false, true])
  func `viewControllers contains the pushed controller when pushViewController returns`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: animated)
    expect(fixture.names, equals: ["A", "B"])
    expect(fixture.nav.topViewController === b && fixture.nav.visibleViewController === b)
    expect(b.parent === fixture.nav && b.navigationController === fixture.nav)
    expect(fixture.nav.children.names, equals: ["A", "B"])
    expect(fixture.stage.visible, equals: ["Nav", "A"])
    expect(!b.isViewLoaded)
  }

  @Test(.rule("N-2", "N-5"), arguments: [false, true])
  func `a popped controller still has its parent when popViewController returns`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b)
    fixture.nav.popViewController(animated: animated)
    expect(fixture.names, equals: ["A"])
    expect(fixture.nav.topViewController === a && fixture.nav.visibleViewController === a)
    expect(b.parent === fixture.nav && b.navigationController === fixture.nav)
    try fixture.stage.settle()
    expect(b.parent == nil && b.navigationController == nil)
    expect(fixture.nav.children.names, equals: ["A"])
  }

  @Test(.rule("N-2"), arguments: [false, true])
  func `popToViewController, popToRoot and setViewControllers change viewControllers at once`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b, c)
    fixture.nav.popToViewController(b, animated: animated)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    fixture.nav.popToRootViewController(animated: animated)
    expect(fixture.names, equals: ["A"])
    try fixture.stage.settle()
    fixture.nav.setViewControllers([b, c], animated: animated)
    expect(fixture.names, equals: ["B", "C"])
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "C"])
  }

  @Test(.rule("N-3"), arguments: [false, true])
  func `navigationController of a popped controller is still set in viewWillDisappear`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b, c)
    c.on(.viewWillDisappear) { [a, c] in
      expect(fixture.nav.topViewController === a)
      expect(c.navigationController === fixture.nav)
    }
    c.note(in: log, at: .viewWillDisappear) { "heard" }
    fixture.nav.popToRootViewController(animated: animated)
    try fixture.stage.settle()
    expect(log.lines, equals: ["C viewWillDisappear: heard"])
  }

  @Test(.rule("N-4"), arguments: [false, true])
  func `the parent of a popped controller is nil in viewDidDisappear and in didMove`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b)
    b.note(in: log, at: .viewDidDisappear, .didMove) { [b] in b.parent?.name ?? "none" }
    fixture.nav.popViewController(animated: animated)
    try fixture.stage.settle()
    expect(log.lines, equals: ["B viewDidDisappear: none", "B didMove: none"])
  }

  @Test(.rule("N-5"))
  func `if a stack presents a controller, visibleViewController is the presented controller`()
    throws
  {
    let fixture = try StackFixture(a)
    fixture.nav.present(b, animated: false)
    expect(fixture.nav.visibleViewController === b)
    expect(fixture.nav.topViewController === a)
  }

  @Test(.rule("N-6"), arguments: [false, true])
  func `isMovingToParent is true only in the callbacks of the pushed controller`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a)
    for probe in [a, b] { noteMovement(of: probe) }
    fixture.nav.pushViewController(b, animated: animated)
    expect(!b.isMovingToParent)
    try fixture.stage.settle()
    expect(!b.isMovingToParent)
    expect(
      Set(log.lines),
      equals: [
        "A viewWillDisappear: to false, from false", "A viewDidDisappear: to false, from false",
        "B viewWillAppear: to true, from false", "B viewIsAppearing: to true, from false",
        "B viewDidAppear: to true, from false",
      ])
  }

  @Test(.rule("N-6"), arguments: [false, true])
  func `isMovingFromParent is true only in the callbacks of the popped controller`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b)
    for probe in [a, b] { noteMovement(of: probe) }
    fixture.nav.popViewController(animated: animated)
    expect(!b.isMovingFromParent)
    try fixture.stage.settle()
    expect(!b.isMovingFromParent)
    expect(
      Set(log.lines),
      equals: [
        "B viewWillDisappear: to false, from true", "B viewDidDisappear: to false, from true",
        "A viewWillAppear: to false, from false", "A viewIsAppearing: to false, from false",
        "A viewDidAppear: to false, from false",
      ])
  }

  private func noteMovement(of probe: Probe) {
    probe.note(
      in: log, at: .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear
    ) { [unowned probe] in
      "to \(probe.isMovingToParent), from \(probe.isMovingFromParent)"
    }
  }

  @Test(.rule("N-6"))
  func `isMovingToParent and isMovingFromParent stay false in a presentation`() throws {
    let fixture = try StackFixture(a)
    for probe in [a, b] { noteMovement(of: probe) }
    b.modalPresentationStyle = .fullScreen
    fixture.nav.present(b, animated: true)
    try fixture.stage.settle()
    expect(log.lines.count, equals: 5)
    expect(log.lines.allSatisfy { $0.hasSuffix("to false, from false") })
  }

  @Test(.rule("N-16"))
  func `while animations are disabled, an animated push sends its callbacks with animated false`()
    throws
  {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    fixture.stage.world.areAnimationsEnabled = false
    fixture.nav.pushViewController(b, animated: true)
    expect(fixture.nav.transitionCoordinator == nil)
    try fixture.stage.settle()
    expect(
      fixture.stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewIsAppearing",
        "B viewDidAppear",
      ])
  }

  @Test(.rule("N-1", "R-8"))
  func `after a push, calling layoutIfNeeded begins the push transition immediately`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    expect(fixture.stage.callbacks("A", "B").isEmpty)
    fixture.nav.view.layoutIfNeeded()
    expect(
      fixture.stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear(animated)", "B viewWillAppear(animated)",
        "B viewIsAppearing(animated)",
      ])
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "B"])
  }

  @Test(.rule("N-36"))
  func `if a controller above the root has hidesBottomBarWhenPushed, the bottom bar is hidden`()
    throws
  {
    let fixture = try StackFixture(a)
    expect(!fixture.nav.hidesBottomBar)
    b.hidesBottomBarWhenPushed = true
    fixture.nav.setViewControllers([a, b, c], animated: false)
    expect(fixture.nav.hidesBottomBar)
    fixture.nav.popViewController(animated: false)
    expect(fixture.nav.hidesBottomBar)
    fixture.nav.popViewController(animated: false)
    expect(!fixture.nav.hidesBottomBar)
  }

  @Test(.rule("N-36"))
  func `if the root has hidesBottomBarWhenPushed, the bottom bar is hidden`() throws {
    let fixture = try StackFixture(a)
    a.hidesBottomBarWhenPushed = true
    expect(fixture.nav.hidesBottomBar)
    fixture.nav.setViewControllers([b], animated: false)
    expect(!fixture.nav.hidesBottomBar)
  }

  @Test(.rule("N-1"))
  func `layoutIfNeeded in willMove does not begin the push transition`() throws {
    let fixture = try StackFixture(a)
    for probe in [b, c] {
      probe.on(.willMove) {
        fixture.nav.view.setNeedsLayout()
        fixture.nav.view.layoutIfNeeded()
      }
    }
    fixture.nav.pushViewController(b, animated: false)
    fixture.nav.pushViewController(c, animated: false)
    expect(fixture.names == ["A", "B", "C"] && fixture.stage.callbacks().isEmpty)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "C"])
    expect(c.parent === fixture.nav && fixture.stage.callbacks("B").isEmpty)
  }

  @Test(.rule("N-13")) func `a popped controller is released`() throws {
    let fixture = try StackFixture(a)
    weak var gone: ViewController?
    do {
      let popped = ViewController("P")
      gone = popped
      fixture.nav.pushViewController(popped, animated: true)
      try fixture.stage.settle()
      fixture.nav.popViewController(animated: true)
    }
    expect(gone != nil)
    try fixture.stage.settle()
    expect(gone == nil)
  }
}
