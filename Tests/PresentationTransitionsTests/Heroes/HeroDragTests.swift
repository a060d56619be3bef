import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing
import PresentationTransitions

@Suite("Heroes under a gesture") @MainActor
struct HeroDragTests {
  private func held(_ relation: Deck.Relation, isHome: Bool = false) throws -> Deck {
    let deck = Deck.heroes(relation)
    if isHome { try deck.show() }
    deck.transition.drag.begin(length: 400) { isHome ? deck.go() : deck.come() }
    _ = try deck.stage.nextFlight("photo")
    return deck
  }

  private func flight(_ deck: Deck) throws -> Flight { try #require(deck.stage.flights.first) }

  @Test(.rule("H-41", "T-30", "T-34"), arguments: Deck.Relation.allCases)
  func `a gesture moves the hero along its path and fades the screen`(
    relation: Deck.Relation
  ) throws {
    let deck = try held(relation)
    deck.advance(500)
    try expect(flight(deck).frame(), equals: Deck.small)
    expect(deck.told, equals: ["photo starts (20 500 100 100) -> (0 227 390 390), held"])
    for part in [0.25, 0.75, 0.5] {
      deck.transition.drag.update(translation: 400 * part)
      deck.stage.runTurn()
      expect(try flight(deck).frame().isClose(to: Deck.small.part(part, of: Deck.large)))
      expect(abs(deck.page.view.presentationValues().alpha - part) < 1e-9)
      expect(deck.wall.cell.isHidden && deck.page.photo.isHidden)
    }
    deck.transition.drag.release(velocity: 300)
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [] && deck.told.last == "photo lands")
    try deck.stage.close()
  }

  @Test(.rule("H-35", "H-41", "T-12", "N-66"), arguments: Deck.Relation.allCases, [false, true])
  func `a canceled hero flight returns to its start`(relation: Deck.Relation, isHome: Bool) throws {
    let deck = try held(relation, isHome: isHome)
    deck.transition.drag.update(translation: 100)
    let (from, to) = isHome ? (Deck.large, Deck.small) : (Deck.small, Deck.large)
    expect(try flight(deck).frame().isClose(to: from.part(0.25, of: to)))
    deck.transition.drag.takeBack()
    deck.advance(50)
    expect(deck.wall.cell.isHidden && deck.page.photo.isHidden)
    try deck.stage.settle()
    expect(deck.isShown == isHome && deck.spoils == [])
    let home = isHome ? "(0 227 390 390)" : "(20 500 100 100)"
    expect(deck.told.last, equals: "photo returns to \(home)")
    try deck.stage.close()
  }

