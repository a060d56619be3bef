import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// `didMove` of a stack's top is called after the top's first appearance (N-19a).
@MainActor @Suite("The first display of a stack") struct FirstDisplayTests {
  private let a = Probe("A")
  private let b = Probe("B")
  private let c = Probe("C")
  private let log = Log()

  init() {
    for probe in [a, b, c] { probe.log = log }
  }

  /// Returns the callbacks of a controller without their arguments; layout callbacks are left out.
  private func heard(_ name: String) -> [String] {
    log.lines.filter { $0.hasPrefix("\(name) ") && !$0.contains("Layout") }
      .map { String($0.dropFirst(name.count + 1).prefix { $0 != "(" }) }
  }

  private let expected = [
    "willMove", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMove",
  ]

  /// The calls that add the root to a stack before the stack is displayed.
  enum Arrival: CaseIterable, Sendable {
    case initializer
    case push
    case setter
    case animatedSet
  }

  private func stack(_ arrival: Arrival) -> NavigationController {
    if case .initializer = arrival { return NavigationController(rootViewController: a) }
    let nav = NavigationController("Nav")
    switch arrival {
    case .initializer: break
    case .push: nav.pushViewController(a, animated: true)
    case .setter: nav.viewControllers = [a]
    case .animatedSet: nav.setViewControllers([a], animated: true)
    }
    return nav
  }

  @Test(.rule("N-19a", "N-15"), arguments: Arrival.allCases, [false, true])
  func `when a window shows a stack, the top controller gets didMove after viewDidAppear`(
    arrival: Arrival, isClassic: Bool
  ) throws {
    let stage = Stage(stack(arrival), system: isClassic ? .classic : .modern)
    try stage.settle()
    expect(heard("A"), equals: expected)
    try stage.close()
  }

  @Test(.rule("N-19a"), arguments: Arrival.allCases)
  func `the top controller of a stack in a tab gets didMove after its first viewDidAppear`(
    arrival: Arrival
  ) throws {
    let tabs = TabBarController("Tabs"), nav = stack(arrival)
    tabs.viewControllers = [Probe("First"), nav]
    let stage = Stage(tabs)
    try stage.settle()
    expect(heard("A"), equals: ["willMove"])
    tabs.selectedIndex = 1
    try stage.settle()
    expect(heard("A"), equals: expected)
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    try stage.settle()
    expect(heard("A").filter { $0 == "didMove" }.count, equals: 1)
  }

  @Test(.rule("N-19a"), arguments: Arrival.allCases, [false, true])
  func `the top controller of a presented stack gets didMove after viewDidAppear`(
    arrival: Arrival, isAnimated: Bool
  ) throws {
    let home = Probe("Home"), nav = stack(arrival), stage = Stage(home)
    home.present(nav, animated: isAnimated)
    try stage.settle()
    expect(heard("A"), equals: expected)
  }

  @Test(.rule("N-19a"), arguments: [false, true])
  func `the top controller of an embedded navigation controller gets didMove after viewDidAppear`(
    isLate: Bool
  ) throws {
    let home = Probe("Home"), nav = stack(.initializer)
    let stage = Stage(home)
    if isLate { try stage.settle() }
    home.embed(nav)
    try stage.settle()
    expect(heard("A"), equals: expected)
  }

  @Test(.rule("N-19a", "N-17"))
  func `a stack without a window calls didMove only on the controllers below the top`() throws {
    let nav = NavigationController("Nav")
    nav.viewControllers = [a, b, c]
    expect(
      log.lines,
      equals: [
        "A willMove(Nav)", "B willMove(Nav)", "C willMove(Nav)", "A didMove(Nav)", "B didMove(Nav)",
      ])
    let stage = Stage(nav)
    try stage.settle()
    expect(heard("C"), equals: expected)
    expect(heard("A"), equals: ["willMove", "didMove"])
  }

  @Test(.rule("N-19a", "N-34"), arguments: [false, true])
  func `a push before the first display calls didMove on the old top controller immediately`(
    isInWorld: Bool
  ) throws {
    let tabs = TabBarController("Tabs"), nav = stack(.initializer)
    tabs.viewControllers = [Probe("First"), nav]
    let stage = isInWorld ? Stage(tabs) : nil
    nav.pushViewController(b, animated: true)
    expect(heard("A") == ["willMove", "didMove"] && heard("B") == ["willMove"])
    let shown = stage ?? Stage(tabs)
    tabs.selectedIndex = 1
    try shown.settle()
    expect(heard("A") == ["willMove", "didMove"] && heard("B") == expected)
  }

