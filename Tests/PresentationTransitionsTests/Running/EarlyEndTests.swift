import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Early ends of ready-made transitions") @MainActor
struct EarlyEndTests {
  private static func deck(_ index: Int, _ relation: Deck.Relation) -> Deck {
    switch index {
    case 6: Deck.heroes(relation)
    case 7: Deck.curves(relation)
    default: Deck(LessMotionTests.all()[index], relation)
    }
  }

  private final class Watched {
    var run: TransitionRun?
  }

  private func watch(_ deck: Deck) -> Watched {
    let watched = Watched()
    deck.transition.alongside = { run, _ in watched.run = run }
    return watched
  }

  @Test(.rule("T-10", "T-11", "T-14a"), arguments: 0..<8, Deck.Relation.allCases)
  func `a transition that is ended early still restores all views`(
    index: Int, relation: Deck.Relation
  ) throws {
    for isComing in [true, false] {
      for milliseconds in [0, 1, 100, 220] {
        let deck = Self.deck(index, relation), watched = watch(deck)
        if !isComing { try deck.show() }
        isComing ? deck.come() : deck.go()
        deck.stage.runTurn()
        deck.advance(milliseconds)
        try #require(watched.run).end()
        expect(!deck.isMoving && deck.isShown == isComing, "after \(milliseconds) ms")
        expect(deck.spoils == [] && deck.stage.flights.isEmpty, "after \(milliseconds) ms")
        try deck.stage.settle()
        expect(deck.spoils == [] && deck.stage.issues == [])
        try deck.stage.close()
      }
    }
  }

  @Test(.rule("T-14a", "T-34"), arguments: 0..<8, Deck.Relation.allCases)
  func `ending a transition during a gesture also ends the gesture`(
    index: Int, relation: Deck.Relation
  ) throws {
    let deck = Self.deck(index, relation), watched = watch(deck)
    deck.transition.drag.begin(length: 400) { deck.come() }
    deck.stage.runTurn()
    deck.stage.runTurn()
    deck.transition.drag.update(translation: 150)
    try #require(watched.run).end()
    expect(deck.isShown && !deck.isMoving && deck.spoils == [])
    expect(!deck.transition.drag.isDown)
    deck.go()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-14a"), arguments: 0..<8, Deck.Relation.allCases)
  func `ending a transition before the start of its animators leaves no unfinished animator`(
    index: Int, relation: Deck.Relation
  ) throws {
    let deck = Self.deck(index, relation)
    let badge = View("badge", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    deck.stage.window.addSubview(badge)
    deck.transition.alongside = { run, animator in
      animator.addAnimations { badge.center.x = 100 }
      run.end()
    }
    deck.come()
    deck.stage.runTurn()
    expect(deck.isShown && !deck.isMoving && deck.spoils == [] && badge.center.x == 100)
    try deck.stage.settle()
    expect(deck.stage.world.leftAnimators == [] && deck.stage.issues == [])
    try deck.stage.close()
  }

  @Test(.rule("T-14a")) func `the flight of a released photo can be ended early`() throws {
    for finishes in [true, false] {
      let zoom = PhotoZoomTransition(), deck = Deck(zoom), watched = watch(deck)
      try deck.show()
      zoom.pull.begin { deck.go() }
      deck.stage.runTurn()
      zoom.pull.update(translation: CGPoint(x: 10, y: 200))
      finishes ? zoom.pull.release(velocity: CGPoint(x: 0, y: 900)) : zoom.pull.takeBack()
      deck.advance(100)
      try #require(watched.run).end()
      expect(deck.isShown != finishes && deck.spoils == [])
      try deck.stage.settle()
      expect(deck.spoils == [] && deck.stage.world.leftAnimators == [])
      try deck.stage.close()
    }
  }

  @Test(.rule("T-14a"))
  func `alongside animations of a photo transition end with the transition`() throws {
    for completes in [true, false] {
      let zoom = PhotoZoomTransition(), deck = Deck(zoom)
      let badge = View("badge", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var context: (any ViewControllerContextTransitioning)?
      deck.stage.window.addSubview(badge)
      try deck.show()
      zoom.alongside = { run, animator in
        context = run.context
        animator.addAnimations { badge.center.x = 100 }
      }
      zoom.pull.begin { deck.go() }
      deck.stage.runTurn()
      zoom.pull.update(translation: CGPoint(x: 0, y: 40))
      zoom.pull.takeBack()
      deck.advance(200)
      expect(badge.presentationValues().center.x == 5 && deck.isMoving)
      context?.completeTransition(completes)
      expect(deck.isShown != completes && badge.center.x == (completes ? 100 : 5))
      try deck.stage.settle()
      expect(deck.spoils == [] && deck.stage.world.leftAnimators == [])
      try deck.stage.close()
    }
  }

  @Test(.rule("T-14a", "T-18"))
  func `if other code cancels a dismissal, the sheet's dimming stays unchanged`() throws {
    let sheet = SheetTransition(), deck = Deck(sheet, .modal)
    var context: (any ViewControllerContextTransitioning)?
    try deck.show()
    sheet.alongside = { run, _ in context = run.context }
    sheet.drag.begin(length: 400) { deck.go() }
    deck.stage.runTurn()
    deck.advance(250)
    sheet.drag.update(translation: 270)
    deck.stage.runTurn()
    sheet.drag.release(velocity: 4_000)
    deck.advance(50)
    context?.completeTransition(false)
    let dimming = try #require(deck.stage.window.descendant("dimming"))
    expect(deck.isShown && dimming.alpha == 0.4 && dimming.presentationValues().alpha == 0.4)
    try deck.stage.settle()
    expect(deck.spoils == [] && dimming.alpha == 0.4)
    try deck.stage.close()
  }

  @Test(.rule("H-11", "H-11a"), arguments: [0, 1])
  func `if the app hides a view during its flight, the view stays hidden after the transition`(
    index: Int
  ) throws {
    let deck = Self.deck(index, .stack)
    deck.come()
    deck.advance(100)
    deck.wall.cell.isHidden = true
    try deck.stage.settle()
    expect(deck.isShown && deck.wall.cell.isHidden)
    try deck.stage.close()
  }
}
