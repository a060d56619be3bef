import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Heroes and touches") @MainActor
struct HeroTouchTests {
  @Test(.rule("H-12a"), arguments: DetailFixture.Relation.allCases)
  func `hit testing never returns a flying copy`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture.heroes(relation)
    let flight = try fixture.takeOff()
    fixture.advance(100)
    let frame = flight.frame()
    let hit = fixture.stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
    expect(hit === fixture.page.view)
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-12a"))
  func `hit testing never returns the flying copy of a photo`() throws {
    let fixture = DetailFixture(PhotoZoomTransition())
    fixture.come()
    fixture.advance(100)
    let copy = try #require(fixture.stage.window.descendant("flight photo"))
    let hit = fixture.stage.window.hitTest(copy.seen.origin, with: nil)
    expect(hit != nil && hit !== copy)
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("P-66"), arguments: [0, 30, 400])
  func `touches are ignored during a hero transition and during a fade`(
    milliseconds: Int
  ) throws {
    let decks = [DetailFixture(FadeTransition(duration: 1), .modal), DetailFixture.curves(.modal)]
    for fixture in decks {
      let world = fixture.stage.world
      for request in [{ fixture.come() }, { fixture.go() }] {
        expect(!world.isIgnoringInteractionEvents)
        request()
        expect(world.isIgnoringInteractionEvents)
        fixture.advance(milliseconds)
        expect(world.isIgnoringInteractionEvents)
        try fixture.stage.settle()
        expect(!world.isIgnoringInteractionEvents)
      }
      try fixture.stage.close()
    }
  }

  @Test(.rule("P-66", "H-36"))
  func `touches are still ignored when another request reverses a hero flight`() throws {
    let fixture = DetailFixture.heroes(.modal)
    _ = try fixture.takeOff()
    fixture.advance(100)
    fixture.go()
    expect(fixture.stage.world.isIgnoringInteractionEvents)
    try fixture.stage.settle()
    expect(!fixture.stage.world.isIgnoringInteractionEvents && !fixture.isShown)
    try fixture.stage.close()
  }

  @Test(.rule("P-66", "T-34"))
  func `a hero transition that begins with a gesture does not disable touches`() throws {
    let fixture = DetailFixture.heroes(.modal)
    fixture.transition.drag.begin(length: 400) { fixture.come() }
    expect(!fixture.stage.world.isIgnoringInteractionEvents)
    fixture.advance(100)
    expect(!fixture.stage.world.isIgnoringInteractionEvents)
    fixture.transition.drag.takeBack()
    try fixture.stage.settle()
    try fixture.stage.close()
  }
}
