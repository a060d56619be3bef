import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Calls that would place a controller inside itself are refused (C-1a).
@Suite("Controllers that would contain themselves") @MainActor struct CircleTests {
  private let home = ViewController("Home")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  /// Runs `body`, and expects that it is refused with an issue of rule C-1a.
  ///
  /// Then checks that searches through the stage's controllers still end.
  private func refuses(_ message: String, _ body: () -> Void) throws {
    stage.world.use(body)
    expect(stage.issues.map(\.code), equals: [.controllerInsideItself])
    expect(stage.issues.map(\.rule), equals: ["C-1a"])
    expect(stage.issues.map(\.isRaised), equals: [false])
    expect(stage.issues.first?.message.hasPrefix(message) == true)
    stage.user.escape()
    _ = (stage.visible, stage.viewTree)
    try stage.settle()
  }

  @Test(.rule("C-1a")) func `a controller cannot become its own child`() throws {
    let a = ViewController("A")
    try refuses("<ViewController: A> was added to <ViewController: A>, which is ") { a.addChild(a) }
    expect(a.children.isEmpty && a.parent == nil)
  }

  @Test(.rule("C-1a")) func `an ancestor cannot become a child of its descendant`() throws {
    let a = ViewController("A"), b = ViewController("B"), c = ViewController("C")
    a.addChild(b)
    b.addChild(c)
    try refuses("<ViewController: A> was added to <ViewController: C>") { c.addChild(a) }
    expect(a.parent == nil && c.children.isEmpty)
  }

  @Test(.rule("C-1a")) func `a tab bar controller in a window cannot contain itself`() throws {
    let tabs = TabBarController("Tabs")
    home.embed(tabs)
    try refuses("<TabBarController: Tabs> was added") { tabs.viewControllers = [tabs] }
    expect(tabs.viewControllers, equals: [])
  }

  @Test(.rule("C-1a"))
  func `a tab bar controller that was never in a window cannot contain itself`() throws {
    let tabs = TabBarController("Tabs")
    try refuses("<TabBarController: Tabs> was added") { tabs.viewControllers = [tabs] }
    expect(tabs.viewControllers, equals: [])
  }

  @Test(.rule("C-1a"))
  func `a navigation controller inside a tab bar controller cannot push the tab bar controller`()
    throws
  {
    let stack = NavigationController("Nav"), tabs = TabBarController("Tabs")
    tabs.viewControllers = [stack]
    home.embed(tabs)
    try refuses("<TabBarController: Tabs> was added") {
      stack.pushViewController(tabs, animated: false)
    }
    expect(stack.viewControllers.isEmpty)
  }

  @Test(.rule("C-1a"))
  func `a navigation controller refuses an ancestor in its viewControllers`() throws {
    let stack = NavigationController("Nav"), box = ViewController("Box")
    home.embed(box)
    box.embed(stack)
    try refuses("<ViewController: Box> was added") { stack.viewControllers = [box] }
    expect(stack.viewControllers.isEmpty && box.parent === home)
  }

  @Test(.rule("C-1a"))
  func `a controller cannot be pushed onto a navigation controller that it presents`() throws {
    let part = ViewController("Part"), stack = NavigationController("Nav")
    part.definesPresentationContext = true
    home.embed(part)
    stack.viewControllers = [ViewController("Page")]
    stack.modalPresentationStyle = .overCurrentContext
    part.present(stack, animated: false)
    try stage.settle()
    try refuses("<ViewController: Part> was added") {
      stack.pushViewController(part, animated: false)
    }
    expect(part.parent === home)
    expect(stack.viewControllers.count, equals: 1)
  }

  @Test(.rule("C-1a", "P-119"))
  func `a presenter cannot become a child of the controller that it is about to present`() throws {
    let part = ViewController("Part"), menu = ViewController("Menu"), delegate = SceneDelegate()
    part.definesPresentationContext = true
    home.embed(part)
    menu.modalPresentationStyle = .overCurrentContext
    menu.transitioningDelegate = delegate
    delegate.whenAskedToPresent = { menu.addChild(part) }
    try refuses("<ViewController: Part> was added") {
      part.present(menu, animated: true)
      stage.runTurn()
      expect((try? stage.settle()) != nil)
    }
    expect(menu.children.isEmpty)
  }

  @Test(.rule("C-1a"))
  func `a controller that is being pushed cannot add the navigation controller as a child`()
    throws
  {
    let a = Probe("A"), stack = NavigationController("Nav")
    home.embed(stack)
    a.on(.willMove) { [unowned a] in a.addChild(stack) }
    try refuses("<NavigationController: Nav> was added") {
      stack.pushViewController(a, animated: false)
    }
    expect(a.parent === stack && a.children.isEmpty)
  }

  @Test(.rule("P-45"))
  func `a controller presented in a child's context cannot present the child's parent`() throws {
    let box = ViewController("Box"), part = ViewController("Part"), menu = ViewController("Menu")
    part.definesPresentationContext = true
    home.view.addSubview(box.view)
    box.embed(part)
    menu.modalPresentationStyle = .overCurrentContext
    part.present(menu, animated: false)
    try stage.settle()
    box.modalPresentationStyle = .overCurrentContext
    menu.present(box, animated: false)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-45"])
    expect(menu.presentedViewController == nil)
    stage.user.escape()
  }

  @Test(.rule("C-1a"), arguments: ["a stack", "tabs", "a parent"])
  func `inside willMove, a controller cannot add its former parent as a child`(
    place: String
  ) throws {
    let (box, a) = (ViewController("Box"), Probe("A"))
    let (stack, tabs) = (NavigationController("Nav"), TabBarController("Tabs"))
    home.addChild(box)
    home.addChild(stack)
    home.addChild(tabs)
    box.addChild(a)
    var isDone = false
    a.on(.willMove) {
      guard !isDone else { return }
      isDone = true
      a.addChild(box)
    }
    try refuses("<ViewController: Box> was added to <Probe: A>") {
      switch place {
      case "a stack": stack.viewControllers = [a]
      case "tabs": tabs.viewControllers = [a]
      default: home.addChild(a)
      }
    }
    expect(box.parent === home)
    expect(a.children.isEmpty)
  }

  @Test(.rule("C-1a", "N-34"))
  func `setViewControllers fails if a callback makes the stack a child of the new controller`()
    throws
  {
    let page = Probe("Page"), top = ViewController("Top")
    let nav = NavigationController(rootViewController: page)
    home.embed(nav)
    try stage.settle()
    nav.view.removeFromSuperview()
    page.on(.viewDidDisappear) { [unowned nav] in top.addChild(nav) }
    nav.setViewControllers([top], animated: false)
    expect(stage.issues.map(\.code), equals: [.controllerInsideItself])
    expect(nav.viewControllers == [page] && nav.parent === top && top.parent == nil)
    try stage.settle()
  }
}
