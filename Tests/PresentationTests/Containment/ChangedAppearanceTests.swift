import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Appearances that the app changes during a transition (P-92a, P-102a).
@MainActor @Suite("Appearance changed by the app or by moving views") struct ChangedAppearanceTests
{
  private let home = Probe("Home")
  private let menu = Probe("Menu")
  private let child = Probe("Child")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  private func begin(_ isAppearing: Bool, _ controller: ViewController) {
    controller.beginAppearanceTransition(isAppearing, animated: false)
  }

  @Test(.rule("P-92a", "P-102a"))
  func `if the app makes a controller disappear during its presentation, it reappears at the end`()
    throws
  {
    home.present(menu, animated: true)
    stage.advance(by: .milliseconds(100))
    begin(false, menu)
    menu.endAppearanceTransition()
    try stage.settle()
    expect(
      stage.callbacks("Menu"),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu viewWillDisappear", "Menu viewDidDisappear", "Menu viewWillAppear",
        "Menu viewIsAppearing", "Menu viewDidAppear",
      ])
  }

  @Test(.rule("P-92a", "P-102a"))
  func `if the app makes a dragged sheet disappear, the sheet reappears when the drag is canceled`()
    throws
  {
    menu.modalPresentationStyle = .pageSheet
    home.present(menu, animated: true)
    try stage.settle()
    let drag = stage.user.drag("Menu")
    drag.update(0.3)
    stage.advance(by: .milliseconds(100))
    menu.endAppearanceTransition()
    expect(menu.appearance, equals: .disappeared)
    drag.cancel()
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(menu.appearance, equals: .appeared)
  }

  @Test(.rule("P-92a", "P-94"))
  func `beginAppearanceTransition delays viewDidDisappear until endAppearanceTransition`() throws {
    let cover = Probe.fullScreen("Cover")
    home.present(cover, animated: true)
    stage.advance(by: .milliseconds(100))
    begin(true, home)
    try stage.settle()
    expect(home.appearance != .disappeared)
    home.endAppearanceTransition()
    try stage.settle()
    expect(
      stage.callbacks("Home").suffix(6),
      equals: [
        "Home viewWillDisappear(animated)", "Home viewWillAppear", "Home viewIsAppearing",
        "Home viewDidAppear", "Home viewWillDisappear", "Home viewDidDisappear",
      ])
  }

  @Test(.rule("P-34", "P-117a"))
  func `a child whose view is inside the cover over its parent reappears with the window`()
    throws
  {
    let screen = Probe.fullScreen("Screen"), cover = Probe.fullScreen("Cover")
    try stage.put(screen, on: home)
    try stage.put(cover, on: screen)
    cover.embed(child)
    try stage.settle()
    screen.addChild(child)
    child.didMove(toParent: screen)
    try stage.settle()
    for isHidden in [true, false] {
      stage.window.isHidden = isHidden
      try stage.settle()
      expect(child.appearance, equals: isHidden ? .disappeared : .appeared)
    }
    expect(
      stage.callbacks("Child"),
      equals: [
        "Child viewWillAppear", "Child viewIsAppearing", "Child viewDidAppear",
        "Child viewWillDisappear", "Child viewDidDisappear",
        "Child viewWillAppear", "Child viewIsAppearing", "Child viewDidAppear",
      ])
  }

  @Test(.rule("P-92a", "P-102"))
  func `after addSubview, beginAppearanceTransition with false makes the child disappear`()
    throws
  {
    home.embed(child)
    try stage.settle()
    stage.startOver()
    child.view.removeFromSuperview()
    home.view.addSubview(child.view)
    begin(false, child)
    stage.runTurn()
    expect(child.appearance, equals: .disappearing)
    child.endAppearanceTransition()
    expect(stage.callbacks("Child").last, equals: "Child viewDidDisappear")
  }

  @Test(.rule("P-102a"))
  func `a child appears if its parent's view was moved into a presented controller's view`() throws
  {
    home.present(menu, animated: true)
    menu.view.addSubview(home.view)
    home.embed(child)
    try stage.settle()
    expect(home.appearance, equals: .appeared)
    expect(child.appearance, equals: .appeared)
  }

  @Test(.rule("P-92a", "C-2a"))
  func `a navigation controller sends no callbacks to a child that has moved to another parent`()
    throws
  {
    let (stack, box) = (NavigationController("Nav"), Probe("Box"))
    stack.viewControllers = [child]
    home.embed(stack)
    home.embed(box)
    try stage.settle()
    box.embed(child)
    try stage.settle()
    stage.startOver()
    stack.pushViewController(Probe("Next"), animated: false)
    try stage.settle()
    expect(child.appearance, equals: .appeared)
    expect(stage.callbacks("Child"), equals: [])
  }

  @Test(.rule("P-92a", "P-101"))
  func `a push sends no callbacks to the stack's former child, which is now the window's root`()
    throws
  {
    let stack = NavigationController("Nav")
    stack.viewControllers = [child]
    home.embed(stack)
    try stage.settle()
    child.view.removeFromSuperview()
    child.removeFromParent()
    stack.view.removeFromSuperview()
    try stage.settle()
    stage.window.rootViewController = child
    try stage.settle()
    stack.pushViewController(Probe("Next"), animated: false)
    try stage.settle()
    expect(child.appearance, equals: .appeared)
    expect(stage.visible, equals: ["Child"])
  }

  @Test(.rule("P-102a", "N-34"))
  func `if a tab is pushed onto an off-screen stack, showing the window does not show the tab`()
    throws
  {
    let tabs = TabBarController("Tabs"), stack = NavigationController("Nav")
    tabs.viewControllers = [child, Probe("Other")]
    home.embed(tabs)
    try stage.settle()
    stage.window.isHidden = true
    try stage.settle()
    stack.pushViewController(child, animated: false)
    stage.window.isHidden = false
    try stage.settle()
    expect(child.viewIfLoaded?.window == nil)
    expect(child.appearance, equals: .disappeared)
    expect(stage.visible, equals: ["Home", "Tabs", "Other"])
  }

  @Test(.rule("P-102a"))
  func `a controller that is removed while it disappears still gets viewDidDisappear`() throws {
    var box: ViewController? = ViewController("Box")
    weak let held = box
    box.map(home.embed)
    box?.embed(child)
    try stage.settle()
    stage.window.rootViewController = menu
    box?.view.removeFromSuperview()
    box?.removeFromParent()
    box = nil
    try stage.settle()
    expect(stage.callbacks("Box").last, equals: "Box viewDidDisappear")
    expect(child.appearance, equals: .disappeared)
    expect(held == nil)
  }

  @Test(.rule("P-92a", "C-2a"))
  func `a child disappears if its parent is removed inside the parent's viewDidAppear`() throws {
    let tabs = TabBarController("Tabs")
    var box: Probe? = Probe("Box")
    box?.on(.viewDidAppear) { tabs.viewControllers = [] }
    box?.embed(child)
    tabs.viewControllers = box.map { [$0] }
    box = nil
    stage.window.rootViewController = tabs
    try stage.settle()
    expect(child.viewIfLoaded?.window == nil)
    expect(child.appearance, equals: .disappeared)
    expect(stage.callbacks("Child").last, equals: "Child viewDidDisappear")
  }

  @Test(.rule("P-34", "P-92a"))
  func `if a child removes its sibling in viewWillAppear, the sibling does not appear`()
    throws
  {
    let box = Probe("Box"), other = Probe("Other")
    box.embed(other)
    box.embed(child)
    other.on(.viewWillAppear) { [child] in
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    stage.window.rootViewController = box
    try stage.settle()
    expect(child.appearance, equals: .disappeared)
    expect(stage.callbacks("Child"), equals: [])
  }

  @Test(.rule("C-18", "P-102a"))
  func `a child on screen can present in its own context even if its parent is off screen`()
    throws
  {
    let box = Probe("Box")
    home.embed(child)
    box.addChild(child)
    child.definesPresentationContext = true
    menu.modalPresentationStyle = .overCurrentContext
    child.present(menu, animated: true)
    try stage.settle()
    expect(child.parent === box)
    expect(menu.view.window != nil)
    expect(menu.appearance, equals: .appeared)
    child.dismiss(animated: true)
    try stage.settle()
    expect(menu.appearance, equals: .disappeared)
  }

  @Test(.rule("P-92a", "P-94"))
  func `a child that begins to disappear in its viewWillAppear does not get viewDidAppear`() throws
  {
    let box = Probe("Box")
    begin(true, box)
    box.embed(child)
    child.on(.viewWillAppear) { [child] in
      child.beginAppearanceTransition(false, animated: false)
    }
    box.endAppearanceTransition()
    child.endAppearanceTransition()
    try stage.settle()
    expect(
      stage.callbacks("Child"),
      equals: [
        "Child viewWillAppear", "Child viewIsAppearing", "Child viewWillDisappear",
        "Child viewDidDisappear",
      ])
  }

  @Test(.rule("P-92", "P-95"))
  func `a controller that calls endAppearanceTransition in viewIsAppearing can still disappear`()
    throws
  {
    home.view.addSubview(child.view)
    child.on(.viewIsAppearing) { [child] in child.endAppearanceTransition() }
    child.view.removeFromSuperview()
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.unbalancedAppearance])
    expect(
      stage.callbacks("Child"),
      equals: [
        "Child viewWillAppear", "Child viewIsAppearing", "Child viewWillDisappear",
        "Child viewDidDisappear",
      ])
  }

  @Test
  func `a controller's viewDidDisappear can end another controller's appearance transition`() throws
  {
    let first = Probe("First"), second = Probe("Second")
    for page in [first, second] {
      home.addChild(page)
      home.view.addSubview(page.view)
      page.didMove(toParent: home)
    }
    try stage.settle()
    for page in [first, second] {
      begin(true, page)
      page.view.removeFromSuperview()
    }
    try stage.settle()
    first.on(.viewDidDisappear) { second.endAppearanceTransition() }
    first.endAppearanceTransition()
    try stage.settle()
    expect(second.appearance, equals: .disappeared)
    try stage.close()
  }
}
