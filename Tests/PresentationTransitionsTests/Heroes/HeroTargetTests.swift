import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Targets of heroes") @MainActor
struct HeroTargetTests {
  private func home(_ relation: Deck.Relation = .modal) throws -> (Deck, Flight) {
    let deck = Deck.heroes(relation)
    try deck.show()
    return (deck, try deck.flyHome())
  }

  @Test(.rule("H-23", "H-25"), arguments: Deck.Relation.allCases)
  func `a hero flies back to the cell's current place`(relation: Deck.Relation) throws {
    let deck = Deck.heroes(relation)
    try deck.show()
    deck.wall.scroll.bounds.origin.y += 100
    deck.wall.cell.frame.size = CGSize(width: 50, height: 60)
    try expect(deck.flyHome().target, equals: CGRect(x: 20, y: 400, width: 50, height: 60))
    try deck.stage.settle()
    try deck.stage.close()
  }

  enum Loss: CaseIterable, Sendable {
    case scrolled, clipped, removed, insideHidden, hidden, transparent, insideTransparent
    case screenTransparent, nowhere

    @MainActor func happen(to deck: Deck) {
      let (scroll, cell) = (deck.wall.scroll, deck.wall.cell)
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
      case .screenTransparent: deck.wall.view.alpha = 0
      case .nowhere:
        cell.transform = CGAffineTransform(scaleX: 1e300, y: 1)
        scroll.transform = CGAffineTransform(scaleX: 1e300, y: 1)
      }
    }
  }

  @Test(.rule("H-39", "H-43"), arguments: Loss.allCases, Deck.Relation.allCases)
  func `a flying copy fades out if its target is removed or gets out of sight during the flight`(
    loss: Loss, relation: Deck.Relation
  ) throws {
    let (deck, flight) = try home(relation)
    deck.advance(100)
    let next = flight.frame(after: .milliseconds(200))
    loss.happen(to: deck)
    deck.stage.runTurn()
    expect(deck.told.last == "photo fades" && flight.target == Deck.small)
    expect(deck.copy?.presentationValues().alpha, equals: 1)
    deck.advance(200)
    expect(flight.frame().isClose(to: next))
    let left = try #require(Deck.spring.settlingTime()) - 0.1
    let alpha = try #require(deck.copy).presentationValues().alpha
    expect(abs(alpha - (1 - 0.2 / left)) < 1e-6)
    try deck.stage.settle()
    expect(!deck.isShown && deck.copy == nil && deck.wall.cell.isHidden == (loss == .hidden))
    expect(deck.wall.cell.alpha == 0, equals: loss == .transparent)
    expect(!deck.page.photo.isHidden && deck.stage.flights.isEmpty)
    try deck.stage.close()
  }

  @Test(.rule("H-39"))
  func `a flying copy fades out if its target is out of sight from the beginning`() throws {
    let deck = Deck.heroes()
    try deck.show()
    deck.wall.scroll.bounds.origin.y += 2_000
    deck.go()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    expect(deck.told.suffix(2), equals: ["photo fades", "photo lands"])
    try deck.stage.close()
  }

  @Test(.rule("H-39"))
  func `a fading copy becomes opaque and flies in the next transition`() throws {
    let (deck, _) = try home()
    deck.advance(100)
    deck.wall.scroll.bounds.origin.y += 2_000
    deck.stage.runTurn()
    deck.advance(300)
    let place = deck.shownPhoto, alpha = try #require(deck.copy).presentationValues().alpha
    let there = try deck.takeOff()
    expect(there.frame().isClose(to: place) && there.target == Deck.large)
    expect(try abs(#require(deck.copy).presentationValues().alpha - alpha) < 1e-9 && alpha < 0.9)
    deck.advance(900)
    expect(try abs(#require(deck.copy).presentationValues().alpha - 1) < 0.01)
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-25"), arguments: [true, false])
  func `a rotation ends the hero flights of a stack, and the transition continues`(
    isRotation: Bool
  ) throws {
    let (deck, _) = try home(.stack)
    deck.advance(100)
    isRotation
      ? deck.stage.rotate(to: .landscapeLeft)
      : deck.stage.resize(to: CGSize(width: 320, height: 844))
    deck.stage.runTurn()
    expect(deck.stage.flights.isEmpty && deck.copy == nil && deck.told.last == "photo ends")
    expect(!deck.wall.cell.isHidden && !deck.page.photo.isHidden && deck.isMoving)
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-25", "P-84"))
  func `a rotation waits until a modal transition with a hero flight has ended`() throws {
    let (deck, flight) = try home(.modal)
    deck.advance(100)
    deck.stage.rotate(to: .landscapeLeft)
    deck.stage.runTurn()
    expect(deck.stage.flights.count == 1 && flight.target == Deck.small)
    try deck.stage.settle()
    expect(deck.stage.window.bounds.width == 844 && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-25"), arguments: Deck.Relation.allCases)
  func `a hero flight after a rotation uses the rotated layout`(relation: Deck.Relation) throws {
    let deck = Deck.heroes(relation)
    deck.stage.rotate(to: .landscapeLeft)
    try deck.stage.settle()
    let flight = try deck.takeOff()
    expect(flight.frame() == Deck.small && flight.target == Deck.large)
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-25"), arguments: Deck.Relation.allCases)
  func `after a rotation, a hero flies back to the cell's new place`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    deck.wall.cell.autoresizingMask = [.flexibleLeftMargin]
    deck.wall.scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    try deck.show()
    deck.stage.rotate(to: .landscapeLeft)
    try deck.stage.settle()
    let flight = try deck.flyHome()
    expect(flight.target.size, equals: Deck.small.size)
    expect(flight.target, equals: deck.wall.cell.convert(deck.wall.cell.bounds, to: nil))
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }
}

@Suite("The end of hero flights") @MainActor
struct HeroEndTests {
  @Test(.rule("P-83"), arguments: Deck.Relation.allCases, [false, true])
  func `closing the window ends a hero flight`(
    relation: Deck.Relation, isAdrift: Bool
  ) throws {
    let deck = Deck.heroes(relation)
    _ = try deck.takeOff()
    deck.advance(100)
    if isAdrift { deck.go() }
    deck.stage.window.close()
    try deck.stage.settle()
    expect(!deck.wall.cell.isHidden && !deck.page.photo.isHidden)
    expect(deck.stage.flights.isEmpty)
    try deck.stage.close()
  }

  @Test(.rule("P-83"), arguments: Deck.Relation.allCases)
  func `replacing the window's root ends a hero flight`(relation: Deck.Relation) throws {
    let deck = Deck.heroes(relation)
    _ = try deck.takeOff()
    deck.advance(100)
    deck.stage.world.use { deck.stage.window.rootViewController = ViewController("Other") }
    try deck.stage.settle()
    expect(!deck.wall.cell.isHidden && !deck.page.photo.isHidden && deck.copy == nil)
    expect(deck.stage.flights.isEmpty && deck.stage.visible == ["Other"])
    try deck.stage.close()
  }

  @Test(.rule("P-83"), arguments: [false, true])
  func `ending the test world during a hero flight leaves no view hidden`(isAdrift: Bool) throws {
    let deck = Deck.heroes()
    _ = try deck.takeOff()
    deck.advance(100)
    if isAdrift { deck.go() }
    deck.stage.world.end()
    expect(!deck.wall.cell.isHidden && !deck.page.photo.isHidden)
  }

  @Test(.rule("H-11"), arguments: [true, false])
  func `ending the test world during a hero flight releases the test world`(hasSetOut: Bool) throws
  {
    func end() throws -> () -> World? {
      let deck = Deck.heroes()
      deck.come()
      deck.stage.runTurn()
      if hasSetOut { deck.stage.runTurn() }
      expect(deck.stage.flights.isEmpty != hasSetOut)
      let world = deck.stage.world
      world.end()
      return { [weak world] in world }
    }
    expect(try end()() == nil)
  }

  @Test func `closing a Stage during a hero flight throws an error that names the hero`() throws {
    let deck = Deck.heroes()
    _ = try deck.takeOff()
    deck.advance(100)
    let residue = #expect(throws: StageResidue.self) { try deck.stage.close() }
    expect(residue?.flights, equals: ["photo"])
    expect(residue?.description.contains("  still flying: photo") == true)
  }

  @Test func `closing a Stage after a hero flight has ended throws no error`() throws {
    let deck = Deck.heroes()
    try deck.show()
    deck.go()
    try deck.stage.settle()
    #expect(throws: Never.self) { try deck.stage.close() }
  }
}
