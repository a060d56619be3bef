import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Heroes and touches") @MainActor
struct HeroTouchTests {
  @Test(.rule("H-12a"), arguments: Deck.Relation.allCases)
  func `hit testing never returns a flying copy`(relation: Deck.Relation) throws {
    let deck = Deck.heroes(relation)
    let flight = try deck.takeOff()
    deck.advance(100)
    let frame = flight.frame()
    let hit = deck.stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
    expect(hit === deck.page.view)
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-12a"))
  func `hit testing never returns the flying copy of a photo`() throws {
    let deck = Deck(PhotoZoomTransition())
    deck.come()
    deck.advance(100)
    let copy = try #require(deck.stage.window.descendant("flight photo"))
    let hit = deck.stage.window.hitTest(copy.seen.origin, with: nil)
    expect(hit != nil && hit !== copy)
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("P-66"), arguments: [0, 30, 400])
  func `touches are ignored during a hero transition and during a fade`(
    milliseconds: Int
  ) throws {
    let decks = [Deck(FadeTransition(duration: 1), .modal), Deck.curves(.modal)]
    for deck in decks {
      let world = deck.stage.world
      for request in [{ deck.come() }, { deck.go() }] {
        expect(!world.isIgnoringInteractionEvents)
        request()
        expect(world.isIgnoringInteractionEvents)
        deck.advance(milliseconds)
        expect(world.isIgnoringInteractionEvents)
        try deck.stage.settle()
        expect(!world.isIgnoringInteractionEvents)
      }
      try deck.stage.close()
    }
  }

  @Test(.rule("P-66", "H-36"))
  func `touches are still ignored when another request reverses a hero flight`() throws {
    let deck = Deck.heroes(.modal)
    _ = try deck.takeOff()
    deck.advance(100)
    deck.go()
    expect(deck.stage.world.isIgnoringInteractionEvents)
    try deck.stage.settle()
    expect(!deck.stage.world.isIgnoringInteractionEvents && !deck.isShown)
    try deck.stage.close()
  }

  @Test(.rule("P-66", "T-34"))
  func `a hero transition that begins with a gesture does not disable touches`() throws {
    let deck = Deck.heroes(.modal)
    deck.transition.drag.begin(length: 400) { deck.come() }
    expect(!deck.stage.world.isIgnoringInteractionEvents)
    deck.advance(100)
    expect(!deck.stage.world.isIgnoringInteractionEvents)
    deck.transition.drag.takeBack()
    try deck.stage.settle()
    try deck.stage.close()
  }
}
