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
    let trail = try Trail(a)
    trail.nav.pushViewController(b, animated: animated)
    expect(trail.names, equals: ["A", "B"])
    expect(trail.nav.topViewController === b && trail.nav.visibleViewController === b)
    expect(b.parent === trail.nav && b.navigationController === trail.nav)
    expect(trail.nav.children.names, equals: ["A", "B"])
    expect(trail.stage.visible, equals: ["Nav", "A"])
    expect(!b.isViewLoaded)
  }

  @Test(.rule("N-2", "N-5"), arguments: [false, true])
  func `a popped controller still has its parent when popViewController returns`(
    animated: Bool
  ) throws {
    let trail = try Trail(a, b)
    trail.nav.popViewController(animated: animated)
    expect(trail.names, equals: ["A"])
    expect(trail.nav.topViewController === a && trail.nav.visibleViewController === a)
    expect(b.parent === trail.nav && b.navigationController === trail.nav)
    try trail.stage.settle()
    expect(b.parent == nil && b.navigationController == nil)
    expect(trail.nav.children.names, equals: ["A"])
  }

  @Test(.rule("N-2"), arguments: [false, true])
  func `popToViewController, popToRoot and setViewControllers change viewControllers at once`(
    animated: Bool
  ) throws {
    let trail = try Trail(a, b, c)
    trail.nav.popToViewController(b, animated: animated)
    expect(trail.names, equals: ["A", "B"])
    try trail.stage.settle()
    trail.nav.popToRootViewController(animated: animated)
    expect(trail.names, equals: ["A"])
    try trail.stage.settle()
    trail.nav.setViewControllers([b, c], animated: animated)
    expect(trail.names, equals: ["B", "C"])
    try trail.stage.settle()
    expect(trail.stage.visible, equals: ["Nav", "C"])
  }

  @Test(.rule("N-3"), arguments: [false, true])
  func `navigationController of a popped controller is still set in viewWillDisappear`(
    animated: Bool
  ) throws {
    let trail = try Trail(a, b, c)
    c.on(.viewWillDisappear) { [a, c] in
      expect(trail.nav.topViewController === a)
      expect(c.navigationController === trail.nav)
    }
    c.note(in: log, at: .viewWillDisappear) { "heard" }
    trail.nav.popToRootViewController(animated: animated)
    try trail.stage.settle()
    expect(log.lines, equals: ["C viewWillDisappear: heard"])
  }

  @Test(.rule("N-4"), arguments: [false, true])
  func `the parent of a popped controller is nil in viewDidDisappear and in didMove`(
    animated: Bool
  ) throws {
    let trail = try Trail(a, b)
    b.note(in: log, at: .viewDidDisappear, .didMove) { [b] in b.parent?.name ?? "none" }
    trail.nav.popViewController(animated: animated)
    try trail.stage.settle()
    expect(log.lines, equals: ["B viewDidDisappear: none", "B didMove: none"])
  }

  @Test(.rule("N-5"))
  func `if a stack presents a controller, visibleViewController is the presented controller`()
    throws
  {
    let trail = try Trail(a)
    trail.nav.present(b, animated: false)
    expect(trail.nav.visibleViewController === b)
    expect(trail.nav.topViewController === a)
  }

  @Test(.rule("N-6"), arguments: [false, true])
  func `isMovingToParent is true only in the callbacks of the pushed controller`(
    animated: Bool
  ) throws {
    let trail = try Trail(a)
    for probe in [a, b] { noteMovement(of: probe) }
    trail.nav.pushViewController(b, animated: animated)
    expect(!b.isMovingToParent)
    try trail.stage.settle()
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
    let trail = try Trail(a, b)
    for probe in [a, b] { noteMovement(of: probe) }
    trail.nav.popViewController(animated: animated)
    expect(!b.isMovingFromParent)
    try trail.stage.settle()
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
    let trail = try Trail(a)
    for probe in [a, b] { noteMovement(of: probe) }
    b.modalPresentationStyle = .fullScreen
    trail.nav.present(b, animated: true)
    try trail.stage.settle()
    expect(log.lines.count, equals: 5)
    expect(log.lines.allSatisfy { $0.hasSuffix("to false, from false") })
  }

  @Test(.rule("N-16"))
  func `while animations are disabled, an animated push sends its callbacks with animated false`()
    throws
  {
    let guide = Guide(), trail = try Trail(a, delegate: guide)
    trail.stage.world.areAnimationsEnabled = false
    trail.nav.pushViewController(b, animated: true)
    expect(trail.nav.transitionCoordinator == nil)
    try trail.stage.settle()
    expect(
      trail.stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewIsAppearing",
        "B viewDidAppear",
      ])
  }

  @Test(.rule("N-1", "R-8"))
  func `after a push, calling layoutIfNeeded begins the push transition immediately`() throws {
    let trail = try Trail(a)
    trail.nav.pushViewController(b, animated: true)
    expect(trail.stage.callbacks("A", "B").isEmpty)
    trail.nav.view.layoutIfNeeded()
    expect(
      trail.stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear(animated)", "B viewWillAppear(animated)",
        "B viewIsAppearing(animated)",
      ])
    try trail.stage.settle()
    expect(trail.stage.visible, equals: ["Nav", "B"])
  }

  @Test(.rule("N-36"))
  func `if a controller above the root has hidesBottomBarWhenPushed, the bottom bar is hidden`()
    throws
  {
    let trail = try Trail(a)
    expect(!trail.nav.hidesBottomBar)
    b.hidesBottomBarWhenPushed = true
    trail.nav.setViewControllers([a, b, c], animated: false)
    expect(trail.nav.hidesBottomBar)
    trail.nav.popViewController(animated: false)
    expect(trail.nav.hidesBottomBar)
    trail.nav.popViewController(animated: false)
    expect(!trail.nav.hidesBottomBar)
  }

  @Test(.rule("N-36"))
  func `if the root has hidesBottomBarWhenPushed, the bottom bar is hidden`() throws {
    let trail = try Trail(a)
    a.hidesBottomBarWhenPushed = true
    expect(trail.nav.hidesBottomBar)
    trail.nav.setViewControllers([b], animated: false)
    expect(!trail.nav.hidesBottomBar)
  }

  @Test(.rule("N-1"))
  func `layoutIfNeeded in willMove does not begin the push transition`() throws {
    let trail = try Trail(a)
    for probe in [b, c] {
      probe.on(.willMove) {
        trail.nav.view.setNeedsLayout()
        trail.nav.view.layoutIfNeeded()
      }
    }
    trail.nav.pushViewController(b, animated: false)
    trail.nav.pushViewController(c, animated: false)
    expect(trail.names == ["A", "B", "C"] && trail.stage.callbacks().isEmpty)
    try trail.stage.settle()
    expect(trail.stage.visible, equals: ["Nav", "C"])
    expect(c.parent === trail.nav && trail.stage.callbacks("B").isEmpty)
  }

  @Test(.rule("N-13")) func `a popped controller is released`() throws {
    let trail = try Trail(a)
    weak var gone: ViewController?
    do {
      let popped = ViewController("P")
      gone = popped
      trail.nav.pushViewController(popped, animated: true)
      try trail.stage.settle()
      trail.nav.popViewController(animated: true)
    }
    expect(gone != nil)
    try trail.stage.settle()
    expect(gone == nil)
  }
}
