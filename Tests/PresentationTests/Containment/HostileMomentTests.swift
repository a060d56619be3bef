import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Callbacks that change the hierarchy between the check of a call and its end.
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
  func `if a moving child presents in didMove, the child and its ancestors have a coordinator`()
    throws
  {
    home.embed(box)
    home.embed(pane)
    try stage.settle()
    pane.on(.didMove) { [unowned pane, menu] in
      if pane.parent == nil { pane.present(menu, animated: true) }
    }
    box.addChild(pane)
    #expect(menu.presentingViewController === pane)
    #expect(pane.transitionCoordinator != nil)
    #expect(home.transitionCoordinator != nil)
    pane.didMove(toParent: box)
    try stage.settle()
    #expect(stage.visible.contains("Menu"))
  }

  @Test(.rule("C-15", "C-1"))
  func `a controller cannot become a root while a navigation controller takes it from its parent`()
    throws
  {
    let stack = try makeStack(), window = Window(world: stage.world)
    page.on(.willMove) { [box, pane] in box.addChild(pane) }
    pane.on(.didMove) { [unowned pane] in
      if pane.parent == nil { window.rootViewController = pane }
    }
    stack.viewControllers = [pane]
    try stage.settle()
    #expect(window.rootViewController == nil)
    #expect(pane.parent === stack)
    #expect(stack.viewControllers == [pane])
    #expect(stage.issues.map(\.code) == [.inconsistentParent])
  }

  @Test(.rule("P-101", "C-2a"))
  func `a navigation controller refuses a controller that became a root in a callback`() throws {
    let stack = try makeStack(), window = Window(world: stage.world)
    page.on(.willMove) { [box, pane] in
      box.addChild(pane)
      pane.removeFromParent()
      window.rootViewController = pane
    }
    stack.viewControllers = [pane]
    try stage.settle()
    #expect(window.rootViewController === pane)
    #expect(pane.parent == nil)
    #expect(stack.viewControllers.isEmpty)
    #expect(stage.issues.map(\.rule) == ["P-101"])
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
    #expect(box.presentingViewController == nil)
    #expect(pane.parent === box)
    #expect(stage.issues.map(\.rule) == ["P-45"])
  }

  @Test(.rule("P-15", "P-16", "P-83"), arguments: [false, true])
  func `if viewDidDisappear presents the controller again, isBeingPresented is true`(
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
    #expect(page.isBeingDismissed == isDismissing)
    page.on(.viewDidDisappear) { [page] in
      guard page.presentingViewController == nil else { return }
      root.present(page, animated: true)
    }
    stage.window.rootViewController = box
    #expect(page.presentingViewController === root)
    #expect(page.isBeingPresented && !page.isBeingDismissed)
    try stage.settle()
    #expect(!page.isBeingPresented)
  }
}
