import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Containers that are changed, or first enter a window, during another change (C-2a, N-33, N-105).
@MainActor @Suite("Changes of containers inside callbacks") struct JoiningMomentTests {
  private let home = Probe("Home")
  private let a = Probe("A")
  private let b = Probe("B")
  private let c = Probe("C")

  @Test(.rule("C-2a", "N-33"))
  func `a tab bar controller accepts a former window root as one of its viewControllers`() throws {
    let stage = Stage(home), tabs = TabBarController("Tabs")
    tabs.viewControllers = [a]
    stage.window.rootViewController = Probe("Root")
    tabs.viewControllers = [home, b]
    expect(tabs.viewControllers, equals: [home, b])
    expect(tabs.selectedViewController === home)
    stage.window.rootViewController = tabs
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "Home"])
    expect(tabs.viewControllers, equals: [home, b])
  }

  @Test(.rule("C-2a", "N-33"))
  func `setting viewControllers calls willMove, which can add the stack to a window`()
    throws
  {
    let stage = Stage(home), stack = NavigationController("Nav")
    stack.viewControllers = [a]
    var isDone = false
    b.on(.willMove) {
      guard !isDone else { return }
      isDone = true
      home.embed(stack)
    }
    stack.viewControllers = [a, b, c]
    expect(stack.viewControllers, equals: [a, b, c])
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Nav", "C"])
    expect([a, b, c].allSatisfy { $0.parent === stack && $0.world === stage.world })
  }

  @Test(.rule("C-2a", "N-33"))
  func `if a tab's willMove adds the tab bar controller to a window, the tab stays selected`()
    throws
  {
    let stage = Stage(home), tabs = TabBarController("Tabs")
    a.on(.willMove) {
      if tabs.parent == nil { home.embed(tabs) }
    }
    tabs.viewControllers = [a]
    try stage.settle()
    expect(tabs.selectedViewController === a)
    expect(stage.visible, equals: ["Home", "Tabs", "A"])
  }

  @Test(.rule("C-2a", "N-33"))
  func `if a controller's willMove adds the stack to a window, the controller stays in the stack`()
    throws
  {
    let stage = Stage(home), stack = NavigationController("Nav")
    a.on(.willMove) {
      if stack.parent == nil { home.embed(stack) }
    }
    stack.viewControllers = [a]
    try stage.settle()
    expect(stack.viewControllers, equals: [a])
    expect(stage.visible, equals: ["Home", "Nav", "A"])
  }

  @Test(.rule("C-2a", "N-33"))
  func `a popped controller's willMove can remove another controller from the stack`() {
    let stack = NavigationController("Nav")
    stack.viewControllers = [a, b, c]
    c.on(.willMove) { a.removeFromParent() }
    stack.popViewController(animated: false)
    expect(stack.viewControllers, equals: [b])
    expect(a.parent == nil)
  }

  @Test(.rule("C-2a", "N-33"))
  func `a removed tab's willMove can remove a second tab`() {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [a, b, c]
    c.on(.willMove) { a.removeFromParent() }
    tabs.viewControllers = [a, b]
    expect(tabs.viewControllers, equals: [b])
    expect(tabs.selectedViewController === b)
  }

  @Test(.rule("N-105", "N-33"))
  func `if willMove sets viewControllers during an assignment, willMove's value is kept`() {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [a]
    var isDone = false
    b.on(.willMove) {
      guard !isDone else { return }
      isDone = true
      tabs.viewControllers = []
    }
    tabs.viewControllers = [b, c]
    expect(tabs.viewControllers, equals: [])
    expect([a, b, c].allSatisfy { $0.parent == nil })
  }

  @Test(.rule("C-2a", "N-66"))
  func `a canceled pop does not restore a controller that another parent has added`() throws {
    let stack = NavigationController("Nav"), stage = Stage(stack)
    stack.viewControllers = [a, b]
    try stage.settle()
    let drag = stage.user.swipeBack("Nav")
    stage.advance(by: .milliseconds(50))
    home.embed(b)
    drag.cancel()
    try stage.settle()
    expect(stack.viewControllers, equals: [a])
    expect(b.parent === home)
    expect(stage.visible, equals: ["Nav", "A"])
  }

  @Test(.rule("C-2a"))
  func `if a tab's viewDidLoad pushes it onto a stack, the tab leaves the tab bar controller`()
    throws
  {
    let tabs = TabBarController("Tabs"), stack = NavigationController("Nav")
    tabs.viewControllers = [a, b]
    a.on(.viewDidLoad) { stack.pushViewController(a, animated: false) }
    let stage = Stage(tabs)
    try stage.settle()
    expect(a.parent === stack)
    expect(a.appearance, equals: .disappeared)
    expect(stage.visible, equals: ["Tabs", "B"])
  }

  @Test(.rule("C-1", "P-101"))
  func `a child's willMove can push the child onto a navigation stack`() throws {
    let stack = NavigationController("Nav"), stage = Stage(stack)
    stack.viewControllers = [a]
    try stage.settle()
    var isDone = false
    b.on(.willMove) {
      guard !isDone else { return }
      isDone = true
      stack.pushViewController(b, animated: false)
    }
    Probe("Box").addChild(b)
    try stage.settle()
    expect(stack.viewControllers.contains(b))
    expect(b.world === stage.world)
  }

  @Test(.rule("C-1"))
  func `a tab bar controller joins the test world of its new tab`() throws {
    let stage = Stage(home), tabs = TabBarController("Tabs")
    home.embed(b)
    try stage.settle()
    stage.world.use {
      a.on(.willMove) { tabs.viewControllers = [b] }
      tabs.viewControllers = [a]
    }
    try stage.settle()
    for controller in stage.world.controllers {
      expect(controller.parent == nil || controller.parent?.world === stage.world)
    }
  }

  @Test(.rule("P-35", "P-42"))
  func `a controller whose former parent is deallocated can be presented`() throws {
    let stage = Stage(home)
    var box: ViewController? = ViewController("Box")
    box.map(home.embed)
    box?.addChild(a)
    box?.view.removeFromSuperview()
    box?.removeFromParent()
    try stage.settle()
    box = nil
    expect(a.parent == nil)
    home.present(a, animated: true)
    stage.runTurn()
    expect(a.transitionCoordinator != nil)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "A"])
  }

  @Test(.rule("C-2a", "N-33"))
  func `after popToViewController refuses a controller, a container can still add the controller`()
    throws
  {
    let trail = NavigationController("Trail"), stage = Stage(trail)
    let stack = NavigationController("Nav"), tabs = TabBarController("Tabs")
    trail.viewControllers = [home]
    try stage.settle()
    a.on(.willMove) { [b, c] in
      trail.popToViewController(b, animated: false)
      stack.viewControllers = [b]
      trail.popToViewController(c, animated: false)
      tabs.viewControllers = [c]
    }
    trail.pushViewController(a, animated: false)
    expect(stack.viewControllers, equals: [b])
    expect(tabs.viewControllers, equals: [c])
    try stage.settle()
    trail.viewControllers = stack.viewControllers
    try stage.settle()
    expect(stage.visible, equals: ["Trail", "B"])
  }

  @Test(.rule("C-3", "N-33"))
  func `without a window, a replaced tab stays alive until the new tab's didMove is called`() {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [ViewController("Old")]
    weak var old: ViewController?
    old = tabs.viewControllers?.first
    var isAlive = false
    a.on(.didMove) { isAlive = old != nil }
    tabs.viewControllers = [a]
    expect(isAlive)
    expect(old == nil)
  }

  @Test(.rule("C-3", "N-33"))
  func `without a window, a replaced controller stays alive until a new one gets didMove`() {
    let stack = NavigationController("Nav")
    stack.viewControllers = [ViewController("Old")]
    weak var old: ViewController?
    old = stack.viewControllers.first
    var isAlive = false
    a.on(.didMove) { isAlive = old != nil }
    stack.viewControllers = [a, b]
    expect(isAlive)
    expect(old == nil)
  }
}
