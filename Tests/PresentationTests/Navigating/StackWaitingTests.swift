import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Operations that are called while another operation is pending or running (N-40 to N-45, N-50).
@MainActor @Suite("Stack operations that wait") struct StackWaitingTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")
  let d = Probe("D")

  @Test(.rule("N-40", "N-42", "N-50"))
  func `of two pushes in one run-loop turn, the second waits until the first has ended`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.pushViewController(c, animated: true)
    expect(fixture.names == ["A", "B"] && c.parent == nil)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000  1   Nav             push(B, animated)
      0.000  1   B               willMove(toParent: Nav)
      0.000  1   Nav             push(C, animated), queued: B is being pushed
      0.000  1+  B               viewDidLoad
      0.000  1+  A               viewWillDisappear(animated)
      0.000  1+  B               viewWillAppear(animated)
      0.000  1+  B               viewIsAppearing(animated)
      0.350  2   Nav.transition  completeTransition(true)
      0.350  2   A               viewDidDisappear(animated)
      0.350  2   B               viewDidAppear(animated)
      0.350  2   B               didMove(toParent: Nav)
      0.350  2   Nav             push(C, animated), from the queue
      0.350  2   C               willMove(toParent: Nav)
      0.350  2+  C               viewDidLoad
      0.350  2+  B               viewWillDisappear(animated)
      0.350  2+  C               viewWillAppear(animated)
      0.350  2+  C               viewIsAppearing(animated)
      0.700  3   Nav.transition  completeTransition(true)
      0.700  3   B               viewDidDisappear(animated)
      0.700  3   C               viewDidAppear(animated)
      0.700  3   C               didMove(toParent: Nav)
      """)
  }

  /// Returns the reasons in the trace for which operations wait.
  ///
  /// The operations are requested in callbacks of the controllers during `operate`.
  private func reasons(_ fixture: StackFixture, _ operate: () throws -> Void) rethrows -> Set<
    String
  > {
    for probe in [a, b] {
      for moment in [Probe.Moment.viewWillAppear, .viewDidAppear, .viewDidDisappear, .willMove] {
        probe.on(moment) { [d] in fixture.nav.setViewControllers([d], animated: false) }
      }
    }
    try operate()
    let events = fixture.stage.events.prefix { !$0.contains("from the queue") }
    let words = events.compactMap { event in
      event.firstRange(of: "queued: ").map { String(event[$0.upperBound...]) }
    }
    return Set(words)
  }

  @Test(.rule("N-42", "N-66"), arguments: [true, false])
  func `if an operation waits for a canceled push or pop, the trace names the canceled call`(
    isPush: Bool
  ) throws {
    let guide = Guide(), mover = SilentMover()
    let fixture =
      isPush ? try StackFixture(a, delegate: guide) : try StackFixture(a, b, delegate: guide)
    guide.animator = mover
    let reasons = reasons(fixture) {
      if isPush {
        fixture.nav.pushViewController(b, animated: true)
      } else {
        fixture.nav.popViewController(animated: true)
      }
      fixture.stage.runTurn()
      mover.context?.completeTransition(false)
    }
    expect(reasons, equals: ["B is being \(isPush ? "pushed" : "popped")"])
  }

  @Test(.rule("N-42"), arguments: [true, false])
  func `if an operation in a pop's callback must wait, the trace names the popped controller`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b)
    let reasons = try reasons(fixture) {
      fixture.nav.popViewController(animated: animated)
      try fixture.stage.settle()
    }
    expect(reasons, equals: ["B is being popped"])
  }

  @Test(.rule("N-42"))
  func `if an operation waits for a change below the top, the trace names the new controller`()
    throws
  {
    let fixture = try StackFixture(a)
    let reasons = try reasons(fixture) {
      fixture.nav.setViewControllers([b, a], animated: false)
      try fixture.stage.settle()
    }
    expect(reasons, equals: ["B is being pushed"])
  }

  @Test(.rule("N-40", "N-42"))
  func `waiting operations are carried out in the order of their calls`() throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    let before = guide.heard.count
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.pushViewController(c, animated: true)
    fixture.nav.popToRootViewController(animated: true)
    fixture.nav.setViewControllers([a, d], animated: true)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "D"])
    expect(
      guide.heard[before...].filter { $0.hasPrefix("push") || $0.hasPrefix("pop") },
      equals: [
        "push A B", "push B C", "pop C A", "push A D",
      ])
    expect(
      guide.heard[before...].filter { $0.hasPrefix("didShow") },
      equals: [
        "didShow(B, true)", "didShow(C, true)", "didShow(A, true)", "didShow(D, true)",
      ])
  }

  @Test(.rule("N-43"))
  func `a pop that waits for a push returns the controller that is being pushed`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    expect(fixture.nav.popViewController(animated: true) === b)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A"])
  }

  @Test(.rule("N-20", "N-40", "N-43"))
  func `popViewController returns nil while a pop to the root is pending`() throws {
    let fixture = try StackFixture(a, b)
    fixture.nav.popViewController(animated: true)
    expect(fixture.nav.popViewController(animated: true) == nil)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.issues.isEmpty)
  }

  @Test(.rule("N-40")) func `an unanimated push waits for a running animated push`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.pushViewController(c, animated: false)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C"] && fixture.stage.visible == ["Nav", "C"])
    expect(
      fixture.stage.callbacks("C"),
      equals: ["C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
  }

  @Test(.rule("N-42"), arguments: [Probe.Moment.viewDidAppear, .didMove])
  func `a push inside viewDidAppear or didMove waits until the running push has ended`(
    moment: Probe.Moment
  ) throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    b.on(moment) { [c] in
      fixture.nav.pushViewController(c, animated: true)
      expect(fixture.names, equals: ["A", "B"])
    }
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C"] && fixture.stage.visible == ["Nav", "C"])
    let shown = try #require(guide.heard.firstIndex(of: "didShow(B, true)"))
    let asked = try #require(guide.heard.firstIndex(of: "push B C"))
    expect(shown < asked)
  }

  @Test(.rule("N-42"))
  func `a push inside viewWillAppear waits until the running unanimated push has ended`() throws {
    let fixture = try StackFixture(a)
    b.on(.viewWillAppear) { [c] in
      fixture.nav.pushViewController(c, animated: false)
      expect(fixture.names, equals: ["A", "B"])
    }
    fixture.nav.pushViewController(b, animated: false)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C"] && fixture.stage.visible == ["Nav", "C"])
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("N-40"))
  func `pushing a controller twice reports an issue`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.pushViewController(b, animated: true)
    expect(fixture.stage.issues.count, equals: 1)
    fixture.nav.pushViewController(c, animated: true)
    fixture.nav.pushViewController(c, animated: true)
    expect(fixture.stage.issues.count, equals: 1)
    try fixture.stage.settle()
    expect(fixture.stage.issues.count == 2 && fixture.names == ["A", "B", "C"])
  }

  @Test(.rule("N-42"))
  func `after a waiting push, the pushed controller can push another one in viewWillAppear`() throws
  {
    let fixture = try StackFixture(a)
    c.on(.viewWillAppear) { [d] in fixture.nav.pushViewController(d, animated: false) }
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.pushViewController(c, animated: false)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C", "D"] && fixture.stage.visible == ["Nav", "D"])
  }

  @Test(.rule("N-15", "N-42"))
  func `a push in the root's first viewWillAppear is carried out`() throws {
    a.on(.viewWillAppear) { [a, b] in
      a.navigationController?.pushViewController(b, animated: false)
    }
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    expect(fixture.names == ["A", "B"] && fixture.stage.visible == ["Nav", "B"])
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(guide.heard.filter { $0.hasPrefix("didShow(A") }, equals: ["didShow(A, true)"])
  }

  // MARK: Combined operations

  @Test(.rule("N-44"))
  func `of several unanimated pushes in one run-loop turn, only the last controller appears`()
    throws
  {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    let before = guide.heard.count
    fixture.nav.pushViewController(b, animated: false)
    fixture.nav.pushViewController(c, animated: false)
    expect(fixture.names, equals: ["A", "B", "C"])
    try fixture.stage.settle()
    expect(guide.heard[before...], equals: ["willShow(C, false)", "didShow(C, false)"])
    expect(
      fixture.stage.callbacks(),
      equals: [
        "A viewWillDisappear", "C viewWillAppear", "A viewDidDisappear", "C viewIsAppearing",
        "C viewDidAppear",
      ])
    expect(!b.isViewLoaded)
    expect(fixture.heard("B"), equals: ["B willMove(toParent: Nav)", "B didMove(toParent: Nav)"])
  }

  @Test(.rule("N-44"))
  func `an unanimated push and pop in one run-loop turn send no appearance callbacks`() throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    let before = guide.heard.count
    fixture.nav.pushViewController(b, animated: false)
    fixture.nav.popViewController(animated: false)
    expect(fixture.names, equals: ["A"])
    try fixture.stage.settle()
    expect(guide.heard.count == before && fixture.stage.callbacks().isEmpty && !b.isViewLoaded)
    expect(fixture.heard("B").first, equals: "B willMove(toParent: Nav)")
    expect(fixture.heard("B").last, equals: "B didMove(toParent: nil)")
    expect(b.parent == nil && fixture.nav.children.names == ["A"])
  }

  @Test(.rule("N-45"))
  func `unanimated setViewControllers and an animated pop in one run-loop turn share a transition`()
    throws
  {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    let before = guide.heard.count
    fixture.nav.setViewControllers([b, c, a], animated: false)
    fixture.nav.popViewController(animated: true)
    expect(fixture.names == ["B", "C"] && fixture.nav.transitionCoordinator != nil)
    try fixture.stage.settle()
    expect(guide.heard[before...].last, equals: "didShow(C, true)")
    expect(
      fixture.stage.callbacks(),
      equals: [
        "A viewWillDisappear(animated)", "C viewWillAppear(animated)",
        "C viewIsAppearing(animated)", "A viewDidDisappear(animated)",
        "C viewDidAppear(animated)",
      ])
    expect(fixture.names == ["B", "C"] && a.parent == nil)
  }

  @Test(.rule("N-45"))
  func `an unanimated push and an animated push in one run-loop turn share a transition`() throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    let before = guide.heard.count
    fixture.nav.pushViewController(b, animated: false)
    fixture.nav.pushViewController(c, animated: true)
    expect(fixture.names, equals: ["A", "B", "C"])
    try fixture.stage.settle()
    expect(guide.heard[before...], equals: ["push A C", "willShow(C, true)", "didShow(C, true)"])
    expect(fixture.stage.callbacks("B").isEmpty && fixture.stage.visible == ["Nav", "C"])
    expect(
      fixture.heard("B", "C").filter { $0.contains("didMove") },
      equals: [
        "B didMove(toParent: Nav)", "C didMove(toParent: Nav)",
      ])
  }
}
