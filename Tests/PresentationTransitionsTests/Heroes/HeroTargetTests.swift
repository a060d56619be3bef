import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Targets of heroes") @MainActor
struct HeroTargetTests {
  private func home(_ relation: DetailFixture.Relation = .modal) throws -> (DetailFixture, Flight) {
    let fixture = DetailFixture.heroes(relation)
    try fixture.show()
    return (fixture, try fixture.flyHome())
  }

  @Test(.rule("H-23", "H-25"), arguments: DetailFixture.Relation.allCases)
  func `a hero flies back to the cell's current place`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture.heroes(relation)
    try fixture.show()
    fixture.wall.scroll.bounds.origin.y += 100
    fixture.wall.cell.frame.size = CGSize(width: 50, height: 60)
    try expect(fixture.flyHome().target, equals: CGRect(x: 20, y: 400, width: 50, height: 60))
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  enum Loss: CaseIterable, Sendable {
    case scrolled, clipped, removed, insideHidden, hidden, transparent, insideTransparent
    case screenTransparent, nowhere

    @MainActor func happen(to fixture: DetailFixture) {
      let (scroll, cell) = (fixture.wall.scroll, fixture.wall.cell)
      switch self {
      case .scrolled: scroll.bounds.origin.y += 2_000
      case .clipped:
        scroll.frame.size.height = 300
        scroll.clipsToBounds = true
      case .removed: cell.removeFromSuperview()
      case .insideHidden: scroll.isHidden = true
      case .hidden: cell.isHidden = true
      case .transparent: cell.alpha = 0
      case .insideTransparent: scroll.alpha = 0
      case .screenTransparent: fixture.wall.view.alpha = 0
      case .nowhere:
        cell.transform = CGAffineTransform(scaleX: 1e300, y: 1)
        scroll.transform = CGAffineTransform(scaleX: 1e300, y: 1)
      }
    }
  }

