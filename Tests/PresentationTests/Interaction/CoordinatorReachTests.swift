import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("The controllers that have a coordinator")
@MainActor struct CoordinatorReachTests {
  private let home = ViewController("Home")
  private let side = ViewController("Side")
  private let menu = ViewController("Menu")
  private let item = ViewController("Item")

  init() {
    for (parent, child) in [(home, side), (menu, item)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func coordinators(_ controllers: ViewController...) -> Set<ObjectIdentifier> {
    Set(controllers.compactMap { $0.transitionCoordinator.map { ObjectIdentifier($0) } })
  }

  @Test(.rule("P-35", "T-16", "T-16a"), arguments: [true, false])
  func `presenter, presented controller and all children share one coordinator`(
    animated: Bool
  ) throws {
    let stage = Stage(home)
    expect(coordinators(home, side, menu, item).isEmpty)
    home.present(menu, animated: animated)
    expect(coordinators(home, side, menu, item).count, equals: 1)
    expect([home, side, menu, item].allSatisfy { $0.transitionCoordinator != nil })
    expect(home.transitionCoordinator?.isAnimated, equals: animated)
    try stage.settle()
    expect(coordinators(home, side, menu, item).isEmpty)
    home.dismiss(animated: animated)
    expect([home, side, menu, item].allSatisfy { $0.transitionCoordinator != nil })
    try stage.settle()
    expect(coordinators(home, side, menu, item).isEmpty)
  }

  @Test(.rule("P-35"))
  func `a controller below the presenter has no coordinator during a presentation`() throws {
    let stage = Stage(home), top = ViewController("Top")
    home.present(menu, animated: false)
    try stage.settle()
    menu.present(top, animated: true)
    expect(top.transitionCoordinator != nil)
    expect(item.transitionCoordinator != nil)
    expect(home.transitionCoordinator == nil)
    expect(side.transitionCoordinator == nil)
    try stage.settle()
    home.dismiss(animated: true)
    expect(top.transitionCoordinator != nil)
    expect(coordinators(home, menu, top).count, equals: 1)
    try stage.settle()
  }

  @Test(.rule("P-35", "P-67", "P-71"))
  func `right after the present call, the coordinator has no containerView yet`() throws {
    let stage = Stage(home)
    home.present(menu, animated: true)
    let coordinator = try #require(side.transitionCoordinator)
    expect(coordinator.viewController(forKey: .from) === home)
    expect(coordinator.viewController(forKey: .to) === menu)
    expect(coordinator.containerView.window == nil)
    expect(stage.issues.map(\.code), equals: [.notModelled])
    stage.runTurn()
    expect(coordinator.containerView === menu.presentationController?.containerView)
    try stage.settle()
  }

  @Test(.rule("P-35", "T-19"))
  func `a coordinator still calls a completion that is registered in viewDidAppear`() throws {
    let spy = SpyController("Spy"), stage = Stage(home)
    var completions: [Bool] = []
    var accepted: Bool?
    spy.whenDidAppear = {
      accepted = spy.transitionCoordinator?.animate(
        alongsideTransition: { _ in completions.append(true) }
      ) { completions.append($0.isCancelled) }
    }
    home.present(spy, animated: true)
    try stage.settle()
    expect(accepted == false)
    expect(completions, equals: [false])
  }
}
