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

  private func home(_ relation: Deck.Relation) throws -> (Deck, Flight) {
    let deck = Deck.heroes(relation)
    try deck.show()
    let flight = try deck.flyHome()
    deck.advance(100)
    return (deck, flight)
  }

  @Test(.rule("H-11b", "H-25"), arguments: Deck.Relation.allCases, [true, false])
  func `if the target view is replaced during a flight, the new view is hidden until the end`(
    relation: Deck.Relation, isRemoved: Bool
  ) throws {
    let (deck, flight) = try home(relation)
    let place = flight.frame()
    if isRemoved { deck.wall.cell.removeFromSuperview() }
    deck.wall.scroll.addSubview(rebuilt)
    deck.stage.runTurn()
    expect(rebuilt.isHidden && flight.frame().isClose(to: place))
    expect(flight.target, equals: CGRect(x: 200, y: 600, width: 100, height: 100))
    expect(!deck.told.contains("photo fades"))
    if !isRemoved { expect(deck.wall.cell.isHidden) }
    try deck.stage.settle()
    expect(!deck.isShown && !rebuilt.isHidden && !deck.wall.cell.isHidden)
    expect(deck.spoils == [] && deck.told.last == "photo lands")
    try deck.stage.close()
  }

  @Test(.rule("H-11b"), arguments: Deck.Relation.allCases)
  func `a view becomes visible if it gets another hero ID during a flight`(relation: Deck.Relation)
    throws
  {
    let (deck, flight) = try home(relation)
    rebuilt.heroID = "other"
    deck.wall.scroll.addSubview(rebuilt)
    deck.stage.runTurn()
    expect(!rebuilt.isHidden && deck.wall.cell.isHidden)
    (rebuilt.heroID, deck.wall.cell.heroID) = ("photo", "other")
    deck.stage.runTurn()
    expect(rebuilt.isHidden && !deck.wall.cell.isHidden)
    expect(flight.target.minX, equals: 200)
    try deck.stage.settle()
    expect(!rebuilt.isHidden && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-11b", "H-39a"), arguments: Deck.Relation.allCases)
  func `if a removed target is rebuilt during the flight, the fading copy becomes opaque`(
    relation: Deck.Relation
  ) throws {
    let (deck, flight) = try home(relation)
    deck.wall.cell.removeFromSuperview()
    deck.advance(200)
    let copy = try #require(deck.copy), alpha = copy.presentationValues().alpha
    expect(deck.told.last == "photo fades" && alpha < 1)
    deck.wall.scroll.addSubview(rebuilt)
    deck.stage.runTurn()
    expect(rebuilt.isHidden && abs(copy.presentationValues().alpha - alpha) < 1e-9)
    expect(flight.target.minX, equals: 200)
    deck.advance(690)
    expect(copy.presentationValues().alpha > 0.98)
    expect(flight.frame().isClose(to: flight.target, within: 1))
    try deck.stage.settle()
    expect(!rebuilt.isHidden && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-11b"), arguments: Deck.Relation.allCases)
  func `if the app rebuilds a start view, the new view is hidden during the flight`(
    relation: Deck.Relation
  ) throws {
    let (deck, _) = try home(relation)
    deck.page.photo.removeFromSuperview()
    deck.page.view.addSubview(rebuilt)
    deck.stage.runTurn()
    expect(rebuilt.isHidden && deck.wall.cell.isHidden && deck.stage.flights.count == 1)
    try deck.stage.settle()
    expect(!rebuilt.isHidden && !deck.page.photo.isHidden && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-11a", "H-39"), arguments: Deck.Relation.allCases)
  func `if the app hides a target during the flight, the target stays hidden`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    _ = try deck.takeOff()
    deck.advance(100)
    deck.page.photo.isHidden = true
    deck.stage.runTurn()
    expect(deck.told.last, equals: "photo fades")
    try deck.stage.settle()
    expect(deck.page.photo.isHidden && !deck.wall.cell.isHidden && deck.copy == nil)
    try deck.stage.close()
  }

  @Test(.rule("H-11a", "H-39a"))
  func `if a target is hidden and unhidden during a flight, the hero still reaches the target`()
    throws
  {
    let (deck, _) = try home(.stack)
    deck.wall.cell.isHidden = true
    deck.advance(100)
    expect(deck.told.last, equals: "photo fades")
    deck.wall.cell.isHidden = false
    deck.advance(100)
    expect(deck.wall.cell.isHidden, "its copy still flies")
    deck.advance(690)
    expect(try #require(deck.copy).presentationValues().alpha > 0.98)
    try deck.stage.settle()
    expect(!deck.wall.cell.isHidden && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-11a"))
  func `a view that the app unhides during the flight is visible only after the flight`() throws {
    let (deck, _) = try home(.stack)
    deck.page.photo.isHidden = false
    expect(deck.page.photo.isHidden)
    try deck.stage.settle()
    expect(!deck.page.photo.isHidden)
    try deck.stage.close()
  }

  @Test(.rule("H-39"))
  func `a hero fades out if the app fades out its target screen`() throws {
    let (deck, _) = try home(.modal)
    deck.stage.world.use {
      View.animate(withDuration: 2) { deck.wall.view.alpha = 0 }
    }
    deck.stage.runTurn()
    expect(deck.told.last, equals: "photo fades")
    try deck.stage.settle()
    expect(deck.wall.view.alpha == 0 && deck.copy == nil)
    try deck.stage.close()
  }
}