  @Test(.rule("H-39", "H-43"), arguments: Loss.allCases, DetailFixture.Relation.allCases)
  func `a flying copy fades out if its target is removed or gets out of sight during the flight`(
    loss: Loss, relation: DetailFixture.Relation
  ) throws {
    let (fixture, flight) = try home(relation)
    fixture.advance(100)
    let next = flight.frame(after: .milliseconds(200))
    loss.happen(to: fixture)
    fixture.stage.runTurn()
    expect(fixture.told.last == "photo fades" && flight.target == DetailFixture.small)
    expect(fixture.copy?.presentationValues().alpha, equals: 1)
    fixture.advance(200)
    expect(flight.frame().isClose(to: next))
    let left = try #require(DetailFixture.spring.settlingTime()) - 0.1
    let alpha = try #require(fixture.copy).presentationValues().alpha
    expect(abs(alpha - (1 - 0.2 / left)) < 1e-6)
    try fixture.stage.settle()
    expect(
      !fixture.isShown && fixture.copy == nil && fixture.wall.cell.isHidden == (loss == .hidden))
    expect(fixture.wall.cell.alpha == 0, equals: loss == .transparent)
    expect(!fixture.page.photo.isHidden && fixture.stage.flights.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("H-39"))
  func `a flying copy fades out if its target is out of sight from the beginning`() throws {
    let fixture = DetailFixture.heroes()
    try fixture.show()
    fixture.wall.scroll.bounds.origin.y += 2_000
    fixture.go()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    expect(fixture.told.suffix(2), equals: ["photo fades", "photo lands"])
    try fixture.stage.close()
  }

  @Test(.rule("H-39"))
  func `a fading copy becomes opaque and flies in the next transition`() throws {
    let (fixture, _) = try home()
    fixture.advance(100)
    fixture.wall.scroll.bounds.origin.y += 2_000
    fixture.stage.runTurn()
    fixture.advance(300)
    let place = fixture.shownPhoto, alpha = try #require(fixture.copy).presentationValues().alpha
    let there = try fixture.takeOff()
    expect(there.frame().isClose(to: place) && there.target == DetailFixture.large)
    expect(try abs(#require(fixture.copy).presentationValues().alpha - alpha) < 1e-9 && alpha < 0.9)
    fixture.advance(900)
    expect(try abs(#require(fixture.copy).presentationValues().alpha - 1) < 0.01)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25"), arguments: [true, false])
  func `a rotation ends the hero flights of a stack, and the transition continues`(
    isRotation: Bool
  ) throws {
    let (fixture, _) = try home(.stack)
    fixture.advance(100)
    isRotation
      ? fixture.stage.rotate(to: .landscapeLeft)
      : fixture.stage.resize(to: CGSize(width: 320, height: 844))
    fixture.stage.runTurn()
    expect(
      fixture.stage.flights.isEmpty && fixture.copy == nil && fixture.told.last == "photo ends")
    expect(!fixture.wall.cell.isHidden && !fixture.page.photo.isHidden && fixture.isMoving)
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25", "P-84"))
  func `a rotation waits until a modal transition with a hero flight has ended`() throws {
    let (fixture, flight) = try home(.modal)
    fixture.advance(100)
    fixture.stage.rotate(to: .landscapeLeft)
    fixture.stage.runTurn()
    expect(fixture.stage.flights.count == 1 && flight.target == DetailFixture.small)
    try fixture.stage.settle()
    expect(fixture.stage.window.bounds.width == 844 && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25"), arguments: DetailFixture.Relation.allCases)
  func `a hero flight after a rotation uses the rotated layout`(relation: DetailFixture.Relation)
    throws
  {
    let fixture = DetailFixture.heroes(relation)
    fixture.stage.rotate(to: .landscapeLeft)
    try fixture.stage.settle()
    let flight = try fixture.takeOff()
    expect(flight.frame() == DetailFixture.small && flight.target == DetailFixture.large)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25"), arguments: DetailFixture.Relation.allCases)
  func `after a rotation, a hero flies back to the cell's new place`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    fixture.wall.cell.autoresizingMask = [.flexibleLeftMargin]
    fixture.wall.scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    try fixture.show()
    fixture.stage.rotate(to: .landscapeLeft)
    try fixture.stage.settle()
    let flight = try fixture.flyHome()
    expect(flight.target.size, equals: DetailFixture.small.size)
    expect(flight.target, equals: fixture.wall.cell.convert(fixture.wall.cell.bounds, to: nil))
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }
}

@Suite("The end of hero flights") @MainActor
struct HeroEndTests {
  @Test(.rule("P-83"), arguments: DetailFixture.Relation.allCases, [false, true])
  func `closing the window ends a hero flight`(
    relation: DetailFixture.Relation, isAdrift: Bool
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    _ = try fixture.takeOff()
    fixture.advance(100)
    if isAdrift { fixture.go() }
    fixture.stage.window.close()
    try fixture.stage.settle()
    expect(!fixture.wall.cell.isHidden && !fixture.page.photo.isHidden)
    expect(fixture.stage.flights.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("P-83"), arguments: DetailFixture.Relation.allCases)
  func `replacing the window's root ends a hero flight`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture.heroes(relation)
    _ = try fixture.takeOff()
    fixture.advance(100)
    fixture.stage.world.use { fixture.stage.window.rootViewController = ViewController("Other") }
    try fixture.stage.settle()
    expect(!fixture.wall.cell.isHidden && !fixture.page.photo.isHidden && fixture.copy == nil)
    expect(fixture.stage.flights.isEmpty && fixture.stage.visible == ["Other"])
    try fixture.stage.close()
  }

  @Test(.rule("P-83"), arguments: [false, true])
  func `ending the test world during a hero flight leaves no view hidden`(isAdrift: Bool) throws {
    let fixture = DetailFixture.heroes()
    _ = try fixture.takeOff()
    fixture.advance(100)
    if isAdrift { fixture.go() }
    fixture.stage.world.end()
    expect(!fixture.wall.cell.isHidden && !fixture.page.photo.isHidden)
  }

  @Test(.rule("H-11"), arguments: [true, false])
  func `ending the test world during a hero flight releases the test world`(hasSetOut: Bool) throws
  {
    func end() throws -> () -> World? {
      let fixture = DetailFixture.heroes()
      fixture.come()
      fixture.stage.runTurn()
      if hasSetOut { fixture.stage.runTurn() }
      expect(fixture.stage.flights.isEmpty != hasSetOut)
      let world = fixture.stage.world
      world.end()
      return { [weak world] in world }
    }
    expect(try end()() == nil)
  }

  @Test func `closing a Stage during a hero flight throws an error that names the hero`() throws {
    let fixture = DetailFixture.heroes()
    _ = try fixture.takeOff()
    fixture.advance(100)
    let residue = #expect(throws: StageResidue.self) { try fixture.stage.close() }
    expect(residue?.flights, equals: ["photo"])
    expect(residue?.description.contains("  still flying: photo") == true)
  }

  @Test func `closing a Stage after a hero flight has ended throws no error`() throws {
    let fixture = DetailFixture.heroes()
    try fixture.show()
    fixture.go()
    try fixture.stage.settle()
    #expect(throws: Never.self) { try fixture.stage.close() }
  }
}
