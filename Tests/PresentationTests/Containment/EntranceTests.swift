import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A way in which a controller gets a parent.
enum Entrance: CaseIterable {
  case addChild
  case push
  case setStack
  case stackProperty
  case setTabs
  case firstPush
  case firstTabs

  /// Adds `controller` to a container of this kind.
  ///
  /// The container is inside `home`, or was never in a window.
  ///
  /// - Returns: The container, and the controllers that it contains after the call.
  @MainActor func enter(
    _ controller: ViewController, in home: ViewController
  ) -> (container: ViewController, held: [ViewController]) {
    switch self {
    case .addChild:
      let box = ViewController("Box")
      home.embed(box)
      box.addChild(controller)
      return (box, box.children)
    case .push, .setStack, .stackProperty:
      let stack = NavigationController("Nav")
      stack.viewControllers = [ViewController("Page")]
      home.embed(stack)
      switch self {
      case .push: stack.pushViewController(controller, animated: false)
      case .setStack: stack.setViewControllers([controller], animated: true)
      default: stack.viewControllers.append(controller)
      }
      return (stack, stack.viewControllers)
    case .setTabs:
      let tabs = TabBarController("Tabs")
      tabs.viewControllers = [ViewController("Page")]
      home.embed(tabs)
      tabs.viewControllers = [controller]
      return (tabs, tabs.viewControllers ?? [])
    case .firstPush:
      let stack = NavigationController("Nav")
      stack.viewControllers = [ViewController("Page"), controller]
      return (stack, stack.viewControllers)
    case .firstTabs:
      let tabs = TabBarController("Tabs")
      tabs.viewControllers = [controller]
      return (tabs, tabs.viewControllers ?? [])
    }
  }
}

