import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Callbacks that close or change windows, or that move the parents and views of controllers.
@MainActor @Suite("Windows and parents that change in callbacks") struct HostileWindowMomentTests {
  private let home = ViewController("Home")
  private let box = ViewController("Box")
  private let pane = Probe("Pane")
  private let page = Probe("Page")
  private let menu = ViewController("Menu")
  private let delegate = ScriptedTransitioningDelegate()
  private let stage: Stage
  private var links: Int { stage.world.hierarchy.links.count }

  init() throws {
    stage = Stage(home)
    pane.definesPresentationContext = true
    menu.modalPresentationStyle = .overCurrentContext
    menu.transitioningDelegate = delegate
    try stage.settle()
  }

  private func leave(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  @Test(.rule("P-50", "P-113a"))
  func `dismissing a sheet also removes a controller that a former child inside has presented`()
    throws
  {
    home.present(page, animated: false)
    try stage.settle()
    page.view.addSubview(box.view)
    box.embed(pane)
    pane.present(menu, animated: false)
    try stage.settle()
    leave(pane)
    page.addChild(box)
    box.didMove(toParent: page)
    home.dismiss(animated: false)
    try stage.settle()
    expect(links, equals: 0)
    expect(menu.viewIfLoaded?.window == nil)
  }

  @Test(.rule("P-45", "P-113a"))
  func `a presented controller cannot present the former parent of its presenter`() throws {
    home.view.addSubview(box.view)
    box.embed(pane)
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    leave(pane)
    menu.present(box, animated: false)
    try stage.settle()
    expect(box.presentingViewController == nil)
    expect(stage.issues.map(\.rule), equals: ["P-45"])
    stage.window.close()
    expect(links, equals: 0)
  }

  @Test(.rule("P-83", "P-113a"))
  func `closing a window removes a presented controller even if the presenter is off screen`()
    throws
  {
    menu.modalPresentationStyle = .overFullScreen
    home.view.addSubview(pane.view)
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    pane.view.removeFromSuperview()
    box.addChild(page)
    page.addChild(pane)
    leave(page)
    expect(menu.viewIfLoaded?.window === stage.window)
    stage.window.close()
    try stage.settle()
    expect(links, equals: 0)
    expect(menu.viewIfLoaded?.window == nil)
  }

  @Test(.rule("P-83"))
  func `if a delegate removes the presenter's view, closing the window ends the presentation`()
    throws
  {
    home.view.addSubview(pane.view)
    try stage.settle()
    delegate.animator = { [pane] _, _ in
      pane.view.removeFromSuperview()
      return nil
    }
    pane.present(menu, animated: true)
    try stage.settle()
    expect(menu.presentingViewController === pane)
    stage.window.close()
    try stage.settle()
    expect(links, equals: 0)
  }

  @Test(.rule("P-92", "P-83"))
  func `a root that appears outside of the window disappears when the window gets another root`()
    throws
  {
    let root = Probe("Root"), stage = Stage(root), log = Log()
    let stack = NavigationController(rootViewController: pane)
    stack.modalPresentationStyle = .fullScreen
    root.present(stack, animated: false)
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    stack.pushViewController(page, animated: false)
    try stage.settle()
    root.dismiss(animated: true)
    root.log = log
    stage.runTurn()
    stage.window.rootViewController = ViewController("Other")
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Root viewWillAppear(true)", "Root viewIsAppearing(true)",
        "Root viewWillDisappear(false)", "Root viewDidDisappear(false)",
      ])
  }

  @Test(.rule("P-117a", "P-20"))
  func `makeKeyAndVisible inside a present call takes effect after the call`() throws {
    let window = Window(world: stage.world), other = Window(world: stage.world)
    let root = Probe("Root"), cover = Probe("Cover")
    other.rootViewController = root
    other.makeKeyAndVisible()
    try stage.settle()
    var wasVisible: [Bool] = []
    cover.on(.viewDidLoad) {
      window.makeKeyAndVisible()
      wasVisible.append(window.isVisible)
    }
    pane.on(.viewWillAppear) {
      other.rootViewController = nil
      window.rootViewController = root
      root.present(cover, animated: true)
    }
    home.present(pane, animated: false)
    try stage.settle()
    expect(wasVisible, equals: [false])
    expect(window.isVisible)
    home.dismiss(animated: false)
    try stage.settle()
    expect(links, equals: 0)
  }

  @Test(.rule("P-83"))
  func `if viewDidAppear closes the presenter's window, the presentation ends after the callback`()
    throws
  {
    home.view.addSubview(pane.view)
    try stage.settle()
    let window = Window(world: stage.world)
    window.rootViewController = pane
    let cover = Probe("Cover")
    var states: [Bool] = []
    cover.on(.viewDidAppear) { [unowned cover] in
      window.close()
      states.append(cover.presentingViewController != nil)
    }
    pane.present(cover, animated: true)
    try stage.settle()
    expect(states, equals: [true])
    expect(links, equals: 0)
    expect(stage.world.windows, equals: [stage.window])
  }

  @Test(.rule("P-82", "P-18"))
  func `a controller presented again in its viewDidDisappear gets a new presentation controller`()
    throws
  {
    let other = Window(world: stage.world), root = ViewController("Root")
    other.rootViewController = root
    other.makeKeyAndVisible()
    home.present(page, animated: false)
    try stage.settle()
    let first = try #require(page.presentationController)
    page.on(.viewDidDisappear) { [unowned page] in
      if page.presentingViewController == nil { root.present(page, animated: false) }
    }
    stage.window.rootViewController = box
    try stage.settle()
    expect(page.presentingViewController === root)
    expect(page.presentationController !== first)
  }

  @Test(.rule("P-102a", "P-92"))
  func `a presented controller disappears if its viewWillAppear removes the presenter's view`()
    throws
  {
    let cover = Probe("Cover")
    cover.modalPresentationStyle = .overCurrentContext
    home.embed(box)
    box.embed(pane)
    try stage.settle()
    cover.on(.viewWillAppear) { [box] in
      box.view.removeFromSuperview()
      box.removeFromParent()
    }
    pane.present(cover, animated: false)
    try stage.settle()
    expect(cover.viewIfLoaded?.window == nil)
    expect(cover.appearance, equals: .disappeared)
  }

  @Test(.rule("P-83", "P-115a"))
  func `replacing the root in a child's willMove ends a presentation that the child has begun`()
    throws
  {
    home.embed(pane)
    try stage.settle()
    pane.on(.didMove) { [unowned pane, menu] in
      if pane.parent == nil { pane.present(menu, animated: true) }
    }
    pane.on(.willMove) { [unowned pane, stage, box, page] in
      if pane.parent === box { stage.window.rootViewController = page }
    }
    box.addChild(pane)
    try stage.settle()
    expect(links, equals: 0)
    expect(menu.presentingViewController == nil)
    expect(stage.world.runningTransitions.isEmpty)
  }

  @Test(.rule("P-73", "P-92"))
  func `a presenter that is itself presented stays visible after the dismissal above it`()
    throws
  {
    let other = Window(world: stage.world)
    other.rootViewController = box
    other.makeKeyAndVisible()
    box.embed(pane)
    menu.modalPresentationStyle = .currentContext
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    leave(pane)
    home.present(pane, animated: false)
    try stage.settle()
    let container = try #require(pane.presentationController?.containerView)
    menu.dismiss(animated: false)
    try stage.settle()
    expect(pane.presentedViewController == nil)
    expect(pane.view.isDescendant(of: container))
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-83", "P-50"))
  func `dismiss can be called in viewDidDisappear while the window's root is replaced`() throws {
    let top = Probe("Top")
    home.embed(pane)
    leave(pane)
    pane.present(top, animated: false)
    home.present(page, animated: false)
    try stage.settle()
    page.present(pane, animated: true)
    top.on(.viewDidDisappear) { [home] in home.dismiss(animated: true) }
    stage.runTurn()
    expect(pane.isBeingPresented)
    stage.window.rootViewController = box
    try stage.settle()
    expect(stage.visible, equals: ["Box"])
    expect([home, page, pane].allSatisfy { $0.presentedViewController == nil })
  }

  @Test(.rule("P-92", "P-94"))
  func `a child shown by beginAppearanceTransition disappears when the window's root is replaced`()
    throws
  {
    home.embed(pane)
    try stage.settle()
    home.beginAppearanceTransition(false, animated: false)
    home.endAppearanceTransition()
    pane.beginAppearanceTransition(true, animated: false)
    pane.endAppearanceTransition()
    expect(pane.appearance, equals: .appeared)
    stage.window.rootViewController = box
    try stage.settle()
    expect(pane.appearance, equals: .disappeared)
  }

  @Test(.rule("P-92", "P-94"))
  func `a child disappears even if the grandparent's viewWillDisappear releases the parent`() throws
  {
    func makeMiddle() {
      let middle = ViewController("Middle")
      middle.embed(pane)
      page.embed(middle)
    }
    makeMiddle()
    home.embed(page)
    try stage.settle()
    expect(pane.appearance, equals: .appeared)
    page.on(.viewWillDisappear) { [unowned page] in
      guard let middle = page.children.first else { return }
      middle.willMove(toParent: nil)
      middle.view.removeFromSuperview()
      middle.removeFromParent()
    }
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    try stage.settle()
    expect(pane.appearance, equals: .disappeared)
  }

  @Test(.rule("P-101a", "P-115a"))
  func `while a window's root is replaced, the old root can move to another window`() throws {
    let other = Window(world: stage.world)
    other.makeKeyAndVisible()
    home.present(page, animated: false)
    try stage.settle()
    page.on(.viewWillDisappear) { [home] in other.rootViewController = home }
    stage.window.rootViewController = box
    try stage.settle()
    expect(other.rootViewController === home)
    expect(home.viewIfLoaded?.window === other)
    expect(home.appearance, equals: .appeared)
  }
}
