import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing
import PresentationTransitions

@Suite("Ready-made transitions whose window is removed") @MainActor
struct VanishedWindowTests {
  enum Loss: CaseIterable, Sendable {
    case replaced, hidden, closed

    @MainActor func happen(to fixture: DetailFixture) {
      fixture.stage.world.use {
        switch self {
        case .replaced: fixture.stage.window.rootViewController = ViewController("Other")
        case .hidden: fixture.stage.window.isHidden = true
        case .closed: fixture.stage.window.close()
        }
      }
    }
  }

  private static func fixture(_ index: Int, _ relation: DetailFixture.Relation) -> DetailFixture {
    switch index {
    case 6: DetailFixture.heroes(relation)
    case 7: DetailFixture.curves(relation)
    default: DetailFixture(LessMotionTests.all()[index], relation)
    }
  }

  private func left(in fixture: DetailFixture) -> [String] {
    var found: [String] = []
    for view in [fixture.page.view, fixture.wall.view, fixture.wall.cell, fixture.page.photo]
      as [View]
    {
      let values = view.presentationValues()
      if view.isHidden || values.alpha != 1 || view.alpha != 1 {
        found.append("\(view.name) unseen")
      }
      if view.transform != .identity || values.frame != view.frame {
        found.append("\(view.name) moves")
      }
    }
    if fixture.copy != nil || !fixture.stage.flights.isEmpty { found.append("a copy") }
    return found
  }

  @Test(.rule("H-25b", "T-14b"), arguments: 0..<8, Loss.allCases)
  func `a transition ends immediately when its window is removed`(index: Int, loss: Loss) throws {
    for relation in DetailFixture.Relation.allCases {
      let fixture = Self.fixture(index, relation)
      fixture.come()
      fixture.stage.runTurn()
      fixture.advance(100)
      loss.happen(to: fixture)
      fixture.stage.runTurn()
      expect(left(in: fixture), equals: [], "\(relation)")
      expect(
        fixture.page.transitionCoordinator == nil && fixture.stack.transitionCoordinator == nil)
      expect(fixture.stage.world.runningTransitions.isEmpty)
      try fixture.stage.settle()
      expect(left(in: fixture), equals: [])
      try fixture.stage.close()
    }
  }

  @Test(.rule("H-25b"), arguments: Loss.allCases, DetailFixture.Relation.allCases)
  func `removing the window ends hero flights that continue to a third screen`(
    loss: Loss, relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    let badge = View("badge", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let third = ViewController("Third")
    badge.heroID = "badge"
    fixture.wall.view.addSubview(badge)
    let emblem = View("emblem", frame: CGRect(x: 300, y: 700, width: 40, height: 40))
    emblem.heroID = "badge"
    fixture.page.loadViewIfNeeded()
    fixture.page.view.addSubview(emblem)
    _ = try fixture.takeOff()
    fixture.advance(100)
    third.customTransition = fixture.transition
    fixture.stage.world.use {
      relation == .modal
        ? fixture.page.present(third, animated: true)
        : fixture.stack.pushViewController(third, animated: true)
    }
    fixture.stage.runTurn()
    fixture.stage.runTurn()
    fixture.advance(50)
    expect(fixture.stage.window.descendant("flight badge") != nil)
    loss.happen(to: fixture)
    fixture.stage.runTurn()
    expect(fixture.stage.window.descendant("flight badge") == nil && fixture.stage.flights.isEmpty)
    expect(!badge.isHidden && !emblem.isHidden && fixture.stage.world.runningTransitions.isEmpty)
    try fixture.stage.settle()
    try fixture.stage.close()
  }
}
