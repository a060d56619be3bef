import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing
import PresentationTransitions

@Suite("Heroes that are rebuilt or hidden in flight") @MainActor
struct HeroRebuildTests {
  private let rebuilt: View = {
    let view = View("rebuilt", frame: CGRect(x: 200, y: 1_100, width: 100, height: 100))
    view.heroID = "photo"
    return view
  }()

  private func home(_ relation: DetailFixture.Relation) throws -> (DetailFixture, Flight) {
    let fixture = DetailFixture.heroes(relation)
    try fixture.show()
    let flight = try fixture.flyHome()
    fixture.advance(100)
    return (fixture, flight)
  }

  @Test(.rule("H-11b", "H-25"), arguments: DetailFixture.Relation.allCases, [true, false])
  func `if the target view is replaced during a flight, the new view is hidden until the end`(
    relation: DetailFixture.Relation, isRemoved: Bool
  ) throws {
    let (fixture, flight) = try home(relation)
    let place = flight.frame()
    if isRemoved { fixture.wall.cell.removeFromSuperview() }
    fixture.wall.scroll.addSubview(rebuilt)
    fixture.stage.runTurn()
    expect(rebuilt.isHidden && flight.frame().isClose(to: place))
    expect(flight.target, equals: CGRect(x: 200, y: 600, width: 100, height: 100))
    expect(!fixture.told.contains("photo fades"))
    if !isRemoved { expect(fixture.wall.cell.isHidden) }
    try fixture.stage.settle()
    expect(!fixture.isShown && !rebuilt.isHidden && !fixture.wall.cell.isHidden)
    expect(fixture.spoils == [] && fixture.told.last == "photo lands")
    try fixture.stage.close()
  }

  @Test(.rule("H-11b"), arguments: DetailFixture.Relation.allCases)
  func `a view becomes visible if it gets another hero ID during a flight`(
    relation: DetailFixture.Relation
  )
    throws
  {
    let (fixture, flight) = try home(relation)
    rebuilt.heroID = "other"
    fixture.wall.scroll.addSubview(rebuilt)
    fixture.stage.runTurn()
    expect(!rebuilt.isHidden && fixture.wall.cell.isHidden)
    (rebuilt.heroID, fixture.wall.cell.heroID) = ("photo", "other")
    fixture.stage.runTurn()
    expect(rebuilt.isHidden && !fixture.wall.cell.isHidden)
    expect(flight.target.minX, equals: 200)
    try fixture.stage.settle()
    expect(!rebuilt.isHidden && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-11b", "H-39a"), arguments: DetailFixture.Relation.allCases)
  func `if a removed target is rebuilt during the flight, the fading copy becomes opaque`(
    relation: DetailFixture.Relation
  ) throws {
    let (fixture, flight) = try home(relation)
    fixture.wall.cell.removeFromSuperview()
    fixture.advance(200)
    let copy = try #require(fixture.copy), alpha = copy.presentationValues().alpha
    expect(fixture.told.last == "photo fades" && alpha < 1)
    fixture.wall.scroll.addSubview(rebuilt)
    fixture.stage.runTurn()
    expect(rebuilt.isHidden && abs(copy.presentationValues().alpha - alpha) < 1e-9)
    expect(flight.target.minX, equals: 200)
    fixture.advance(690)
    expect(copy.presentationValues().alpha > 0.98)
    expect(flight.frame().isClose(to: flight.target, within: 1))
    try fixture.stage.settle()
    expect(!rebuilt.isHidden && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-11b"), arguments: DetailFixture.Relation.allCases)
  func `if the app rebuilds a start view, the new view is hidden during the flight`(
    relation: DetailFixture.Relation
  ) throws {
    let (fixture, _) = try home(relation)
    fixture.page.photo.removeFromSuperview()
    fixture.page.view.addSubview(rebuilt)
    fixture.stage.runTurn()
    expect(rebuilt.isHidden && fixture.wall.cell.isHidden && fixture.stage.flights.count == 1)
    try fixture.stage.settle()
    expect(!rebuilt.isHidden && !fixture.page.photo.isHidden && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-11a", "H-39"), arguments: DetailFixture.Relation.allCases)
  func `if the app hides a target during the flight, the target stays hidden`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    _ = try fixture.takeOff()
    fixture.advance(100)
    fixture.page.photo.isHidden = true
    fixture.stage.runTurn()
    expect(fixture.told.last, equals: "photo fades")
    try fixture.stage.settle()
    expect(fixture.page.photo.isHidden && !fixture.wall.cell.isHidden && fixture.copy == nil)
    try fixture.stage.close()
  }

  @Test(.rule("H-11a", "H-39a"))
  func `if a target is hidden and unhidden during a flight, the hero still reaches the target`()
    throws
  {
    let (fixture, _) = try home(.stack)
    fixture.wall.cell.isHidden = true
    fixture.advance(100)
    expect(fixture.told.last, equals: "photo fades")
    fixture.wall.cell.isHidden = false
    fixture.advance(100)
    expect(fixture.wall.cell.isHidden, "its copy still flies")
    fixture.advance(690)
    expect(try #require(fixture.copy).presentationValues().alpha > 0.98)
    try fixture.stage.settle()
    expect(!fixture.wall.cell.isHidden && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-11a"))
  func `a view that the app unhides during the flight is visible only after the flight`() throws {
    let (fixture, _) = try home(.stack)
    fixture.page.photo.isHidden = false
    expect(fixture.page.photo.isHidden)
    try fixture.stage.settle()
    expect(!fixture.page.photo.isHidden)
    try fixture.stage.close()
  }

  @Test(.rule("H-39"))
  func `a hero fades out if the app fades out its target screen`() throws {
    let (fixture, _) = try home(.modal)
    fixture.stage.world.use {
      View.animate(withDuration: 2) { fixture.wall.view.alpha = 0 }
    }
    fixture.stage.runTurn()
    expect(fixture.told.last, equals: "photo fades")
    try fixture.stage.settle()
    expect(fixture.wall.view.alpha == 0 && fixture.copy == nil)
    try fixture.stage.close()
  }
}
