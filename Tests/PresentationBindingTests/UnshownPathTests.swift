import Foundation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A path is applied to a stack, whether or not the stack is on screen.
@Suite("The path of a stack that is not shown")
@MainActor struct UnshownPathTests {
  private let library = Library()
  private let home = ViewController("Home")
  private let stack = NavigationController(rootViewController: ViewController("Albums"))

  private func bind() {
    stack.push(path: \.path, of: library) { ViewController($0) }
  }

  private var names: [String] { stack.viewControllers.map(\.name) }

  @Test(.rule("N-34"), arguments: [true, false])
  func `a path change is applied to the stack of a tab that was never selected`(
    bindsFirst: Bool
  ) throws {
    let tabs = TabBarController()
    tabs.viewControllers = [home, stack]
    if bindsFirst { bind() }
    let stage = Stage(tabs)
    if !bindsFirst { bind() }
    stage.runTurn()
    library.path = ["Rome", "Forum"]
    stage.runTurn()
    expect(names, equals: ["Albums", "Rome", "Forum"])
    library.path = ["Rome"]
    stage.runTurn()
    expect(names, equals: ["Albums", "Rome"])
    stage.user.tapTab(at: 1)
    stage.runTurn()
    expect(stage.visible.last, equals: "Rome")
    expect(stage.world.runningTransitions.isEmpty)
    expect(!stage.trace.description.contains("Albums             viewWillAppear"))
    expect(library.path, equals: ["Rome"])
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("N-34"))
  func `binding a stack applies the path before the stack's tab appears`() throws {
    library.path = ["Rome", "Forum"]
    bind()
    let tabs = TabBarController()
    tabs.viewControllers = [home, stack]
    let stage = Stage(tabs)
    stage.runTurn()
    expect(names, equals: ["Albums", "Rome", "Forum"])
    try stage.close()
  }

  @Test func `a root that the app sets after the binding stays below the path`() throws {
    let stack = NavigationController()
    stack.push(path: \.path, of: library) { ViewController($0) }
    stack.viewControllers = [home]
    let stage = Stage(stack)
    try stage.settle()
    library.path = ["Rome"]
    try stage.settle()
    expect(stack.viewControllers.map(\.name), equals: ["Home", "Rome"])
    library.path = []
    try stage.settle()
    expect(stack.viewControllers == [home])
    stack.pushViewController(ViewController("Help"), animated: false)
    library.path = ["Forum"]
    try stage.settle()
    expect(stack.viewControllers.map(\.name), equals: ["Home", "Forum"])
    try stage.close()
  }

  @Test func `a path in an empty stack supplies the root`() throws {
    let stack = NavigationController(), stage = Stage(stack)
    stack.push(path: \.path, of: library) { ViewController($0) }
    for path in [["Rome", "Forum"], ["Milan"], []] {
      library.path = path
      try stage.settle()
      expect(stack.viewControllers.map(\.name), equals: path)
    }
    try stage.close()
  }

  @Test(.rule("N-34"))
  func `a path change is applied to a stack below a full-screen controller`() throws {
    let tabs = TabBarController()
    tabs.viewControllers = [stack]
    bind()
    let stage = Stage(tabs), cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    try stage.settle()
    library.path = ["Rome"]
    stage.runTurn()
    expect(names, equals: ["Albums", "Rome"])
    cover.dismiss(animated: false)
    stage.runTurn()
    expect(stage.visible.last, equals: "Rome")
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("N-34"))
  func `the path of a stack without a window is applied in the next run-loop turn`() throws {
    let stage = Stage(home)
    bind()
    library.path = ["Rome", "Forum"]
    stage.runTurn()
    expect(names, equals: ["Albums", "Rome", "Forum"])
    library.path = []
    stage.runTurn()
    expect(names, equals: ["Albums"])
    library.path = ["Milan"]
    stack.modalPresentationStyle = .fullScreen
    home.present(stack, animated: false)
    try stage.settle()
    expect(stage.visible.last, equals: "Milan")
    try stage.close()
  }

  @Test(.rule("N-48"), arguments: [true, false])
  func `a path that changes while the stack's window is being shown is applied in the next turn`(
    isInTab: Bool
  ) throws {
    let tabs = TabBarController()
    if isInTab { tabs.viewControllers = [stack, home] }
    let stage = Stage(isInTab ? tabs : stack)
    bind()
    try stage.settle()
    stage.window.isHidden = true
    try stage.settle()
    stage.window.isHidden = false
    library.path = ["Rome"]
    stage.runTurn()
    expect(names, equals: ["Albums"])
    stage.runTurn()
    expect(names, equals: ["Albums", "Rome"])
    try stage.settle()
    expect(stage.visible.last, equals: "Rome")
    try stage.close()
  }

  @Test(.rule("N-34")) func `isUpToDate is true only if the stack shows every value of the path`() {
    let presenter = stack.push(path: \.path, of: library) { ViewController($0) }
    expect(!presenter.isBlocked && presenter.isUpToDate)
    library.path = ["Rome"]
    expect(!presenter.isUpToDate)
    presenter.update()
    expect(presenter.isUpToDate && presenter.shown === stack.topViewController)
    library.path = ["Rome", "Forum"]
    expect(!presenter.isUpToDate)
  }

  @Test(.rule("N-34")) func `an exploration fails if a path differs from its stack`() throws {
    final class Plain {
      var path: [String] = []
    }
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 2) { scenario in
        let model = Plain(), tabs = TabBarController()
        let stack = NavigationController(rootViewController: ViewController("Albums"))
        tabs.viewControllers = [ViewController("Home"), stack]
        _ = scenario.stage(tabs)
        stack.push(path: { model.path }, set: { model.path = $0 }) { ViewController($0) }
        // The model is not observed, and update() is never called.
        scenario.may("open Rome", times: 1) { model.path = ["Rome"] }
      }
    }
    expect(failure.description.contains("the screen shows what the model says"))
  }
}
