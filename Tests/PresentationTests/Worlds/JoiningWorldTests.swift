import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// When a controller becomes part of a test world.
@MainActor @Suite("Joining a test world") struct JoiningWorldTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  /// Runs `body` in another test world, and then presents `menu` on the stage.
  ///
  /// - Returns: The issues of the other test world.
  private func usesElsewhere(_ body: () -> Void) throws -> [PresentationIssue] {
    let elsewhere = World(reporter: IssueReporter(raisePolicy: .record))
    elsewhere.use(body)
    expect(menu.world == nil)
    home.present(menu, animated: false)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stage.visible, equals: ["Home", "Menu"])
    return elsewhere.reporter.issues
  }

  @Test(.rule("P-49"))
  func `a dismiss call without effect leaves the controller's world property nil`() throws {
    var completions = 0
    let issues = try usesElsewhere {
      menu.dismiss(animated: true) { completions += 1 }
    }
    expect(issues.isEmpty)
    expect(completions, equals: 1)
  }

  @Test(.rule("P-42"))
  func `a refused present call leaves the world property of both controllers nil`() throws {
    let other = ViewController("Other")
    var completions = 0
    var issues = try usesElsewhere { menu.present(other, animated: true) { completions += 1 } }
    expect(issues.map(\.code), equals: [.presenterNotInWindow])
    expect(other.world == nil)
    home.dismiss(animated: false)
    try stage.settle()
    issues = []
    let loose = ViewController("Loose"), elsewhere = World()
    elsewhere.use { loose.present(menu, animated: true) { completions += 1 } }
    expect(menu.world === stage.world && loose.world == nil)
    expect(completions, equals: 0)
  }

  @Test(.rule("P-43"))
  func `after a refused present call, the controller can be presented in another test world`()
    throws
  {
    home.present(ViewController("First"), animated: false)
    try stage.settle()
    home.present(menu, animated: true)
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(menu.world == nil)
    let other = Stage(ViewController("Root"))
    other.window.rootViewController?.present(menu, animated: false)
    try other.settle()
    expect(menu.world === other.world)
    expect(other.issues.isEmpty)
  }

  @Test(.rule("P-57"))
  func `a controller whose presentation waits cannot be presented in another test world`() throws {
    home.present(ViewController("First"), animated: true)
    home.present(menu, animated: true)
    expect(menu.world === stage.world)
    let other = Stage(ViewController("Root"))
    other.window.rootViewController?.present(menu, animated: false)
    expect(other.issues.map(\.code), equals: [.crossedWorlds])
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(menu.world == nil)
  }

  @Test(.rule("P-94", "C-9"))
  func `beginAppearanceTransition leaves the world property of parent and child nil`() throws {
    let log = Log()
    let parent = SpyController("Parent", log), child = SpyController("Child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    log.clear()
    World().use {
      parent.beginAppearanceTransition(true, animated: true)
      expect(parent.world == nil)
      parent.endAppearanceTransition()
      parent.beginAppearanceTransition(false, animated: false)
      parent.endAppearanceTransition()
    }
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(true)", "Child viewWillAppear(true)", "Parent viewDidAppear(true)",
        "Child viewDidAppear(true)", "Parent viewWillDisappear(false)",
        "Child viewWillDisappear(false)", "Parent viewDidDisappear(false)",
        "Child viewDidDisappear(false)",
      ])
    expect(parent.world == nil && child.world == nil)
    home.embed(parent)
    expect(stage.issues.isEmpty)
    expect(parent.world === stage.world && child.world === stage.world)
  }

  @Test(.rule("P-94"))
  func `after endAppearanceTransition, a stack that was never on screen can push`() throws {
    let page = ViewController("Page")
    let stack = NavigationController(rootViewController: page)
    World().use {
      stack.beginAppearanceTransition(true, animated: false)
      stack.endAppearanceTransition()
      stack.pushViewController(ViewController("Next"), animated: false)
    }
    expect(stack.world == nil && page.world == nil)
    expect(stack.viewControllers.map(\.name), equals: ["Page", "Next"])
    home.embed(stack)
    try stage.settle()
    expect(stage.visible, equals: ["Home", stack.name, "Next"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("N-25", "N-101"))
  func `refused stack and tab operations leave a controller's world property nil`() throws {
    let stack = NavigationController(rootViewController: ViewController("Page"))
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [ViewController("Tab")]
    home.embed(stack)
    home.embed(tabs)
    stack.viewControllers = [menu, menu]
    stack.popToViewController(menu, animated: false)
    tabs.selectedViewController = menu
    expect(stage.issues.map(\.rule), equals: ["N-25", "N-23", "N-101"])
    expect(menu.world == nil)
  }

  @Test(.rule("N-24", "N-27"))
  func `misuse of a stack that was never on screen is reported to the current test world`() throws {
    let stack = NavigationController(rootViewController: menu)
    stack.pushViewController(ViewController("Top"), animated: false)
    stage.world.use {
      stack.pushViewController(menu, animated: false)
      stack.pushViewController(NavigationController("Inner"), animated: false)
      menu.endAppearanceTransition()
    }
    expect(stage.issues.map(\.rule), equals: ["N-24", "N-27", "P-95"])
    expect(stack.world == nil && menu.world == nil)
    #expect(throws: PresentationException.self) {
      try stage.world.catching { stack.pushViewController(menu, animated: false) }
    }
  }

  @Test func `a window refuses the view of a controller from another test world`() throws {
    let other = Stage(menu), box = View("box")
    let child = ViewController("Child")
    menu.embed(child)
    child.view.removeFromSuperview()
    box.addSubview(child.view)
    home.view.addSubview(box)
    expect(stage.issues.map(\.code), equals: [.crossedWorlds])
    expect(box.superview == nil && child.view.window == nil)
    expect(other.visible, equals: ["Menu"])
  }

  @Test func `addChild refuses a controller of another test world and changes nothing`() throws {
    let log = Log(), child = SpyController("Child", log)
    menu.addChild(child)
    let other = Stage(menu)
    log.clear()
    home.addChild(child)
    expect(stage.issues.map(\.code), equals: [.crossedWorlds])
    expect(log.lines.isEmpty)
    expect(child.parent === menu && home.children.isEmpty)
    expect(other.issues.isEmpty)
  }

  @Test(.rule("R-15")) func `a timer's closure runs in the test world of its clock`() {
    let elsewhere = World()
    var worlds: [World] = []
    elsewhere.clock.schedule("timer", after: .zero) { worlds.append(.current) }
    elsewhere.clock.runUntilIdle()
    worlds.append(.current)
    expect(worlds.map { $0 === elsewhere }, equals: [true, false])
    expect(worlds.last === stage.world)
  }
}
