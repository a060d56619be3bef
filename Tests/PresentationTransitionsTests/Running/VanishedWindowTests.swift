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

    @MainActor func happen(to deck: Deck) {
      deck.stage.world.use {
        switch self {
        case .replaced: deck.stage.window.rootViewController = ViewController("Other")
        case .hidden: deck.stage.window.isHidden = true
        case .closed: deck.stage.window.close()
        }
      }
    }
  }

  private static func deck(_ index: Int, _ relation: Deck.Relation) -> Deck {
    switch index {
    case 6: Deck.heroes(relation)
    case 7: Deck.curves(relation)
    default: Deck(LessMotionTests.all()[index], relation)
    }
  }

  private func left(in deck: Deck) -> [String] {
    var found: [String] = []
    for view in [deck.page.view, deck.wall.view, deck.wall.cell, deck.page.photo] as [View] {
      let values = view.presentationValues()
      if view.isHidden || values.alpha != 1 || view.alpha != 1 {
        found.append("\(view.name) unseen")
      }
      if view.transform != .identity || values.frame != view.frame {
        found.append("\(view.name) moves")
      }
    }
    if deck.copy != nil || !deck.stage.flights.isEmpty { found.append("a copy") }
    return found
  }

  @Test(.rule("H-25b", "T-14b"), arguments: 0..<8, Loss.allCases)
  func `a transition ends immediately when its window is removed`(index: Int, loss: Loss) throws {
    for relation in Deck.Relation.allCases {
      let deck = Self.deck(index, relation)
      deck.come()
      deck.stage.runTurn()
      deck.advance(100)
      loss.happen(to: deck)
      deck.stage.runTurn()
      expect(left(in: deck), equals: [], "\(relation)")
      expect(deck.page.transitionCoordinator == nil && deck.stack.transitionCoordinator == nil)
      expect(deck.stage.world.runningTransitions.isEmpty)
      try deck.stage.settle()
      expect(left(in: deck), equals: [])
      try deck.stage.close()
    }
  }

  @Test(.rule("H-25b"), arguments: Loss.allCases, Deck.Relation.allCases)
  func `removing the window ends hero flights that continue to a third screen`(
    loss: Loss, relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    let badge = View("badge", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let third = ViewController("Third")
    badge.heroID = "badge"
    deck.wall.view.addSubview(badge)
    let emblem = View("emblem", frame: CGRect(x: 300, y: 700, width: 40, height: 40))
    emblem.heroID = "badge"
    deck.page.loadViewIfNeeded()
    deck.page.view.addSubview(emblem)
    _ = try deck.takeOff()
    deck.advance(100)
    third.customTransition = deck.transition
    deck.stage.world.use {
      relation == .modal
        ? deck.page.present(third, animated: true)
        : deck.stack.pushViewController(third, animated: true)
    }
    deck.stage.runTurn()
    deck.stage.runTurn()
    deck.advance(50)
    expect(deck.stage.window.descendant("flight badge") != nil)
    loss.happen(to: deck)
    deck.stage.runTurn()
    expect(deck.stage.window.descendant("flight badge") == nil && deck.stage.flights.isEmpty)
    expect(!badge.isHidden && !emblem.isHidden && deck.stage.world.runningTransitions.isEmpty)
    try deck.stage.settle()
    try deck.stage.close()
  }
}
