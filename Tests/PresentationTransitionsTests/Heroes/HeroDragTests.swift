import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing
import PresentationTransitions

@Suite("Heroes under a gesture") @MainActor
struct HeroDragTests {
  private func held(_ relation: DetailFixture.Relation, isHome: Bool = false) throws
    -> DetailFixture
  {
    let fixture = DetailFixture.heroes(relation)
    if isHome { try fixture.show() }
    fixture.transition.drag.begin(length: 400) { isHome ? fixture.go() : fixture.come() }
    _ = try fixture.stage.nextFlight("photo")
    return fixture
  }

  private func flight(_ fixture: DetailFixture) throws -> Flight {
    try #require(fixture.stage.flights.first)
  }

  @Test(.rule("H-41", "T-30", "T-34"), arguments: DetailFixture.Relation.allCases)
  func `a gesture moves the hero along its path and fades the screen`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = try held(relation)
    fixture.advance(500)
    try expect(flight(fixture).frame(), equals: DetailFixture.small)
    expect(fixture.told, equals: ["photo starts (20 500 100 100) -> (0 227 390 390), held"])
    for part in [0.25, 0.75, 0.5] {
      fixture.transition.drag.update(translation: 400 * part)
      fixture.stage.runTurn()
      expect(
        try flight(fixture).frame().isClose(
          to: DetailFixture.small.part(part, of: DetailFixture.large)))
      expect(abs(fixture.page.view.presentationValues().alpha - part) < 1e-9)
      expect(fixture.wall.cell.isHidden && fixture.page.photo.isHidden)
    }
    fixture.transition.drag.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [] && fixture.told.last == "photo lands")
    try fixture.stage.close()
  }

  @Test(
    .rule("H-35", "H-41", "T-12", "N-66"), arguments: DetailFixture.Relation.allCases,
    [false, true])
  func `a canceled hero flight returns to its start`(relation: DetailFixture.Relation, isHome: Bool)
    throws
  {
    let fixture = try held(relation, isHome: isHome)
    fixture.transition.drag.update(translation: 100)
    let (from, to) =
      isHome
      ? (DetailFixture.large, DetailFixture.small) : (DetailFixture.small, DetailFixture.large)
    expect(try flight(fixture).frame().isClose(to: from.part(0.25, of: to)))
    fixture.transition.drag.takeBack()
    fixture.advance(50)
    expect(fixture.wall.cell.isHidden && fixture.page.photo.isHidden)
    try fixture.stage.settle()
    expect(fixture.isShown == isHome && fixture.spoils == [])
    let home = isHome ? "(0 227 390 390)" : "(20 500 100 100)"
    expect(fixture.told.last, equals: "photo returns to \(home)")
    try fixture.stage.close()
  }

  @Test(.rule("H-41"), arguments: DetailFixture.Relation.allCases)
  func `a gesture that ends without a movement leaves no hero flight and no hidden view`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = try held(relation, isHome: true)
    fixture.transition.drag.release()
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [] && fixture.stage.flights.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("H-6", "H-41"))
  func `a hero flight starts at the current progress of its gesture`() throws {
    let fixture = DetailFixture.heroes()
    fixture.transition.drag.begin(length: 400) { fixture.come() }
    fixture.stage.runTurn()
    fixture.transition.drag.update(translation: 100)
    let flight = try fixture.stage.nextFlight("photo")
    expect(flight.frame().isClose(to: DetailFixture.small.part(0.25, of: DetailFixture.large)))
    fixture.transition.drag.takeBack()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-35", "T-41"), arguments: DetailFixture.Relation.allCases, [true, false])
  func `a hero flight stops at its current place when a gesture interrupts the flight`(
    relation: DetailFixture.Relation, stays: Bool
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    let flight = try fixture.takeOff()
    fixture.advance(120)
    let (place, alpha) = (flight.frame(), fixture.page.view.presentationValues().alpha)
    fixture.transition.drag.grab(length: 400)
    for _ in 0..<3 {
      expect(flight.frame().isClose(to: place))
      expect(abs(fixture.page.view.presentationValues().alpha - alpha) < 1e-9)
      fixture.advance(300)
    }
    fixture.transition.drag.update(translation: stays ? 40 : -40)
    expect(flight.frame().width > place.width, equals: stays)
    stays ? fixture.transition.drag.release(velocity: 1_000) : fixture.transition.drag.takeBack()
    try fixture.stage.settle()
    expect(fixture.isShown == stays && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "T-35"), arguments: DetailFixture.Relation.allCases)
  func `a reversed hero flight stops at its current place when a gesture interrupts the flight`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    _ = try fixture.takeOff()
    fixture.advance(150)
    let home = try fixture.flyHome()
    fixture.advance(60)
    let place = home.frame()
    fixture.transition.drag.grab(length: 400)
    expect(home.frame().isClose(to: place))
    fixture.advance(700)
    expect(home.frame().isClose(to: place))
    fixture.transition.drag.release(velocity: 1_000)
    expect(home.frame().isClose(to: place))
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "T-35"), arguments: DetailFixture.Relation.allCases, [true, false])
  func `a gesture can finish or cancel a reversed hero flight with a timing curve`(
    relation: DetailFixture.Relation, goesHome: Bool
  ) throws {
    let fixture = DetailFixture.curves(relation)
    _ = try fixture.takeOff()
    fixture.advance(400)
    fixture.go()
    fixture.stage.runTurn()
    fixture.advance(60)
    let place = fixture.shownPhoto
    fixture.transition.drag.grab(length: 400)
    expect(fixture.shownPhoto.isClose(to: place))
    fixture.transition.drag.release(velocity: goesHome ? 4_000 : -4_000)
    for _ in 0..<1_000 {
      let place = fixture.shownPhoto
      fixture.advance(1)
      expect(fixture.shownPhoto.isClose(to: place, within: 4.5))
    }
    try fixture.stage.settle()
    expect(fixture.isShown != goesHome && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "T-12"), arguments: DetailFixture.Relation.allCases)
  func `if a canceled gesture has reversed a hero flight, the hero flies to its first target`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    _ = try fixture.takeOff()
    fixture.advance(150)
    fixture.transition.drag.begin(length: 400) { fixture.go() }
    let flight = try fixture.stage.nextFlight("photo")
    fixture.transition.drag.update(translation: 100)
    fixture.transition.drag.takeBack()
    fixture.stage.runTurn()
    expect(flight.target, equals: DetailFixture.large)
    for _ in 0..<1_500 {
      let place = fixture.shownPhoto
      fixture.advance(1)
      expect(fixture.shownPhoto.isClose(to: place, within: 8))
    }
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    expect(fixture.told.last, equals: "photo returns to (0 227 390 390)")
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "N-81"), arguments: DetailFixture.Relation.allCases)
  func `a pop or dismiss call during a gesture reverses the hero flight`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = try held(relation)
    fixture.transition.drag.update(translation: 200)
    let place = try flight(fixture).frame()
    let home = try fixture.flyHome()
    expect(home.frame().isClose(to: place) && home.target == DetailFixture.small)
    fixture.transition.drag.update(translation: 400)
    fixture.transition.drag.release()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "H-37"), arguments: DetailFixture.Relation.allCases, [50, 200, 600])
  func `starting a hero transition again after a canceled gesture causes no jump`(
    relation: DetailFixture.Relation, milliseconds: Int
  ) throws {
    let fixture = try held(relation)
    fixture.transition.drag.update(translation: 300)
    fixture.transition.drag.takeBack()
    fixture.advance(milliseconds)
    var place = fixture.shownPhoto
    fixture.stage.world.use {
      relation == .modal && fixture.isShown ? fixture.go() : fixture.come()
    }
    for _ in 0..<1_500 {
      fixture.advance(1)
      expect(fixture.shownPhoto.isClose(to: place, within: 4.5))
      place = fixture.shownPhoto
    }
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-41"), arguments: [true, false], [true, false])
  func `a gesture moves a hero only if fliesWithGestures is true for both views`(
    cellDoes: Bool, photoDoes: Bool
  ) throws {
    let fixture = DetailFixture.heroes()
    fixture.wall.cell.fliesWithGestures = cellDoes
    fixture.page.photo.fliesWithGestures = photoDoes
    expect(fixture.page.photo.fliesWithGestures, equals: photoDoes)
    fixture.transition.drag.begin(length: 400) { fixture.come() }
    fixture.stage.runTurn()
    fixture.stage.runTurn()
    let flies = cellDoes && photoDoes
    expect(fixture.stage.flights.count == (flies ? 1 : 0) && fixture.wall.cell.isHidden == flies)
    fixture.transition.drag.update(translation: 200)
    expect(abs(fixture.page.view.presentationValues().alpha - 0.5) < 1e-9)
    fixture.transition.drag.release(velocity: 1_000)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    _ = try fixture.flyHome()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-30"))
  func `a hero with a timing curve moves in proportion to the distance of the gesture`() throws {
    let fixture = DetailFixture.curves()
    fixture.transition.drag.begin(length: 400) { fixture.come() }
    let flight = try fixture.stage.nextFlight("photo")
    fixture.transition.drag.update(translation: 100)
    expect(flight.frame().isClose(to: DetailFixture.small.part(0.25, of: DetailFixture.large)))
    fixture.transition.drag.takeBack()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }
}
