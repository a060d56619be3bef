import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Callbacks that change parents or presentations while a call such as `addChild` is running.
@MainActor @Suite("Calls inside containment callbacks") struct HostileMomentTests {
  private let home = ViewController("Home")
  private let box = ViewController("Box")
  private let pane = Probe("Pane")
  private let page = Probe("Page")
  private let menu = ViewController("Menu")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  /// A stack in the root that contains `page`.
  private func makeStack() throws -> NavigationController {
    let stack = NavigationController(rootViewController: page)
    home.embed(stack)
    try stage.settle()
    return stack
  }

  @Test(.rule("P-35", "P-113a"))
  func `if a child calls present in didMove, the child and its ancestors have a coordinator`()
    throws
  {
    home.embed(box)
    home.embed(pane)
    try stage.settle()
    pane.on(.didMove) { [unowned pane, menu] in
      if pane.parent == nil { pane.present(menu, animated: true) }
    }
    box.addChild(pane)
    expect(menu.presentingViewController === pane)
    expect(pane.transitionCoordinator != nil)
    expect(home.transitionCoordinator != nil)
    pane.didMove(toParent: box)
    try stage.settle()
    expect(stage.visible.contains("Menu"))
  }

  @Test(.rule("P-2", "P-35"))
  func `if a child's willMove presents the new parent, the child can present afterwards`() throws {
    home.embed(pane)
    try stage.settle()
    pane.view.removeFromSuperview()
    pane.removeFromParent()
    pane.on(.willMove) { [unowned pane, home, box] in
      if pane.parent === box { home.present(box, animated: true) }
    }
    box.addChild(pane)
    box.view.addSubview(pane.view)
    pane.didMove(toParent: box)
    expect(pane.presentingViewController === home)
    expect(pane.transitionCoordinator != nil)
    try stage.settle()
    pane.present(menu, animated: false)
    expect(menu.presentingViewController === box)
  }

  @Test(.rule("P-2"))
  func `a child that was added inside its parent's willMove can present afterwards`() throws {
    home.embed(pane)
    try stage.settle()
    pane.view.removeFromSuperview()
    pane.removeFromParent()
    page.on(.willMove) { [page, pane, box] in
      guard page.parent === box else { return }
      page.embed(pane)
      page.removeFromParent()
    }
    box.addChild(page)
    home.dismiss(animated: false)
    expect(page.world === stage.world)
    home.view.addSubview(page.view)
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    expect(menu.presentingViewController === page)
  }

  @Test(.rule("C-18a", "P-92"))
  func `a presentation in the context of a tab that is removed does not appear again`() throws {
    let tabs = TabBarController("Tabs"), stack = NavigationController(rootViewController: page)
    stack.definesPresentationContext = true
    tabs.viewControllers = [stack]
    pane.modalPresentationStyle = .overCurrentContext
    page.on(.viewIsAppearing) { [stack, pane] in stack.present(pane, animated: false) }
    page.on(.viewDidAppear) { [tabs] in tabs.setViewControllers([], animated: true) }
    stage.window.rootViewController = tabs
    try stage.settle()
    let events = stage.trace.lines.filter { $0.subject == "Pane" }.map(\.event)
    expect(
      events,
      equals: [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ])
    expect(stage.visible, equals: ["Tabs"])
  }

