import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The return values of stack operations, and the exceptions that UIKit raises (N-20 to N-27).
@MainActor @Suite("Return values of a stack") struct StackReturnTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")
  let d = Probe("D")

  @Test(.rule("N-20"), arguments: [false, true])
  func `popViewController on the root returns nil and changes nothing`(animated: Bool) throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    let before = guide.heard
    expect(fixture.nav.popViewController(animated: animated) == nil)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && guide.heard == before)
    expect(fixture.heard("A", "Nav.transition").isEmpty)
  }

  @Test(.rule("N-20")) func `popping an empty stack returns nil or an empty array`() throws {
    let fixture = try StackFixture()
    expect(fixture.nav.popViewController(animated: true) == nil)
    expect(fixture.nav.popToRootViewController(animated: true) ?? [], equals: [])
    try fixture.stage.settle()
    expect(fixture.names.isEmpty && fixture.nav.topViewController == nil)
  }

  @Test(.rule("N-20"), arguments: [false, true])
  func `popViewController returns the popped controller`(animated: Bool) throws {
    let fixture = try StackFixture(a, b)
    expect(fixture.nav.popViewController(animated: animated) === b)
  }

  @Test(.rule("N-21"), arguments: [false, true])
  func `popToViewController and popToRoot return the popped controllers from bottom to top`(
    animated: Bool
  ) throws {
    let fixture = try StackFixture(a, b, c, d)
    expect(fixture.nav.popToViewController(b, animated: animated)?.names, equals: ["C", "D"])
    try fixture.stage.settle()
    expect(fixture.nav.popToViewController(b, animated: animated) ?? [], equals: [])
    expect(fixture.nav.popToRootViewController(animated: animated)?.names, equals: ["B"])
    try fixture.stage.settle()
    expect(fixture.nav.popToRootViewController(animated: animated) ?? [], equals: [])
    expect(fixture.names, equals: ["A"])
  }

  @Test(.rule("N-20", "N-21"))
  func `pops of a stack that was never on screen return the popped controllers`() {
    let nav = NavigationController("Nav")
    expect(nav.popViewController(animated: false) == nil)
    nav.viewControllers = [a, b, c, d]
    expect(nav.popViewController(animated: true) === d)
    expect(nav.popToViewController(a, animated: true)?.names, equals: ["B", "C"])
    expect(nav.popToRootViewController(animated: true) ?? [], equals: [])
    expect(nav.viewControllers == [a] && b.parent == nil && a.parent === nav)
  }

  @Test(.rule("N-22"))
  func `skipped controllers do not appear during popToViewController`() throws {
    let guide = Guide(), fixture = try StackFixture(a, b, c, d, delegate: guide)
    guide.animator = LateMover()
    fixture.nav.popToViewController(a, animated: true)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      1   Nav             popTo(A, animated)
      1   B               willMove(toParent: nil)
      1   C               willMove(toParent: nil)
      1   D               willMove(toParent: nil)
      1   Nav.delegate    animationControllerFor(pop, from: D, to: A) -> LateMover
      1   Nav.delegate    interactionControllerFor -> nil
      1+  A               viewDidLoad
      1+  D               viewWillDisappear(animated)
      1+  A               viewWillAppear(animated)
      1+  Nav.delegate    willShow(A, animated)
      1+  Nav.animator    animateTransition
      1+  A               viewIsAppearing(animated)
      2   Nav.transition  completeTransition(true)
      2   D               viewDidDisappear(animated)
      2   A               viewDidAppear(animated)
      2   B               didMove(toParent: nil)
      2   C               didMove(toParent: nil)
      2   D               didMove(toParent: nil)
      2   Nav.delegate    didShow(A, animated)
      2   Nav.animator    animationEnded(true)
      """)
    expect([b, c, d].allSatisfy { $0.parent == nil })
  }

  @Test(.rule("N-13", "N-22"), arguments: [false, true])
  func `popped controllers get didMove before they are released`(animated: Bool) throws {
    let fixture = try StackFixture(a)
    weak var gone: ViewController?
    do {
      let (middle, top) = (ViewController("Middle"), ViewController("Top"))
      gone = middle
      fixture.nav.setViewControllers([a, middle, top], animated: false)
    }
    try fixture.stage.settle()
    fixture.stage.startOver()
    fixture.nav.popToRootViewController(animated: animated)
    try fixture.stage.settle()
    expect(fixture.heard("Middle").last, equals: "Middle didMove(toParent: nil)")
    expect(fixture.heard("Top").last, equals: "Top didMove(toParent: nil)")
    expect(gone == nil)
  }

  @Test(.rule("N-23")) func `popToViewController refuses a controller outside the stack`() throws {
    let fixture = try StackFixture(a, b)
    expect(fixture.nav.popToViewController(c, animated: true) ?? [], equals: [])
    let issue = try #require(fixture.stage.issues.first)
    expect(issue.message, equals: "Tried to pop to a view controller that doesn't exist.")
    expect(issue.isRaised && fixture.stage.issues.count == 1 && fixture.names == ["A", "B"])
  }

  @Test(.rule("N-24"), arguments: [false, true])
  func `pushViewController refuses a controller that is in the stack`(animated: Bool) throws {
    let fixture = try StackFixture(a, b)
    fixture.nav.pushViewController(a, animated: animated)
    let issue = try #require(fixture.stage.issues.first)
    expect(
      issue.message.hasPrefix(
        "<NavigationController: Nav> is pushing the same view controller instance (<Probe: A>) "
          + "more than once which is not supported and is most likely an error in the application"
      ))
    expect(issue.isRaised && fixture.stage.issues.count == 1 && fixture.names == ["A", "B"])
  }

  @Test(.rule("N-24"))
  func `a push of the top has no effect until the view of the stack is loaded`() throws {
    let nav = NavigationController(rootViewController: a)
    nav.pushViewController(b, animated: false)
    let stage = Stage(ViewController("Home"))
    stage.world.use { nav.pushViewController(b, animated: true) }
    expect(nav.viewControllers.names == ["A", "B"] && stage.issues.isEmpty)
    nav.loadViewIfNeeded()
    stage.world.use { nav.pushViewController(b, animated: true) }
    expect(nav.viewControllers.names == ["A", "B"] && stage.issues.map(\.rule) == ["N-24"])
  }

  @Test(.rule("N-24", "C-2a"))
  func `a stack refuses its own controller while another stack is about to take the controller`()
    throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    let old = NavigationController(rootViewController: a)
    let new = NavigationController(rootViewController: c)
    old.pushViewController(b, animated: false)
    a.on(.willMove) { [a, home, new] in
      guard a.parent === old else { return }
      home.addChild(new)
      old.pushViewController(a, animated: true)
      expect(old.viewControllers.names, equals: ["A", "B"])
    }
    new.pushViewController(a, animated: false)
    expect(stage.issues.map(\.rule), equals: ["N-24"])
    expect(old.viewControllers.names, equals: ["B"])
    expect(new.viewControllers.names, equals: ["C", "A"])
  }

  @Test(.rule("N-25"))
  func `setViewControllers refuses a list that contains a controller twice`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.viewControllers = [b, c, b]
    let issue = try #require(fixture.stage.issues.first)
    expect(
      issue.message.hasPrefix("All view controllers in a navigation controller must be distinct"))
    expect(issue.isRaised && fixture.stage.issues.count == 1 && fixture.names == ["A"])
  }

  @Test(.rule("N-27")) func `pushViewController refuses another navigation controller`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(NavigationController("Inner"), animated: true)
    let issue = try #require(fixture.stage.issues.first)
    expect(issue.message, equals: "Pushing a navigation controller is not supported")
    expect(issue.description.hasSuffix("is not supported. Push its root, or present it."))
    expect(issue.isRaised && fixture.names == ["A"])
  }

  @Test(.rule("N-23", "N-24", "N-25"))
  func `refused operations do not change a stack that was never on screen`() {
    let world = World(reporter: IssueReporter(raisePolicy: .record))
    world.use {
      let nav = NavigationController("Nav")
      nav.viewControllers = [a, b]
      nav.pushViewController(a, animated: false)
      nav.popToViewController(c, animated: false)
      nav.setViewControllers([c, c], animated: false)
      expect(nav.viewControllers.names, equals: ["A", "B"])
      expect(world.reporter.issues.count, equals: 3)
      expect(world.reporter.issues.allSatisfy { $0.isRaised })
    }
  }
}