/// The conditions under which a controller may enter a parent of any kind (P-101, C-1a).
@Suite("Getting a parent controller") @MainActor struct EntranceTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")

  /// Calls methods that search the parents, children and presenters of a stage's controllers.
  private func walk(_ stage: Stage) {
    _ = (stage.visible, stage.viewTree)
    stage.user.escape()
    stage.user.tapOutside("Menu")
    stage.user.drag("Menu").cancel()
    stage.user.swipeBack().cancel()
    stage.user.tapBack()
    stage.user.tapTab(at: 0)
  }

  @Test(.rule("P-101"), arguments: Entrance.allCases)
  func `the root of a window cannot get a parent`(entrance: Entrance) throws {
    let stage = Stage(home), root = ViewController("Root")
    let window = Window(world: stage.world)
    window.rootViewController = root
    let (container, held) = stage.world.use { entrance.enter(root, in: home) }
    expect(held.allSatisfy { $0 !== root })
    expect(root.parent == nil)
    expect(window.rootViewController === root)
    expect(
      stage.sceneMessages,
      equals: [
        "adding a root view controller <ViewController: Root> as a child of view "
          + "controller:<\(type(of: container)): \(container.name)>"
      ])
    expect(stage.issues.map(\.isRaised), equals: [true])
    walk(stage)
  }

  @Test(.rule("P-101"), arguments: Entrance.allCases)
  func `a presented controller cannot get a parent`(entrance: Entrance) throws {
    let stage = Stage(home)
    home.present(menu, animated: false)
    try stage.settle()
    let (_, held) = stage.world.use { entrance.enter(menu, in: home) }
    try stage.settle()
    expect(held.allSatisfy { $0 !== menu })
    expect(menu.parent == nil)
    expect(home.presentedViewController === menu)
    expect(stage.visible.filter { $0 == "Menu" }, equals: ["Menu"])
    expect(
      stage.sceneMessages,
      equals: [
        "trying to add child view controller that is already presented: <ViewController: Menu>"
      ])
    walk(stage)
  }

  @Test(.rule("P-101"), arguments: [Entrance.addChild, .push, .setTabs])
  func `a controller that is being presented cannot get a parent`(entrance: Entrance) throws {
    let stage = Stage(home)
    home.present(menu, animated: true)
    expect(stage.world.use { entrance.enter(menu, in: home) }.held.allSatisfy { $0 !== menu })
    stage.runTurn()
    try stage.settle()
    expect(menu.parent == nil)
    expect(home.presentedViewController === menu)
  }

  @Test(.rule("P-101", "P-119"))
  func `a controller cannot get a parent while its transitioningDelegate is asked for an animator`()
    throws
  {
    let stage = Stage(home), delegate = SceneDelegate()
    menu.transitioningDelegate = delegate
    delegate.whenAskedToPresent = { [home, menu] in
      home.addChild(menu)
      expect(menu.parent == nil)
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-101"])
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-101", "P-16"))
  func `a dismissed controller can get a parent when its dismissal has ended`() throws {
    let stage = Stage(home), box = ViewController("Box")
    home.embed(box)
    home.present(menu, animated: false)
    try stage.settle()
    var early: ViewController?
    home.dismiss(animated: true) { [home, menu] in
      home.addChild(menu)
      home.view.addSubview(menu.view)
      menu.didMove(toParent: home)
    }
    box.addChild(menu)
    early = menu.parent
    stage.runTurn()
    box.addChild(menu)
    expect(early == nil && menu.parent == nil)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-101", "P-101"])
    expect(menu.parent === home)
    expect(stage.visible, equals: ["Home", "Box", "Menu"])
    expect(menu.appearance, equals: .appeared)
    try stage.close()
  }

  @Test(.rule("P-101", "N-41", "P-57a"))
  func `pushing a controller that is being dismissed waits for the end of the dismissal`() throws {
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    home.present(menu, animated: false)
    try stage.settle()
    home.dismiss(animated: true)
    stack.pushViewController(menu, animated: false)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stack.viewControllers, equals: [home, menu])
  }

  @Test(.rule("P-101", "P-57a", "N-40"))
  func `a waiting push is refused if the pushed controller has been presented meanwhile`() throws {
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(ViewController("Page"), animated: true)
    stack.pushViewController(menu, animated: true)
    stack.present(menu, animated: false)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-101"])
    expect(stack.viewControllers.map(\.name), equals: ["Home", "Page"])
    expect(stage.visible, equals: [stack.name, "Page", "Menu"])
  }

  @Test(.rule("P-101"))
  func `a window's former root can be pushed onto a navigation controller`() throws {
    let stage = Stage(home), stack = NavigationController("Nav")
    stage.window.rootViewController = stack
    stack.pushViewController(home, animated: false)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stage.visible, equals: ["Nav", "Home"])
    try stage.close()
  }

  @Test(.rule("C-1", "C-2a"))
  func `pushing another parent's child moves the child to the navigation controller`() throws {
    let stage = Stage(home), other = ViewController("Other")
    let stack = NavigationController(rootViewController: ViewController("Page"))
    home.embed(other)
    home.embed(stack)
    other.embed(menu)
    stack.pushViewController(menu, animated: false)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(other.children.isEmpty)
    expect(menu.parent === stack)
    expect(stage.visible.suffix(1), equals: ["Menu"])
  }

  @Test(.rule("P-101"), arguments: [Entrance.push, .setTabs])
  func `setting viewControllers changes nothing if one of the controllers is refused`(
    entrance: Entrance
  ) throws {
    let stage = Stage(home), fresh = ViewController("Fresh")
    let stack = NavigationController("Nav"), tabs = TabBarController("Tabs")
    home.embed(stack)
    home.embed(tabs)
    home.present(menu, animated: false)
    try stage.settle()
    stack.viewControllers = [fresh, menu]
    tabs.viewControllers = [fresh, menu]
    expect(stack.viewControllers.isEmpty)
    expect(tabs.viewControllers, equals: [])
    expect(fresh.parent == nil)
    expect(fresh.world == nil)
    expect(stage.issues.count, equals: 2)
  }

  @Test(.rule("C-1"))
  func `if willMove adds the child to a second parent, the child stays with that parent`() {
    final class Restless: ViewController {
      var target: ViewController?

      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        guard let next = target else { return }
        target = nil
        next.addChild(self)
      }
    }
    let child = Restless("Child")
    child.target = menu
    home.addChild(child)
    expect(child.parent === menu)
    expect(home.children.isEmpty && menu.children == [child])
  }
}
