import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Which calls of `present` are refused, and with which messages (P-39 to P-46a).
@MainActor @Suite("Refused presents") struct RefusalTests {
  let home = Probe("Home"), menu = Probe("Menu"), other = Probe("Other")
  let log = Log()

  private func present(_ presented: ViewController, on receiver: ViewController) {
    receiver.present(presented, animated: true) { [log] in log.note("completion") }
  }

  @Test(.rule("P-39", "P-46")) func `present refuses a controller that has a parent`() throws {
    let parent = Probe("Parent"), stage = Stage(home)
    home.embed(parent)
    parent.addChild(menu)
    present(menu, on: home)
    try stage.settle()
    expect(
      stage.issues.map(\.message),
      equals: [
        "Application tried to present modally a view controller <Probe: Menu> "
          + "that has a parent view controller <Probe: Parent>."
      ])
    expect(stage.issues.map(\.code), equals: [.presentedHasParent])
    expect(stage.issues.allSatisfy { $0.isRaised && $0.rule == "P-39" })
    expect(home.presentedViewController == nil)
    expect(!menu.isViewLoaded)
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-39", "P-46"))
  func `present refuses a controller whose parent was never on screen`() throws {
    let parent = Probe("Parent"), stage = Stage(home)
    parent.addChild(menu)
    present(menu, on: home)
    try stage.settle()
    expect(home.presentedViewController == nil)
    expect(!menu.isViewLoaded)
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-40")) func `a controller cannot present itself`() throws {
    let stage = Stage(home)
    present(home, on: home)
    try stage.settle()
    expect(
      stage.issues.map(\.message),
      equals: [
        "Application tried to present modal view controller on itself. "
          + "Presenting controller is <Probe: Home>."
      ])
    expect(stage.issues.map(\.code), equals: [.presentedOnItself])
    expect(stage.issues.allSatisfy { $0.isRaised && $0.rule == "P-40" })
    expect(home.presentedViewController == nil)
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-40", "P-1")) func `a child cannot present the root that contains it`() {
    let child = Probe("Child")
    home.embed(child)
    let stage = Stage(home)
    present(home, on: child)
    expect(stage.issues.map(\.code), equals: [.presentedOnItself])
    expect(home.presentedViewController == nil)
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-42", "P-46")) func `present refuses a presenter outside the window`() throws {
    let stage = Stage(home), stray = Probe("Stray")
    stage.world.use { present(menu, on: stray) }
    try stage.settle()
    expect(
      stage.issues.map(\.message),
      equals: [
        "Attempt to present <Probe: Menu> on <Probe: Stray> (from <Probe: Stray>) "
          + "whose view is not in the window hierarchy."
      ])
    expect(stage.issues.map(\.code), equals: [.presenterNotInWindow])
    expect(stage.issues.allSatisfy { !$0.isRaised && $0.rule == "P-42" })
    expect(stray.isViewLoaded)
    expect(!menu.isViewLoaded)
    expect(stray.presentedViewController == nil)
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-43", "P-46"))
  func `present refuses a presenter that already presents another controller`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    present(other, on: home)
    try stage.settle()
    try stage.trace.expect(
      """
      Home  present(Other, animated)
      Home  ! alreadyPresenting: Attempt to present <Probe: Other> on <Probe: Home> \
      (from <Probe: Home>) which is already presenting <Probe: Menu>.
      """)
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(home.presentedViewController === menu)
    expect(other.presentingViewController == nil)
    expect(!other.isBeingPresented)
    expect(!other.isViewLoaded)
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-42", "P-6", "P-72"))
  func `present refuses a presenter that a full-screen presentation covers`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    present(other, on: home)
    expect(stage.issues.map(\.code), equals: [.presenterNotInWindow])
  }

  @Test(.rule("P-44", "P-1"))
  func `a child without a window can present, but is reported as detached`()
    throws
  {
    let stage = Stage(home), stray = Probe("Stray")
    home.addChild(stray)
    present(menu, on: stray)
    expect(
      stage.issues.map(\.message),
      equals: [
        "Presenting view controller <Probe: Menu> from detached view controller <Probe: Stray> "
          + "is not supported, and may result in incorrect safe area insets and a corrupt root "
          + "presentation. Make sure <Probe: Stray> is in the view controller hierarchy before "
          + "presenting from it. Will become a hard exception in a future release."
      ])
    expect(stage.issues.map(\.code), equals: [.detachedReceiver])
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(log.lines, equals: ["completion"])
  }

  @Test(.rule("P-45")) func `present refuses a controller that another presenter presents`() throws
  {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    try stage.put(other, on: menu)
    present(menu, on: other)
    try stage.settle()
    expect(
      stage.issues.map(\.message),
      equals: [
        "Application tried to present modally a view controller <Probe: Menu> "
          + "that is already being presented by <Probe: Home>."
      ])
    expect(stage.issues.map(\.code), equals: [.presentedElsewhere])
    expect(stage.issues.allSatisfy { $0.isRaised && $0.rule == "P-45" })
    expect(menu.presentingViewController === home)
    expect(other.presentedViewController == nil)
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-45", "P-43"))
  func `if a presenter presents a controller twice, this is logged without an exception`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    present(menu, on: home)
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(stage.issues.allSatisfy { !$0.isRaised })
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-39", "P-42"))
  func `a presenter outside the window is not reported if the presented controller has a parent`() {
    let stage = Stage(home), parent = Probe("Parent"), stray = Probe("Stray")
    home.embed(parent)
    parent.addChild(menu)
    stage.world.use { present(menu, on: stray) }
    expect(!stage.issues.contains { $0.code == .presenterNotInWindow })
    expect(stage.issues.map(\.code), equals: [.presentedHasParent])
  }

  @Test(.rule("P-42", "P-45"))
  func `if a controller is already presented, only the presenter's missing window is reported`()
    throws
  {
    let stage = Stage(home), stray = Probe("Stray")
    try stage.put(menu, on: home)
    stage.world.use { present(menu, on: stray) }
    expect(stage.issues.map(\.code), equals: [.presenterNotInWindow])
  }

  @Test(.rule("P-46", "P-24")) func `a refused present call does not ask for an animator`() throws {
    let custom = Probe.custom("Custom", Covering.init, comes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    present(custom, on: home)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(custom.director?.subjects, equals: [.presentationController])
  }

  @Test(.rule("P-46"))
  func `a controller can be presented after an earlier present call was refused`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    present(other, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    present(other, on: home)
    try stage.settle()
    expect(log.lines, equals: ["completion"])
    expect(stage.visible, equals: ["Home", "Other"])
  }

  @Test(.rule("P-46a", "P-42"), arguments: [Probe.Moment.viewDidLoad, .viewWillAppear])
  func `the window's root cannot present before its view is in the window`(
    moment: Probe.Moment
  ) throws {
    home.on(moment) { [self] in present(menu, on: home) }
    let stage = Stage(home)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.presenterNotInWindow])
    expect(stage.visible, equals: ["Home"])
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-46a"), arguments: [Probe.Moment.viewIsAppearing, .viewDidAppear])
  func `the window's root can present when its view is in the window`(
    moment: Probe.Moment
  ) throws {
    home.on(moment) { [self] in present(menu, on: home) }
    let stage = Stage(home)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-46a", "P-44"))
  func `a child can present in viewDidLoad, but is reported as detached`() throws {
    let child = Probe("Child"), stage = Stage(home)
    child.on(.viewDidLoad) { [self] in present(menu, on: child) }
    home.addChild(child)
    child.loadViewIfNeeded()
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.detachedReceiver])
    expect(stage.visible, equals: ["Home", "Menu"])
  }
}