  @Test(.rule("N-19a", "N-34"), arguments: [false, true])
  func `a top controller that is removed before the first display gets only didMove with nil`(
    isInWorld: Bool
  ) throws {
    let tabs = TabBarController("Tabs"), nav = stack(.initializer)
    tabs.viewControllers = [Probe("First"), nav]
    let stage = isInWorld ? Stage(tabs) : nil
    nav.viewControllers = [b]
    expect(
      log.lines.filter { $0.hasPrefix("A") }.suffix(2),
      equals: ["A willMove(nil)", "A didMove(nil)"])
    expect(heard("A"), equals: ["willMove", "willMove", "didMove"])
    let shown = stage ?? Stage(tabs)
    tabs.selectedIndex = 1
    try shown.settle()
    expect(heard("B"), equals: expected)
  }

  @Test(.rule("N-19a", "N-44"))
  func `if a controller is popped and pushed again while its stack appears, it gets one didMove`()
    throws
  {
    let home = ViewController("Home"), nav = NavigationController("Nav"), stage = Stage(home)
    nav.viewControllers = [a, b]
    home.present(nav, animated: true)
    stage.runTurn()
    nav.popViewController(animated: false)
    nav.pushViewController(b, animated: true)
    try stage.settle()
    expect(heard("B").filter { $0 == "willMove" }.count, equals: 3)
    expect(heard("B").filter { $0 == "didMove" }.count, equals: 1)
  }

  @Test(.rule("N-19a", "N-15"))
  func `the delegate gets didShow after the root gets didMove`() throws {
    let guide = Guide(), nav = stack(.initializer)
    nav.delegate = guide
    guide.onMoment = { [log] in log.note($0) }
    let stage = Stage(nav)
    try stage.settle()
    expect(
      log.lines.suffix(3),
      equals: [
        "A viewDidAppear(false)", "A didMove(NavigationController #1)", "didShow(A, false)",
      ])
  }

  @Test(.rule("N-19a", "N-19"), arguments: [false, true])
  func `a push at launch calls didMove once on the root and once on the pushed controller`(
    isClassic: Bool
  ) throws {
    let nav = stack(.initializer)
    let stage = Stage(nav, system: isClassic ? .classic : .modern)
    nav.pushViewController(b, animated: true)
    try stage.settle()
    expect(heard("A").filter { $0 == "didMove" }.count, equals: 1)
    expect(heard("B"), equals: expected)
  }

  @Test(.rule("N-19a"))
  func `a canceled presentation of a stack does not call didMove on the root`() throws {
    let home = Probe("Home"), nav = stack(.initializer), stage = Stage(home)
    let hand = PercentDrivenInteractiveTransition(), delegate = ModalDelegate()
    (delegate.animator, delegate.interactor) = (BlockMarkMover(0.5), hand)
    nav.transitioningDelegate = delegate
    home.present(nav, animated: true)
    stage.runTurn()
    hand.cancel()
    try stage.settle()
    expect(!heard("A").contains("didMove"))
    delegate.interactor = nil
    home.present(nav, animated: true)
    try stage.settle()
    expect(heard("A").suffix(2), equals: ["viewDidAppear", "didMove"])
    expect(heard("A").filter { $0 == "didMove" }.count, equals: 1)
  }

  @Test(.rule("N-15", "N-19a"))
  func `if the root's didMove presents the stack during a push, the pushed screen appears`() throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    let root = Probe("Root"), page = Probe("Page"), nav = NavigationController("Nav")
    nav.viewControllers = [root]
    // With the page, the stack joins the world of the stage.
    home.embed(page)
    root.on(.didMove) {
      home.present(nav, animated: false)
      stage.runTurn()
    }
    nav.pushViewController(page, animated: false)
    try stage.settle()
    expect(page.appearance, equals: .appeared)
    expect(stage.visible, equals: ["Home", "Nav", "Page"])
  }
}