  @Test(.rule("H-41"), arguments: Deck.Relation.allCases)
  func `a gesture that ends without a movement leaves no hero flight and no hidden view`(
    relation: Deck.Relation
  ) throws {
    let deck = try held(relation, isHome: true)
    deck.transition.drag.release()
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [] && deck.stage.flights.isEmpty)
    try deck.stage.close()
  }

  @Test(.rule("H-6", "H-41"))
  func `a hero flight starts at the current progress of its gesture`() throws {
    let deck = Deck.heroes()
    deck.transition.drag.begin(length: 400) { deck.come() }
    deck.stage.runTurn()
    deck.transition.drag.update(translation: 100)
    let flight = try deck.stage.nextFlight("photo")
    expect(flight.frame().isClose(to: Deck.small.part(0.25, of: Deck.large)))
    deck.transition.drag.takeBack()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-35", "T-41"), arguments: Deck.Relation.allCases, [true, false])
  func `a hero flight stops at its current place when a gesture interrupts the flight`(
    relation: Deck.Relation, stays: Bool
  ) throws {
    let deck = Deck.heroes(relation)
    let flight = try deck.takeOff()
    deck.advance(120)
    let (place, alpha) = (flight.frame(), deck.page.view.presentationValues().alpha)
    deck.transition.drag.grab(length: 400)
    for _ in 0..<3 {
      expect(flight.frame().isClose(to: place))
      expect(abs(deck.page.view.presentationValues().alpha - alpha) < 1e-9)
      deck.advance(300)
    }
    deck.transition.drag.update(translation: stays ? 40 : -40)
    expect(flight.frame().width > place.width, equals: stays)
    stays ? deck.transition.drag.release(velocity: 1_000) : deck.transition.drag.takeBack()
    try deck.stage.settle()
    expect(deck.isShown == stays && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36", "T-35"), arguments: Deck.Relation.allCases)
  func `a reversed hero flight stops at its current place when a gesture interrupts the flight`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    _ = try deck.takeOff()
    deck.advance(150)
    let home = try deck.flyHome()
    deck.advance(60)
    let place = home.frame()
    deck.transition.drag.grab(length: 400)
    expect(home.frame().isClose(to: place))
    deck.advance(700)
    expect(home.frame().isClose(to: place))
    deck.transition.drag.release(velocity: 1_000)
    expect(home.frame().isClose(to: place))
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36", "T-35"), arguments: Deck.Relation.allCases, [true, false])
  func `a gesture can finish or cancel a reversed hero flight with a timing curve`(
    relation: Deck.Relation, goesHome: Bool
  ) throws {
    let deck = Deck.curves(relation)
    _ = try deck.takeOff()
    deck.advance(400)
    deck.go()
    deck.stage.runTurn()
    deck.advance(60)
    let place = deck.shownPhoto
    deck.transition.drag.grab(length: 400)
    expect(deck.shownPhoto.isClose(to: place))
    deck.transition.drag.release(velocity: goesHome ? 4_000 : -4_000)
    for _ in 0..<1_000 {
      let place = deck.shownPhoto
      deck.advance(1)
      expect(deck.shownPhoto.isClose(to: place, within: 4.5))
    }
    try deck.stage.settle()
    expect(deck.isShown != goesHome && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36", "T-12"), arguments: Deck.Relation.allCases)
  func `if a canceled gesture has reversed a hero flight, the hero flies to its first target`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    _ = try deck.takeOff()
    deck.advance(150)
    deck.transition.drag.begin(length: 400) { deck.go() }
    let flight = try deck.stage.nextFlight("photo")
    deck.transition.drag.update(translation: 100)
    deck.transition.drag.takeBack()
    deck.stage.runTurn()
    expect(flight.target, equals: Deck.large)
    for _ in 0..<1_500 {
      let place = deck.shownPhoto
      deck.advance(1)
      expect(deck.shownPhoto.isClose(to: place, within: 8))
    }
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    expect(deck.told.last, equals: "photo returns to (0 227 390 390)")
    try deck.stage.close()
  }

  @Test(.rule("H-36", "N-81"), arguments: Deck.Relation.allCases)
  func `a pop or dismiss call during a gesture reverses the hero flight`(
    relation: Deck.Relation
  ) throws {
    let deck = try held(relation)
    deck.transition.drag.update(translation: 200)
    let place = try flight(deck).frame()
    let home = try deck.flyHome()
    expect(home.frame().isClose(to: place) && home.target == Deck.small)
    deck.transition.drag.update(translation: 400)
    deck.transition.drag.release()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36", "H-37"), arguments: Deck.Relation.allCases, [50, 200, 600])
  func `starting a hero transition again after a canceled gesture causes no jump`(
    relation: Deck.Relation, milliseconds: Int
  ) throws {
    let deck = try held(relation)
    deck.transition.drag.update(translation: 300)
    deck.transition.drag.takeBack()
    deck.advance(milliseconds)
    var place = deck.shownPhoto
    deck.stage.world.use { relation == .modal && deck.isShown ? deck.go() : deck.come() }
    for _ in 0..<1_500 {
      deck.advance(1)
      expect(deck.shownPhoto.isClose(to: place, within: 4.5))
      place = deck.shownPhoto
    }
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-41"), arguments: [true, false], [true, false])
  func `a gesture moves a hero only if fliesWithGestures is true for both views`(
    cellDoes: Bool, photoDoes: Bool
  ) throws {
    let deck = Deck.heroes()
    deck.wall.cell.fliesWithGestures = cellDoes
    deck.page.photo.fliesWithGestures = photoDoes
    expect(deck.page.photo.fliesWithGestures, equals: photoDoes)
    deck.transition.drag.begin(length: 400) { deck.come() }
    deck.stage.runTurn()
    deck.stage.runTurn()
    let flies = cellDoes && photoDoes
    expect(deck.stage.flights.count == (flies ? 1 : 0) && deck.wall.cell.isHidden == flies)
    deck.transition.drag.update(translation: 200)
    expect(abs(deck.page.view.presentationValues().alpha - 0.5) < 1e-9)
    deck.transition.drag.release(velocity: 1_000)
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    _ = try deck.flyHome()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-30"))
  func `a hero with a timing curve moves in proportion to the distance of the gesture`() throws {
    let deck = Deck.curves()
    deck.transition.drag.begin(length: 400) { deck.come() }
    let flight = try deck.stage.nextFlight("photo")
    deck.transition.drag.update(translation: 100)
    expect(flight.frame().isClose(to: Deck.small.part(0.25, of: Deck.large)))
    deck.transition.drag.takeBack()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }
}
