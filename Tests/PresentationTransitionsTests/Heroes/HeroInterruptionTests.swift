import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@Suite("Interrupted heroes") @MainActor
struct HeroInterruptionTests {
  @Test(.rule("H-36", "H-37", "S-37"), arguments: Deck.Relation.allCases, [40, 150, 320, 700])
  func `a hero flight with a spring keeps its place and velocity when it is reversed`(
    relation: Deck.Relation, milliseconds: Int
  ) throws {
    let deck = Deck.heroes(relation)
    var model = SpringMotion(Deck.small, spring: try Deck.spring)
    model.move(to: Deck.large, at: 0)
    let there = try deck.takeOff()
    deck.advance(milliseconds)
    let place = there.frame()
    let now = Double(milliseconds) / 1_000
    model.move(to: Deck.small, at: now)
    let home = try deck.flyHome()
    expect(home.frame().isClose(to: place) && home.target == Deck.small)
    expect(deck.stage.flights.count, equals: 1)
    for step in 1...8 {
      let expected = model.sample(at: now + 0.03 * Double(step)).value
      expect(home.frame(after: .milliseconds(30 * step)).isClose(to: expected))
    }
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [] && deck.stage.flights.isEmpty)
    try deck.stage.close()
  }

  @Test(.rule("S-37"))
  func `a reversed hero flight starts with the position and velocity of the reference calculation`()
    throws
  {
    let deck = Deck.heroes()
    let there = try deck.takeOff()
    deck.advance(150)
    let home = try deck.flyHome()
    let side = 290.0
    expect(abs((home.frame().width - 100) / side - 0.711929) < 1e-6)
    let speed = (home.frame(after: .microseconds(1)).width - home.frame().width) * 1e6
    expect(abs(speed / side - 4.994266) < 1e-3)
    expect(there.frame(), equals: home.frame())
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-36", "N-81", "T-44"))
  func `a hero transition that another request interrupts is completed immediately`() throws {
    let deck = Deck.heroes()
    _ = try deck.takeOff()
    deck.advance(150)
    deck.stage.startOver()
    deck.go()
    try deck.stage.settle()
    expect(
      deck.stage.events.filter { !$0.contains("delegate") },
      equals: [
        "Page  dismiss(animated), interrupts: Page is being presented",
        "Page.transition  completeTransition(true)",
        "Page.presentation  presentationTransitionDidEnd(true)",
        "Page  viewDidAppear(animated)",
        "Page.animator  animationEnded(true)",
        "Page.presentation  dismissalTransitionWillBegin",
        "Page  viewWillDisappear(animated)",
        "Page.animator  startInteractiveTransition",
        "Page.animator  animateTransition",
        "flight photo  starts (5.761 305.643 306.459 306.459) -> (20 500 100 100)",
        "flight photo  lands",
        "Page.transition  completeTransition(true)",
        "Page.presentation  dismissalTransitionDidEnd(true)",
        "Page  viewDidDisappear(animated)",
        "Page.animator  animationEnded(true)",
      ])
    try deck.stage.close()
  }

  @Test(.rule("H-11", "H-36"), arguments: Deck.Relation.allCases)
  func `no view flickers between two hero transitions`(relation: Deck.Relation) throws {
    let deck = Deck.heroes(relation)
    _ = try deck.takeOff()
    deck.advance(100)
    let (place, alpha) = (deck.shownPhoto, deck.page.view.presentationValues().alpha)
    deck.go()
    for _ in 0..<3 {
      deck.stage.runTurn()
      expect(deck.wall.cell.isHidden && deck.page.photo.isHidden && deck.copy != nil)
      expect(deck.shownPhoto.isClose(to: place))
      expect(abs(deck.page.view.presentationValues().alpha - alpha) < 1e-9)
    }
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-37", "S-37"))
  func `while a hero flies back, a present call reverses the flight`() throws {
    let deck = Deck.heroes()
    try deck.show()
    var model = SpringMotion(Deck.large, spring: try Deck.spring)
    model.move(to: Deck.small, at: 0)
    _ = try deck.flyHome()
    deck.advance(120)
    model.move(to: Deck.large, at: 0.12)
    let there = try deck.takeOff()
    expect(there.target, equals: Deck.large)
    deck.advance(90)
    expect(there.frame().isClose(to: model.sample(at: 0.21).value))
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    expect(
      deck.told.map { $0.prefix { $0 != "(" } },
      equals: [
        "photo starts ", "photo starts ", "photo lands",
      ])
    try deck.stage.close()
  }

  @Test(.rule("H-37"))
  func `reversing a hero flight twice at the same moment has no effect`() throws {
    let deck = Deck.heroes()
    var model = SpringMotion(Deck.small, spring: try Deck.spring)
    model.move(to: Deck.large, at: 0)
    _ = try deck.takeOff()
    deck.advance(300)
    _ = try deck.flyHome()
    let there = try deck.takeOff()
    for step in 1...4 {
      deck.advance(50)
      let expected = model.sample(at: 0.3 + 0.05 * Double(step)).value
      expect(there.frame().isClose(to: expected) && deck.isMoving)
    }
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-37", "N-81"))
  func `while a hero flies back, a push reverses the flight`() throws {
    let deck = Deck.heroes(.stack)
    try deck.show()
    _ = try deck.flyHome()
    deck.advance(120)
    let place = deck.shownPhoto
    let there = try deck.takeOff()
    expect(there.target == Deck.large && there.frame().isClose(to: place))
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36"), arguments: Deck.Relation.allCases)
  func `a reversed hero flight with a timing curve returns along the same path`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.curves(relation)
    let there = try deck.takeOff()
    let way = (0...30).map { there.frame(after: .milliseconds(10 * $0)) }
    deck.advance(300)
    let home = try deck.flyHome()
    expect(home.target == Deck.small && home.frame().isClose(to: way[30]))
    for step in 0...30 {
      expect(home.frame(after: .milliseconds(10 * step)).isClose(to: way[30 - step]), "\(step)")
    }
    let alpha = deck.page.view.presentationValues().alpha
    deck.advance(100)
    expect(deck.page.view.presentationValues().alpha < alpha)
    deck.advance(200)
    expect(!deck.isShown && !deck.isMoving && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36", "H-37"))
  func `a hero flight with a timing curve stays on its path when it is reversed twice`() throws {
    let deck = Deck.curves()
    let there = try deck.takeOff()
    let way = (0...50).map { there.frame(after: .milliseconds(10 * $0)) }
    deck.advance(300)
    _ = try deck.flyHome()
    deck.advance(100)
    let alpha = deck.page.view.presentationValues().alpha
    let again = try deck.takeOff()
    expect(abs(deck.page.view.presentationValues().alpha - alpha) < 1e-9 && alpha > 0)
    for step in 0...30 {
      expect(again.frame(after: .milliseconds(10 * step)).isClose(to: way[20 + step]), "\(step)")
    }
    deck.advance(800)
    expect(deck.isShown && !deck.isMoving && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36", "H-25"))
  func `a reversed hero flight with a timing curve reaches a start view that has moved`() throws {
    let deck = Deck.curves()
    _ = try deck.takeOff()
    deck.advance(300)
    let place = deck.shownPhoto
    deck.wall.cell.frame.origin.x = 200
    let alpha = deck.page.view.presentationValues().alpha
    let home = try deck.flyHome()
    expect(home.frame().isClose(to: place))
    expect(abs(deck.page.view.presentationValues().alpha - alpha) < 1e-9)
    expect(home.target, equals: Deck.small.offsetBy(dx: 180, dy: 0))
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }
}
