import Foundation
import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// When a window is on screen, and which callbacks its controllers get (P-117a).
@MainActor @Suite("Windows") struct WindowTests {
  private let home = Probe("Home")
  private let log = Log()
  private let world = World(reporter: IssueReporter(raisePolicy: .record))

  private func turn() { world.clock.runTurn() }

  @Test(.rule("P-117a")) func `a new window is hidden, does not load its root and gets no touches`()
  {
    home.log = log
    let window = Window(world: world)
    window.rootViewController = home
    turn()
    expect(window.isHidden && !window.isVisible)
    expect(window.subviews.isEmpty && log.lines.isEmpty && !home.isViewLoaded)
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    window.isHidden = false
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === home.view)
  }

  @Test(.rule("P-117a", "P-117"), arguments: [false, true])
  func `setting isHidden to false has the same effect as makeKeyAndVisible`(isKey: Bool) {
    home.log = log
    let window = Window(world: world)
    window.rootViewController = home
    isKey ? window.makeKeyAndVisible() : (window.isHidden = false)
    expect(log.lines, equals: ["Home viewDidLoad", "Home viewWillAppear(false)"])
    turn()
    expect(log.lines.last, equals: "Home viewDidAppear(false)")
    expect(window.isVisible && !window.isHidden && window.subviews == [home.view])
  }

  @Test(.rule("P-117a", "P-34"))
  func `the root and its children disappear when their window is hidden`() throws {
    let child = Probe("Child")
    home.embed(child)
    let stage = Stage(home)
    stage.window.isHidden = true
    expect(stage.callbacks(), equals: ["Home viewWillDisappear", "Child viewWillDisappear"])
    expect(stage.visible == [] && home.view.window === stage.window)
    try stage.settle()
    expect(
      stage.callbacks().suffix(2), equals: ["Home viewDidDisappear", "Child viewDidDisappear"])
    stage.startOver()
    stage.window.makeKeyAndVisible()
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Child"])
    expect(
      stage.callbacks("Home"),
      equals: [
        "Home viewWillAppear", "Home viewIsAppearing", "Home viewDidAppear",
      ])
    expect(
      stage.callbacks("Child"),
      equals: [
        "Child viewWillAppear", "Child viewIsAppearing", "Child viewDidAppear",
      ])
    try stage.close()
  }

  @Test(.rule("P-117a", "P-93"))
  func `hiding and showing a window in one run-loop turn sends no viewDidDisappear`() throws {
    let stage = Stage(home)
    stage.window.isHidden = true
    stage.window.isHidden = false
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Home viewWillDisappear", "Home viewWillAppear", "Home viewIsAppearing",
        "Home viewDidAppear",
      ])
  }

  @Test(.rule("P-117a", "P-31"))
  func `presented controllers disappear and appear with their window`() throws {
    let sheet = Probe("Sheet"), cover = Probe.fullScreen("Cover"), stage = Stage(home)
    try stage.put(sheet, on: home)
    try stage.put(cover, on: sheet)
    stage.window.isHidden = true
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Cover viewWillDisappear", "Home viewWillDisappear", "Cover viewDidDisappear",
        "Home viewDidDisappear",
      ])
    expect(home.presentedViewController === sheet && sheet.presentedViewController === cover)
    stage.window.isHidden = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Cover"])
    expect(stage.callbacks("Sheet").isEmpty)
    expect(stage.callbacks().suffix(2), equals: ["Home viewDidAppear", "Cover viewDidAppear"])
    stage.startOver()
    home.dismiss(animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(stage.callbacks("Home"), equals: [])
    try stage.close()
  }

  @Test(.rule("P-117a", "P-42")) func `a present call in a hidden window is refused`() throws {
    let stage = Stage(home)
    var completions = 0
    stage.window.isHidden = true
    home.present(ViewController("Menu"), animated: true) { completions += 1 }
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.presenterNotInWindow])
    expect(stage.issues.first?.advice.contains("hidden") == true)
    expect(completions, equals: 0)
  }

  @Test(.rule("P-117a", "N-34"))
  func `a push in a hidden window changes the stack without callbacks`() throws {
    let stack = NavigationController(rootViewController: home), next = Probe("Next")
    let stage = Stage(stack)
    stage.window.isHidden = true
    try stage.settle()
    stage.startOver()
    stack.pushViewController(next, animated: true)
    expect(stack.topViewController === next && stack.transitionCoordinator == nil)
    try stage.settle()
    expect(stage.callbacks().isEmpty && !next.isViewLoaded)
    stage.window.isHidden = false
    try stage.settle()
    expect(stage.visible, equals: [stack.name, "Next"])
    expect(stage.callbacks("Home").isEmpty)
    try stage.close()
  }

  @Test(.rule("P-117a"))
  func `a dismiss call in a hidden window ends the presentation without callbacks`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    var completions = 0
    try stage.put(menu, on: home)
    stage.window.isHidden = true
    try stage.settle()
    stage.startOver()
    home.dismiss(animated: true) { completions += 1 }
    stage.runTurn()
    stage.window.isHidden = false
    expect(home.presentedViewController == nil && completions == 1)
    try stage.settle()
    expect(stage.callbacks("Menu").isEmpty)
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-117a"))
  func `a root that is set in a hidden window appears when the window is shown`() throws {
    let next = Probe("Next"), stage = Stage(home)
    stage.window.isHidden = true
    try stage.settle()
    stage.window.rootViewController = next
    expect(home.view.window == nil && !next.isViewLoaded)
    stage.window.isHidden = false
    try stage.settle()
    expect(stage.visible, equals: ["Next"])
  }

  @Test(.rule("P-117a"))
  func `hiding a window sends no callbacks to the controllers of another window`() throws {
    let stage = Stage(home), other = Probe("Other"), window = Window(world: stage.world)
    window.rootViewController = other
    window.isHidden = false
    try stage.settle()
    stage.startOver()
    stage.window.isHidden = true
    try stage.settle()
    expect(stage.callbacks("Other").isEmpty)
    expect(other.appearance == .appeared && home.appearance == .disappeared)
  }

  @Test(.rule("P-117a"))
  func `if a callback shows a hidden window, the window's root can present immediately`() throws {
    let alert = Probe("Alert"), base = Probe("Base"), stage = Stage(home)
    let window = Window(world: stage.world), menu = Probe("Menu")
    window.rootViewController = base
    menu.on(.viewDidAppear) {
      window.isHidden = false
      base.present(alert, animated: false)
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(base.presentedViewController === alert && alert.appearance == .appeared)
  }

  // MARK: Closed windows

  @Test(.rule("P-83a"))
  func `a closed window, its root and its presented controller are released`() throws {
    let stage = Stage(ViewController("Stage"))
    weak var window: Window?
    weak var root: ViewController?
    weak var menu: ViewController?
    weak var view: View?
    do {
      let made = Window(world: stage.world), home = ViewController("Home")
      let guest = ViewController("Menu")
      made.rootViewController = home
      made.makeKeyAndVisible()
      try stage.settle()
      home.present(guest, animated: true)
      stage.runTurn()
      (window, root, menu, view) = (made, home, guest, home.view)
      expect(stage.world.windows.count, equals: 2)
      made.close()
    }
    expect(stage.world.windows, equals: [stage.window])
    try stage.settle()
    expect(window == nil && root == nil && menu == nil && view == nil)
    try stage.close()
  }

  @Test(.rule("P-83a"), arguments: [false, true])
  func `a closed window is released even if it was never shown or is hidden`(isShown: Bool) throws {
    let stage = Stage(ViewController("Stage"))
    weak var window: Window?
    do {
      let made = Window(world: stage.world)
      made.rootViewController = ViewController("Home")
      if isShown { made.isHidden = false }
      try stage.settle()
      made.isHidden = true
      window = made
      made.close()
      made.makeKeyAndVisible()
      expect(!made.isVisible && made.owner == nil && made.rootViewController == nil)
    }
    try stage.settle()
    expect(window == nil && stage.world.windows.count == 1)
  }

  @Test(.rule("P-83a"))
  func `the root of a closed window can become the root of another window`() throws {
    let stage = Stage(home), next = Stage(ViewController("Next"), world: stage.world)
    stage.window.close()
    next.window.rootViewController = home
    try stage.settle()
    expect(stage.issues.isEmpty && next.visible == ["Home"])
  }

  @Test(.rule("P-117a"))
  func `a presentation bound to a Bool begins when the presenter's hidden window is shown`() throws
  {
    let stage = Stage(home)
    var isWanted = false
    let presenter = home.present(while: { isWanted }, set: { isWanted = $0 }) {
      ViewController("Menu")
    }
    try stage.settle()
    stage.window.isHidden = true
    isWanted = true
    presenter.update()
    try stage.settle()
    expect(home.presentedViewController == nil)
    stage.window.isHidden = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
    _ = presenter
  }
}
