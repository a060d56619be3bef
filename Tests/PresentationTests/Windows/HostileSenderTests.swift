import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Controllers whose container, window or presentation is changed by a callback or by the app.
///
/// No change may leave out appearance events, or send wrong ones.
@MainActor @Suite("Events after changes of containers and windows") struct HostileSenderTests {
  private let home = ViewController("Home")
  private let box = Probe("Box")
  private let pane = Probe("Pane")
  private let menu = Probe("Menu")
  private let stage: Stage

  private var presentersInProgress: Int {
    let controllers = stage.world.hierarchy.controllers
    return controllers.ids.count { controllers[$0]?.isInProgress == true }
  }

  init() throws {
    stage = Stage(home)
    pane.definesPresentationContext = true
    menu.modalPresentationStyle = .overCurrentContext
    try stage.settle()
  }

  private func makeWindow(_ root: ViewController?) -> Window {
    let window = Window(world: stage.world)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test(.rule("P-92", "P-102a"))
  func `a controller removed from a stack stays visible if its view moves to another window`()
    throws
  {
    let stack = NavigationController(rootViewController: box)
    stack.setViewControllers([box, pane], animated: false)
    let other = makeWindow(stack)
    try stage.settle()
    expect(stack.viewIfLoaded?.window === other)
    stack.beginAppearanceTransition(false, animated: false)
    pane.willMove(toParent: nil)
    pane.removeFromParent()
    home.view.addSubview(pane.view)
    stack.endAppearanceTransition()
    try stage.settle()
    expect(pane.appearance, equals: .appeared)
    stack.setViewControllers([menu], animated: false)
    try stage.settle()
    expect(pane.viewIfLoaded?.window === stage.window)
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-92", "P-102a"))
  func `a child removed from a stack stays visible while its view is inside the stack's view`()
    throws
  {
    let stack = NavigationController(rootViewController: box)
    stack.setViewControllers([box, pane], animated: false)
    stage.window.rootViewController = stack
    try stage.settle()
    pane.willMove(toParent: nil)
    stack.view.addSubview(pane.view)
    pane.removeFromParent()
    try stage.settle()
    expect(stack.topViewController === box)
    expect(pane.viewIfLoaded?.window === stage.window)
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-102a", "C-18"))
  func `a presented controller appears even if its layout removes the presenter from the parent`()
    throws
  {
    box.embed(pane)
    let other = makeWindow(box)
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    other.isHidden = true
    try stage.settle()
    menu.on(.viewDidLayoutSubviews) { [unowned pane] in
      pane.view.removeFromSuperview()
      pane.removeFromParent()
    }
    other.isHidden = false
    menu.view.setNeedsLayout()
    try stage.settle()
    expect(menu.viewIfLoaded?.window === other)
    expect(menu.appearance, equals: .appeared)
  }

  @Test(.rule("P-92", "C-18"))
  func `if the window is hidden before viewDidAppear, a presented controller does not appear`()
    throws
  {
    let cover = Probe("Cover")
    box.embed(pane)
    let other = makeWindow(box)
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    other.isHidden = true
    try stage.settle()
    var appearances = 0
    menu.on(.viewDidAppear) { appearances += 1 }
    cover.on(.viewDidAppear) { [menu] in
      other.isHidden = true
      menu.beginAppearanceTransition(false, animated: false)
      menu.endAppearanceTransition()
    }
    home.view.addSubview(cover.view)
    other.isHidden = false
    try stage.settle()
    expect(menu.appearance, equals: .disappeared)
    expect(appearances, equals: 0)
  }

  @Test(.rule("P-41", "P-83"))
  func `present can be called in viewDidDisappear while the window's root is removed`()
    throws
  {
    let other = makeWindow(box), next = Probe("Next")
    menu.modalPresentationStyle = .overFullScreen
    box.view.addSubview(pane.view)
    try stage.settle()
    pane.present(menu, animated: false)
    try stage.settle()
    menu.on(.viewWillDisappear) { [home, pane] in home.view.addSubview(pane.view) }
    menu.on(.viewDidDisappear) { [unowned pane] in pane.present(next, animated: true) }
    other.rootViewController = nil
    stage.runTurn()
    expect(next.isBeingPresented)
    expect(presentersInProgress, equals: 1)
    try stage.settle()
    expect(pane.presentedViewController === next)
  }

  @Test(.rule("P-92", "P-102a"))
  func `a new root appears even if the old root's viewWillDisappear adds the new root's view`()
    throws
  {
    let other = makeWindow(box)
    try stage.settle()
    box.on(.viewWillDisappear) { [pane] in other.addSubview(pane.view) }
    other.rootViewController = pane
    try stage.settle()
    expect(pane.viewIfLoaded?.window === other)
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-94", "P-117a"))
  func `a child added in a hidden window appears only when the window is shown`() throws {
    let other = makeWindow(box)
    other.isHidden = true
    try stage.settle()
    box.beginAppearanceTransition(true, animated: false)
    box.endAppearanceTransition()
    box.embed(pane)
    try stage.settle()
    expect(pane.appearance, equals: .disappeared)
    other.isHidden = false
    try stage.settle()
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-92", "P-102a"))
  func `a controller can become another window's root in its viewDidDisappear`() throws {
    let other = makeWindow(nil)
    let stack = NavigationController(rootViewController: pane)
    stage.window.rootViewController = stack
    try stage.settle()
    box.on(.viewWillAppear) { [unowned box] in box.removeFromParent() }
    box.on(.viewDidDisappear) { [unowned box] in other.rootViewController = box }
    stack.pushViewController(box, animated: false)
    try stage.settle()
    expect(box.viewIfLoaded?.window === other)
    expect(box.appearance, equals: .appeared)
  }

  @Test(.rule("P-92", "P-102a"))
  func `a child whose view enters in willMove disappears with a parent that left meanwhile`()
    throws
  {
    let parent = Probe("Parent"), child = Probe("Child"), next = Probe("Next")
    menu.modalPresentationStyle = .fullScreen
    menu.embed(parent)
    child.on(.willMove) { parent.view.addSubview(child.view) }
    child.on(.viewWillAppear) { [stage] in
      stage.window.rootViewController = next
      parent.view.removeFromSuperview()
      parent.removeFromParent()
    }
    home.present(menu, animated: true)
    stage.runTurn()
    parent.addChild(child)
    expect(child.parent === parent)
    try stage.settle()
    expect(child.viewIfLoaded?.window == nil)
    expect(child.appearance, equals: .disappeared)
  }

  @Test(.rule("P-92", "P-102a"))
  func `a controller stays visible if its viewWillDisappear moves its view inside the window`()
    throws
  {
    let shelf = View()
    home.view.addSubview(shelf)
    home.view.addSubview(pane.view)
    try stage.settle()
    pane.on(.viewWillDisappear) { [pane] in shelf.addSubview(pane.view) }
    pane.view.removeFromSuperview()
    try stage.settle()
    expect(pane.viewIfLoaded?.superview === shelf)
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-92", "P-102a"), arguments: [false, true])
  func `a controller stays visible if its viewWillDisappear moves a view around it`(
    intoLooseView: Bool
  ) throws {
    let shelf = View(), tray = View(), loose = View()
    home.view.addSubview(shelf)
    shelf.addSubview(tray)
    tray.addSubview(pane.view)
    try stage.settle()
    pane.on(.viewWillDisappear) { [home] in home.view.addSubview(tray) }
    intoLooseView ? loose.addSubview(shelf) : shelf.removeFromSuperview()
    try stage.settle()
    expect(tray.superview === home.view)
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-92", "P-102"))
  func `a view is added even if its controller's viewWillAppear adds it elsewhere`() throws {
    let loose = View()
    pane.on(.viewWillAppear) { [pane] in loose.addSubview(pane.view) }
    home.view.addSubview(pane.view)
    expect(pane.viewIfLoaded?.superview === home.view)
    try stage.settle()
    expect(pane.appearance, equals: .appeared)
  }

  @Test(.rule("P-92", "P-102a"))
  func `a controller disappears if its viewWillAppear removes the view that it enters`() throws {
    let shelf = View()
    home.view.addSubview(shelf)
    pane.on(.viewWillAppear) { shelf.removeFromSuperview() }
    shelf.addSubview(pane.view)
    try stage.settle()
    expect(pane.viewIfLoaded?.superview === shelf && pane.viewIfLoaded?.window == nil)
    expect(pane.appearance, equals: .disappeared)
  }

  @Test(.rule("P-99", "P-102"))
  func `a view is not added to a view that a late child's viewWillAppear puts inside it`() throws {
    pane.beginAppearanceTransition(true, animated: false)
    pane.embed(box)
    box.on(.viewWillAppear) { [home, pane] in pane.view.addSubview(home.view) }
    home.view.addSubview(pane.view)
    expect(pane.viewIfLoaded?.superview == nil)
    expect(home.viewIfLoaded?.superview === pane.viewIfLoaded)
    pane.endAppearanceTransition()
    try stage.settle()
  }

  @Test func `a view is not added to a view that its own willMove(toSuperview) puts inside it`() {
    final class Greedy: View {
      override func willMove(toSuperview newSuperview: View?) {
        if let newSuperview { addSubview(newSuperview) }
      }
    }
    let greedy = Greedy(), shelf = View()
    shelf.addSubview(greedy)
    expect(greedy.superview == nil && shelf.superview === greedy)
  }
}