  @Test(.rule("C-2a", "C-18", "P-92"))
  func `a tab that is removed while the tabs change gets no callbacks of the tab bar controller`()
    throws
  {
    let tabs = TabBarController("Tabs"), old = Probe("Old"), other = Probe("Other")
    tabs.viewControllers = [old, other]
    stage.window.rootViewController = tabs
    try stage.settle()
    stage.window.rootViewController = home
    old.on(.didMove) { [page] in page.removeFromParent() }
    other.on(.didMove) { [tabs] in tabs.beginAppearanceTransition(true, animated: false) }
    tabs.viewControllers = [page, pane]
    tabs.endAppearanceTransition()
    try stage.settle()
    expect(tabs.selectedViewController === pane && page.parent == nil)
    let events = { [stage] name in stage.trace.lines.filter { $0.subject == name }.map(\.event) }
    expect(
      events("Page"),
      equals: ["willMove(toParent: Tabs)", "viewDidLoad", "didMove(toParent: Tabs)"])
    let appearances = events("Pane").filter { $0.hasSuffix("ppear") }
    expect(
      appearances,
      equals: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
  }

  @Test(.rule("P-34", "P-92"))
  func `a child that is removed in another child's didMove does not appear`() throws {
    let stack = NavigationController(rootViewController: page), log = Log()
    let first = Probe("First")
    box.embed(first)
    box.embed(stack)
    first.on(.viewWillAppear) { [box, pane] in box.embed(pane) }
    page.on(.didMove) { [pane] in
      pane.view.removeFromSuperview()
      pane.removeFromParent()
    }
    pane.log = log
    home.present(box, animated: true)
    try stage.settle()
    expect(pane.appearance, equals: .disappeared)
    expect(!log.lines.contains { $0.contains("viewDidAppear") })
    try stage.close()
  }

  @Test(.rule("C-2a", "N-34"))
  func `if the controller revealed by a pop gets another parent, the stack's root appears`() throws
  {
    let stack = try makeStack(), target = ViewController("Target"), top = ViewController("Top")
    stack.viewControllers = [page, target, top]
    try stage.settle()
    stack.popViewController(animated: true)
    box.addChild(target)
    try stage.settle()
    expect(stack.viewControllers, equals: [page])
    expect(page.viewIfLoaded?.window === stage.window)
    expect(page.appearance, equals: .appeared)
    expect(target.viewIfLoaded?.window == nil)
  }

  @Test(.rule("N-8", "P-101"))
  func `a controller that is presented during a canceled pop stays visible`() throws {
    let stack = try makeStack(), target = ViewController("Target")
    let delegate = ScriptedStackDelegate()
    delegate.animator = { _, _, _, _ in InstantMover(completes: false) }
    stack.viewControllers = [target, page]
    try stage.settle()
    stack.delegate = delegate
    page.definesPresentationContext = true
    target.modalPresentationStyle = .overCurrentContext
    page.on(.viewWillDisappear) { [page] in
      guard target.parent != nil else { return }
      target.removeFromParent()
      page.present(target, animated: true)
    }
    stack.popViewController(animated: true)
    try stage.settle()
    expect(target.presentingViewController === page)
    expect(target.viewIfLoaded?.window === stage.window)
    expect(target.appearance, equals: .appeared)
  }

  @Test(.rule("C-2a", "C-1"))
  func `if a callback moves a tab to another parent, setting viewControllers omits the tab`() throws
  {
    let tabs = TabBarController()
    tabs.viewControllers = [page, menu]
    page.on(.viewWillAppear) { [box, menu] in box.addChild(menu) }
    pane.on(.willMove) { [page] in page.beginAppearanceTransition(true, animated: false) }
    stage.world.use { tabs.viewControllers = [page, menu, pane] }
    expect(menu.parent === box)
    expect(tabs.viewControllers, equals: [page, pane])
  }

  /// A tab bar controller that calls a closure in `viewDidAppear`.
  private final class Tabs: TabBarController {
    var onAppear: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear()
    }
  }

  @Test(.rule("P-94", "T-13"))
  func `an animated change of tabs ends even without a window`() throws {
    let tabs = Tabs(), delegate = ScriptedTabsDelegate()
    delegate.animator = { _, _, _ in LateMover() }
    tabs.delegate = delegate
    tabs.viewControllers = [box, pane]
    tabs.onAppear = { [unowned tabs, menu, page] in
      tabs.setViewControllers([menu, page], animated: true)
    }
    try stage.world.use {
      tabs.beginAppearanceTransition(true, animated: false)
      tabs.endAppearanceTransition()
      try stage.settle()
    }
    expect(tabs.selectedViewController === menu)
    expect(stage.world.runningTransitions.isEmpty)
  }

  @Test(.rule("C-15", "C-1"))
  func `a controller that is being added to a stack cannot become a window's root`() throws {
    let stack = try makeStack(), window = Window(world: stage.world)
    page.on(.willMove) { [box, pane] in box.addChild(pane) }
    pane.on(.didMove) { [unowned pane] in
      if pane.parent == nil { window.rootViewController = pane }
    }
    stack.viewControllers = [pane]
    try stage.settle()
    expect(window.rootViewController == nil)
    expect(pane.parent === stack)
    expect(stack.viewControllers, equals: [pane])
    expect(stage.issues.map(\.code), equals: [.inconsistentParent])
  }

  @Test(.rule("P-101", "C-2a"))
  func `a stack refuses a controller that a callback has made the root of a window`() throws {
    let stack = try makeStack(), window = Window(world: stage.world)
    page.on(.willMove) { [box, pane] in
      box.addChild(pane)
      pane.removeFromParent()
      window.rootViewController = pane
    }
    stack.viewControllers = [pane]
    try stage.settle()
    expect(window.rootViewController === pane)
    expect(pane.parent == nil)
    expect(stack.viewControllers.isEmpty)
    expect(stage.issues.map(\.rule), equals: ["P-101"])
  }

  @Test(.rule("C-1a", "P-45"))
  func `during addChild, a descendant of the child cannot present the new parent`() throws {
    let inner = ViewController("Inner")
    home.embed(pane)
    pane.embed(inner)
    try stage.settle()
    pane.on(.willMove) { [unowned pane, box] in
      if pane.parent === box { inner.present(box, animated: false) }
    }
    box.addChild(pane)
    try stage.settle()
    expect(box.presentingViewController == nil)
    expect(pane.parent === box)
    expect(stage.issues.map(\.rule), equals: ["P-45"])
  }

