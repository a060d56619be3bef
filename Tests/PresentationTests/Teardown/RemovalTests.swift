import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Removal and deallocation during a present or dismiss")
@MainActor struct RemovalTests {
  private let log = Log()
  private let home: SpyController
  private let menu: SpyController
  private let next = ViewController("Next")

  init() {
    (home, menu) = (SpyController("Home", log), SpyController("Menu", log))
  }

  @Test(.rule("P-113"))
  func `removing a child does not dismiss the controller that the child has presented`() throws {
    let child = ViewController("Child")
    home.addChild(child)
    home.view.addSubview(child.view)
    let stage = Stage(home)
    child.present(menu, animated: true)
    try stage.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    try stage.settle()
    expect(home.presentedViewController === menu)
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(child.presentedViewController == nil)
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-115a"))
  func `replacing the root also removes the controller that the old root presents`() throws {
    let stage = Stage(home), root = ViewController("New root")
    home.present(menu, animated: true)
    try stage.settle()
    stage.world.use { stage.window.rootViewController = root }
    try stage.settle()
    expect(home.view.window == nil)
    expect(menu.presentingViewController == nil)
    expect(menu.view.window == nil)
    expect(stage.window.subviews, equals: [root.view])
    expect(root.presentedViewController == nil)
    expect(root.view.window === stage.window)
  }

  @Test(.rule("P-115"))
  func `if the root is replaced after a dismissal, the window contains only the new root's view`()
    throws
  {
    let stage = Stage(home), root = ViewController("New root")
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    stage.world.use { stage.window.rootViewController = root }
    try stage.settle()
    expect(stage.window.subviews, equals: [root.view])
    expect(menu.view.window == nil)
  }

  // MARK: Requests inside delegate methods and viewDidLoad

  @Test(.rule("P-119", "P-57", "P-43"))
  func `if the delegate calls present when it is asked for an animator, the call is refused`()
    throws
  {
    let stage = Stage(home), delegate = SceneDelegate()
    var completions = 0
    menu.transitioningDelegate = delegate
    delegate.whenAskedToPresent = { [home, next] in
      home.present(next, animated: true) { completions += 1 }
      expect(next.presentingViewController == nil)
      expect(stage.issues.isEmpty)
    }
    home.present(menu, animated: true)
    expect(home.presentedViewController === menu)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-43"])
    expect(home.presentedViewController === menu)
    expect(completions, equals: 0)
  }

  @Test(.rule("P-119", "P-57"))
  func `if the delegate calls dismiss when asked for a presentation's animator, the call waits`()
    throws
  {
    let stage = Stage(home), delegate = SceneDelegate()
    menu.transitioningDelegate = delegate
    delegate.whenAskedToPresent = { [menu] in menu.dismiss(animated: false) }
    home.present(menu, animated: true)
    expect(home.presentedViewController === menu)
    try stage.settle()
    expect(
      stage.sceneAppearances(of: "Menu"),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewDidAppear(animated)",
        "Menu viewWillDisappear", "Menu viewDidDisappear",
      ])
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-119", "P-57"))
  func `if the delegate calls present when asked for a dismissal's animator, the call waits`()
    throws
  {
    let stage = Stage(home), delegate = SceneDelegate()
    menu.transitioningDelegate = delegate
    delegate.whenAskedToDismiss = { [home, next] in home.present(next, animated: true) }
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    expect(home.presentedViewController === menu)
    try stage.settle()
    expect(home.presentedViewController === next)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-119", "P-42"))
  func `if present loads the presenter's view, a present call in viewDidLoad is checked later`()
    throws
  {
    let stage = Stage(home), loose = SpyController("Loose", log)
    loose.whenLoaded = { [loose, next] in loose.present(next, animated: true) }
    stage.world.use { loose.present(menu, animated: true) }
    try stage.settle()
    let refused = stage.issues.filter { $0.rule == "P-42" }.map(\.message)
    let rest = "on <SpyController: Loose> (from <SpyController: Loose>) whose view is not in the "
    expect(
      refused,
      equals: [
        "Attempt to present <SpyController: Menu> \(rest)window hierarchy.",
        "Attempt to present <ViewController: Next> \(rest)window hierarchy.",
      ])
    expect(loose.presentedViewController == nil)
  }

  // MARK: Releases during callbacks

  @Test(.rule("P-120"))
  func `a dismissed controller is kept alive until the dismissal's last callback`() throws {
    let stage = Stage(home)
    var gone: SpyController? = SpyController("Gone", log)
    let witness = WeakReference(gone)
    gone?.modalPresentationStyle = .fullScreen
    if let gone { home.present(gone, animated: true) }
    gone = nil
    try stage.settle()
    log.clear()
    home.whenDidAppear = { expect(witness.object != nil) }
    home.dismiss(animated: true) { expect(witness.object != nil) }
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Gone viewWillDisappear(true)", "Home viewWillAppear(true)", "Home viewDidAppear(true)",
        "Gone viewDidDisappear(true)",
      ])
    stage.runTurn()
    expect(witness.object == nil)
  }

  @Test(.rule("P-120"))
  func `a child that is removed in its parent's viewWillDisappear still gets viewDidDisappear`()
    throws
  {
    let stage = Stage(home)
    home.present(menu, animated: false)
    try stage.settle()
    do {
      let child = SpyController("Child", log)
      menu.addChild(child)
      menu.view.addSubview(child.view)
    }
    try stage.settle()
    let witness = WeakReference(menu.children.first)
    expect(witness.object != nil)
    log.clear()
    menu.whenWillDisappear = { [menu] in
      menu.children.first?.view.removeFromSuperview()
      menu.children.first?.removeFromParent()
    }
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines.filter { $0 == "Menu viewDidDisappear(true)" }.count, equals: 1)
    let child = log.lines.filter { $0.contains("Child view") }
    expect(child.filter { $0.contains("WillDisappear") }.count, equals: 1)
    expect(child.filter { $0.contains("DidDisappear") }.count, equals: 1)
    stage.runTurn()
    expect(witness.object == nil)
  }
}
