import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Fades and slides") @MainActor
struct PlainTransitionTests {
  @Test(.rule("T-6", "T-8", "T-11"), arguments: Deck.Relation.allCases)
  func `a screen fades in and out`(relation: Deck.Relation) throws {
    let deck = Deck(FadeTransition(duration: 0.4), relation)
    let alpha = { deck.page.view.presentationValues().alpha }
    deck.come()
    deck.stage.runTurn()
    expect(alpha(), equals: 0)
    deck.advance(200)
    expect(abs(alpha() - 0.5) < 1e-9)
    deck.advance(200)
    expect(!deck.isMoving && deck.spoils == [])
    deck.go()
    deck.stage.runTurn()
    deck.advance(200)
    expect(abs(alpha() - 0.5) < 1e-9)
    deck.advance(200)
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(arguments: SlideTransition.Edge.allCases, Deck.Relation.allCases)
  func `a screen slides in from its edge, and the screen behind moves aside`(
    edge: SlideTransition.Edge, relation: Deck.Relation
  ) throws {
    let deck = Deck(SlideTransition(from: edge, parallax: 0.5, duration: 0.4), relation)
    let way: (x: Double, y: Double) =
      switch edge {
      case .top: (0, -844)
      case .left: (-390, 0)
      case .bottom: (0, 844)
      case .right: (390, 0)
      }
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    deck.come()
    deck.stage.runTurn()
    expect(deck.page.view.seen, equals: screen.offsetBy(dx: way.x, dy: way.y))
    deck.advance(200)
    expect(deck.page.view.seen.isClose(to: screen.offsetBy(dx: way.x / 2, dy: way.y / 2)))
    let aside =
      relation == .stack ? screen.offsetBy(dx: -way.x / 4, dy: -way.y / 4) : screen
    expect(deck.wall.view.seen.isClose(to: aside))
    deck.advance(200)
    expect(!deck.isMoving && deck.spoils == [])
    deck.go()
    deck.stage.runTurn()
    deck.advance(200)
    expect(deck.page.view.seen.isClose(to: screen.offsetBy(dx: way.x / 2, dy: way.y / 2)))
    expect(deck.wall.view.seen.isClose(to: aside))
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("N-61"))
  func `a stack with a custom slide transition has no system edge swipe`() throws {
    let deck = Deck(SlideTransition())
    try deck.show()
    deck.stage.user.swipeBack().update(0.5)
    deck.stage.runTurn()
    expect(!deck.isMoving)
    try deck.stage.close()
  }

  @Test
  func `a transition that does not override prepare is reported and ends immediately`() throws {
    let deck = Deck(ControllerTransition(duration: 1))
    deck.come()
    deck.stage.runTurn()
    expect(deck.isShown && !deck.isMoving)
    expect(deck.stage.issues.map(\.code), equals: [.transitionMisses])
    expect(deck.stage.issues[0].message.contains("needs an override of prepare(_:)"))
    try deck.stage.close()
  }
}

@Suite("Gestures on a transition") @MainActor
struct TransitionDragTests {
  @Test(.rule("T-30", "T-31", "T-34"), arguments: Deck.Relation.allCases)
  func `a gesture can begin a pop and move the screen`(relation: Deck.Relation) throws {
    let deck = Deck(SlideTransition(duration: 0.4), relation)
    try deck.show()
    deck.transition.drag.begin(length: 390) { deck.go() }
    deck.stage.runTurn()
    deck.transition.drag.update(translation: 156)
    expect(abs(deck.page.view.seen.minX - 156) < 1e-9)
    deck.transition.drag.release(velocity: 156)
    deck.advance(239)
    expect(deck.isMoving)
    deck.advance(1)
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-12", "T-31"), arguments: Deck.Relation.allCases)
  func `a canceled gesture restores the screens`(relation: Deck.Relation) throws {
    let deck = Deck(SlideTransition(duration: 0.4), relation)
    try deck.show()
    deck.transition.drag.begin(length: 390) { deck.go() }
    deck.stage.runTurn()
    deck.transition.drag.update(translation: 156)
    deck.transition.drag.release(velocity: 155)
    deck.advance(160)
    expect(deck.isShown && !deck.isMoving && deck.spoils == [])
    deck.go()
    deck.advance(1)
    expect(deck.isMoving)
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-35", "T-41"), arguments: Deck.Relation.allCases)
  func `a gesture can take over a transition at its current position`(relation: Deck.Relation)
    throws
  {
    let deck = Deck(SlideTransition(duration: 0.4), relation)
    deck.come()
    deck.stage.runTurn()
    deck.advance(200)
    deck.transition.drag.grab(length: 390)
    expect(abs(deck.page.view.seen.minX - 195) < 1e-9)
    deck.advance(1_000)
    expect(abs(deck.page.view.seen.minX - 195) < 1e-9)
    deck.transition.drag.update(translation: -39)
    expect(abs(deck.page.view.seen.minX - 234) < 1e-9)
    deck.transition.drag.release()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test func `a gesture that starts no transition has no effect`() throws {
    let deck = Deck(FadeTransition())
    let drag = deck.transition.drag
    drag.update(translation: 10)
    drag.release(velocity: 10)
    drag.begin(length: 0) {}
    expect(drag.isDown && drag.length == 1)
    drag.update(translation: .nan)
    drag.takeBack()
    expect(!drag.isDown)
    try deck.show()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }
}

@Suite("Reduced motion in ready-made transitions") @MainActor
struct LessMotionTests {
  static func all() -> [ControllerTransition] {
    [
      CardTransition(), PhotoZoomTransition(), FadeTransition(), SlideTransition(),
      SheetTransition(), SideMenuTransition(),
    ]
  }

  @Test(arguments: 0..<6, Deck.Relation.allCases)
  func `with reduced motion, no view moves, but screens fade if cross-fades are preferred`(
    index: Int, relation: Deck.Relation
  ) throws {
    for fades in [false, true] {
      let deck = Deck(Self.all()[index], relation)
      deck.stage.world.isReduceMotionEnabled = true
      deck.stage.world.prefersCrossFadeTransitions = fades
      deck.come()
      deck.stage.runTurn()
      let place = deck.page.view.frame
      let half = Int(deck.transition.duration * 500)
      for alpha in [0, 0.5] {
        let values = deck.page.view.presentationValues()
        expect(values.frame == place && !deck.wall.cell.isHidden)
        expect(abs(values.alpha - (fades ? alpha : 1)) < 1e-9)
        deck.advance(half)
      }
      expect(deck.isShown && !deck.isMoving && deck.spoils == [])
      deck.transition.drag.begin(length: 100) { deck.go() }
      deck.stage.runTurn()
      deck.transition.drag.update(translation: 40)
      expect(abs(deck.page.view.presentationValues().alpha - (fades ? 0.6 : 1)) < 1e-9)
      deck.advance(5_000)
      expect(deck.isMoving)
      deck.transition.drag.takeBack()
      try deck.stage.settle()
      expect(deck.isShown && deck.page.view.frame == place && deck.spoils == [])
      deck.go()
      try deck.stage.settle()
      expect(!deck.isShown && deck.spoils == [] && deck.log.lines == [])
      try deck.stage.close()
    }
  }
}