  @Test(.rule("P-15", "P-16", "P-83"), arguments: [false, true])
  func `a controller presented in its own viewDidDisappear has isBeingPresented true`(
    isDismissing: Bool
  ) throws {
    let other = Window(world: stage.world), root = ViewController("Root")
    other.rootViewController = root
    other.makeKeyAndVisible()
    home.present(page, animated: true)
    if isDismissing {
      try stage.settle()
      page.dismiss(animated: true)
    }
    stage.runTurn()
    expect(page.isBeingDismissed, equals: isDismissing)
    page.on(.viewDidDisappear) { [page] in
      guard page.presentingViewController == nil else { return }
      root.present(page, animated: true)
    }
    stage.window.rootViewController = box
    expect(page.presentingViewController === root)
    expect(page.isBeingPresented && !page.isBeingDismissed)
    try stage.settle()
    expect(!page.isBeingPresented)
  }

  @Test(.rule("P-92a", "C-15"))
  func `a presenter disappears if a dismissal cannot restore the presenter's view`() throws {
    let stray = ViewController("Stray")
    let full = Probe.fullScreen("Full", goes: InstantMover(adds: false))
    home.view.addSubview(stray.view)
    try stage.settle()
    try stage.put(full, on: stray)
    box.embed(stray)
    full.dismiss(animated: true)
    try stage.settle()
    expect(Set(stage.issues.map(\.code)), equals: [.inconsistentParent])
    expect(stray.view.window == nil && stray.appearance == .disappeared)
    try stage.close()
  }

  @Test(.rule("P-11"))
  func `removing the presenter's view right after present does not end the presentation`() throws {
    let stray = ViewController("Stray")
    pane.view.addSubview(stray.view)
    pane.on(.viewIsAppearing) { [unowned stray, menu] in
      stray.present(menu, animated: false)
      stray.view.removeFromSuperview()
    }
    home.embed(pane)
    try stage.settle()
    expect(stray.presentedViewController === menu)
    expect(menu.presentingViewController === stray)
  }

  @Test(.rule("P-102", "C-1"), arguments: [false, true])
  func `a child follows its view if willMove shows the new parent and changes the parent again`(
    isMoved: Bool
  ) throws {
    let other = ViewController("Other")
    pane.on(.willMove) { [unowned pane, home, box] in
      guard pane.parent === box, pane.view.superview == nil else { return }
      box.view.addSubview(pane.view)
      home.embed(box)
      if isMoved { other.addChild(pane) }
    }
    box.addChild(pane)
    try stage.settle()
    expect(pane.parent === (isMoved ? other : box))
    expect(pane.appearance, equals: .appeared)
    box.view.removeFromSuperview()
    try stage.settle()
    expect(pane.appearance, equals: .disappeared)
  }

  @Test(.rule("P-94", "P-102a"))
  func `a child that is taken out of its disappearing parent disappears even without the parent`()
    throws
  {
    var middle: ViewController? = ViewController("Middle")
    home.embed(box)
    middle?.embed(pane)
    middle.map(box.embed)
    try stage.settle()
    page.on(.viewWillAppear) { [box, pane] in
      box.view.removeFromSuperview()
      middle?.beginAppearanceTransition(false, animated: false)
      pane.view.removeFromSuperview()
      middle?.removeFromParent()
      middle?.endAppearanceTransition()
      middle?.view.removeFromSuperview()
      middle = nil
    }
    home.embed(page)
    expect(pane.parent == nil && pane.appearance == .disappearing)
    try stage.settle()
    expect(pane.appearance, equals: .disappeared)
  }

  @Test(.rule("P-102a", "P-92"))
  func `a presenter whose view is moved into the presented view while it is removed appears again`()
    throws
  {
    let stray = Probe("Stray"), full = ViewController("Full")
    full.modalPresentationStyle = .fullScreen
    home.view.addSubview(stray.view)
    try stage.settle()
    stray.on(.viewWillDisappear) { [home] in full.view.addSubview(home.view) }
    home.present(full, animated: true)
    try stage.settle()
    expect(home.view.window === stage.window)
    expect(home.appearance, equals: .appeared)
  }

  @Test(.rule("C-1a"))
  func `a stack loses a new controller that a callback puts around it`() throws {
    let stack = try makeStack()
    page.on(.willMove) { [home, box, stack] in
      if stack.parent !== home { return }
      home.embed(box)
      box.embed(stack)
    }
    stack.viewControllers = [menu, box]
    expect(stack.viewControllers, equals: [menu])
    expect(stack.parent === box && box.parent == nil)
  }
}
