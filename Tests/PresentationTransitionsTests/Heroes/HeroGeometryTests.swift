import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

@Suite("Hero geometry") @MainActor
struct HeroGeometryTests {
  private func deck(
    _ relation: Deck.Relation, _ properties: MatchedProperties, _ source: Anchor = .center,
    _ destination: Anchor = .center
  ) -> Deck {
    let hero = HeroTransition()
    (hero.properties, hero.sourceAnchor) = (properties, source)
    hero.destinationAnchor = destination
    return Deck.heroes(relation, hero)
  }

  private static let ends: [(MatchedProperties, Anchor, Anchor, CGRect)] = [
    (.frame, .center, .center, Deck.large),
    (.frame, .topLeading, .topLeading, Deck.large),
    (.frame, .topLeading, .bottomTrailing, CGRect(x: 390, y: 617, width: 390, height: 390)),
    (.position, .center, .center, CGRect(x: 145, y: 372, width: 100, height: 100)),
    (.position, .bottomTrailing, .topLeading, CGRect(x: -100, y: 127, width: 100, height: 100)),
    (.size, .center, .center, CGRect(x: 20, y: 500, width: 390, height: 390)),
    (.size, .bottom, .top, CGRect(x: 20, y: 500, width: 390, height: 390)),
    ([], .top, .bottom, Deck.small),
  ]

  @Test(.rule("H-20", "G-4", "G-5"), arguments: 0..<8, Deck.Relation.allCases)
  func `a hero transition can animate position and size, or only one of the two`(
    index: Int, relation: Deck.Relation
  ) throws {
    let (properties, source, destination, end) = Self.ends[index]
    let deck = deck(relation, properties, source, destination)
    let there = try deck.takeOff()
    expect(there.frame() == Deck.small && there.target.isClose(to: end))
    deck.advance(100)
    let way = try Deck.spring.value(at: 0.1)
    expect(there.frame().isClose(to: Deck.small.part(way, of: end)))
    try deck.stage.settle()
    let home = try deck.flyHome()
    expect(home.frame().isClose(to: end) && home.target == Deck.small)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-20", "G-6")) func `the anchor of a hero moves on a straight line`() throws {
    let deck = deck(.modal, .frame, .bottomTrailing, .topLeading)
    let flight = try deck.takeOff()
    let from = Anchor.bottomTrailing.point(in: Deck.small)
    let to = Anchor.topLeading.point(in: Deck.large)
    for step in 0...9 {
      let delay = Duration.milliseconds(100 * step)
      let way = try Deck.spring.value(at: Double(step) / 10)
      let point = Anchor.bottomTrailing.point(in: flight.frame(after: delay))
      let expected = from.moved(by: from.offset(to: to).scaled(by: way))
      expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
    }
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-20", "H-25", "H-36"))
  func `if only positions are animated, a hero keeps its size when its partner moves`() throws {
    let deck = deck(.modal, .position)
    let there = try deck.takeOff()
    deck.advance(100)
    deck.page.photo.frame.origin.y += 50
    deck.stage.runTurn()
    expect(there.target.isClose(to: CGRect(x: 145, y: 422, width: 100, height: 100)))
    let place = there.frame()
    let home = try deck.flyHome()
    expect(home.frame().isClose(to: place) && home.target == Deck.small)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }
}

@Suite("Hero policy") @MainActor
struct HeroPolicyTests {
  private func deck(_ relation: Deck.Relation = .modal) -> Deck {
    Deck.heroes(relation, HeroTransition(policy: .firstVersion))
  }

  private func addTitle(to deck: Deck) -> View {
    let title = View("title", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    title.heroID = "title"
    deck.wall.view.addSubview(title)
    return title
  }

  @Test func `the policy firstVersion needs a partner for every hero and forbids interruptions`() {
    expect(HeroPolicy.standard, equals: HeroPolicy())
    expect(
      HeroPolicy.firstVersion,
      equals: HeroPolicy(fliesWithoutAllPartners: false, canBeInterrupted: false))
    expect(HeroTransition().policy, equals: .standard)
    expect(HeroTransition(policy: .firstVersion).policy, equals: .firstVersion)
  }

  @Test(.rule("H-17"), arguments: Deck.Relation.allCases)
  func `if a policy needs all partners and one partner is missing, no hero flies`(
    relation: Deck.Relation
  ) throws {
    let deck = deck(relation)
    _ = addTitle(to: deck)
    deck.come()
    for _ in 0..<9 {
      deck.advance(100)
      expect(deck.copy == nil && !deck.wall.cell.isHidden && !deck.page.photo.isHidden)
    }
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [] && deck.told == [])
    try deck.stage.close()
  }

  @Test(.rule("H-6", "H-7"), arguments: Deck.Relation.allCases)
  func `if a policy needs all partners, heroes fly only after the last partner was added`(
    relation: Deck.Relation
  ) throws {
    let deck = deck(relation)
    _ = addTitle(to: deck)
    deck.come()
    deck.advance(300)
    let late = View("late", frame: CGRect(x: 100, y: 0, width: 30, height: 30))
    late.heroID = "title"
    deck.page.view.addSubview(late)
    deck.stage.runTurn()
    expect(deck.stage.flights.isEmpty)
    deck.stage.runTurn()
    expect(deck.stage.flights.map(\.id), equals: ["photo", "title"])
    expect(deck.stage.flights[0].frame().isClose(to: Deck.small))
    deck.advance(100)
    let way = try Deck.spring.value(at: 0.1)
    expect(deck.stage.flights[0].frame().isClose(to: Deck.small.part(way, of: Deck.large)))
    deck.advance(800)
    expect(deck.isMoving && deck.stage.flights.count == 2)
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-14"), arguments: Deck.Relation.allCases)
  func `a hero flight with the policy firstVersion cannot be interrupted`(relation: Deck.Relation)
    throws
  {
    let deck = deck(relation)
    let flight = try deck.takeOff()
    deck.advance(100)
    deck.transition.drag.grab(length: 400)
    deck.transition.drag.update(translation: 100)
    deck.transition.drag.takeBack()
    deck.go()
    deck.stage.runTurn()
    expect(flight.target == Deck.large && deck.stage.flights.count == 1)
    let way = try Deck.spring.value(at: 0.2)
    deck.advance(100)
    expect(flight.frame().isClose(to: Deck.small.part(way, of: Deck.large)))
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    expect(deck.told.filter { $0 == "photo lands" }.count, equals: 2)
    expect(deck.stage.events.contains { $0.contains("(animated), queued: ") })
    try deck.stage.close()
  }
}
