import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

@Suite("Hero geometry") @MainActor
struct HeroGeometryTests {
  private func fixture(
    _ relation: DetailFixture.Relation, _ properties: MatchedProperties, _ source: Anchor = .center,
    _ destination: Anchor = .center
  ) -> DetailFixture {
    let hero = HeroTransition()
    (hero.properties, hero.sourceAnchor) = (properties, source)
    hero.destinationAnchor = destination
    return DetailFixture.heroes(relation, hero)
  }

  private static let ends: [(MatchedProperties, Anchor, Anchor, CGRect)] = [
    (.frame, .center, .center, DetailFixture.large),
    (.frame, .topLeading, .topLeading, DetailFixture.large),
    (.frame, .topLeading, .bottomTrailing, CGRect(x: 390, y: 617, width: 390, height: 390)),
    (.position, .center, .center, CGRect(x: 145, y: 372, width: 100, height: 100)),
    (.position, .bottomTrailing, .topLeading, CGRect(x: -100, y: 127, width: 100, height: 100)),
    (.size, .center, .center, CGRect(x: 20, y: 500, width: 390, height: 390)),
    (.size, .bottom, .top, CGRect(x: 20, y: 500, width: 390, height: 390)),
    ([], .top, .bottom, DetailFixture.small),
  ]

  @Test(.rule("H-20", "G-4", "G-5"), arguments: 0..<8, DetailFixture.Relation.allCases)
  func `a hero transition can animate position and size, or only one of the two`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    let (properties, source, destination, end) = Self.ends[index]
    let fixture = fixture(relation, properties, source, destination)
    let there = try fixture.takeOff()
    expect(there.frame() == DetailFixture.small && there.target.isClose(to: end))
    fixture.advance(100)
    let way = try DetailFixture.spring.value(at: 0.1)
    expect(there.frame().isClose(to: DetailFixture.small.part(way, of: end)))
    try fixture.stage.settle()
    let home = try fixture.flyHome()
    expect(home.frame().isClose(to: end) && home.target == DetailFixture.small)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-20", "G-6")) func `the anchor of a hero moves on a straight line`() throws {
    let fixture = fixture(.modal, .frame, .bottomTrailing, .topLeading)
    let flight = try fixture.takeOff()
    let from = Anchor.bottomTrailing.point(in: DetailFixture.small)
    let to = Anchor.topLeading.point(in: DetailFixture.large)
    for step in 0...9 {
      let delay = Duration.milliseconds(100 * step)
      let way = try DetailFixture.spring.value(at: Double(step) / 10)
      let point = Anchor.bottomTrailing.point(in: flight.frame(after: delay))
      let expected = from.moved(by: from.offset(to: to).scaled(by: way))
      expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
    }
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-20", "H-25", "H-36"))
  func `if only positions are animated, a hero keeps its size when its partner moves`() throws {
    let fixture = fixture(.modal, .position)
    let there = try fixture.takeOff()
    fixture.advance(100)
    fixture.page.photo.frame.origin.y += 50
    fixture.stage.runTurn()
    expect(there.target.isClose(to: CGRect(x: 145, y: 422, width: 100, height: 100)))
    let place = there.frame()
    let home = try fixture.flyHome()
    expect(home.frame().isClose(to: place) && home.target == DetailFixture.small)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }
}

@Suite("Hero policy") @MainActor
struct HeroPolicyTests {
  private func fixture(_ relation: DetailFixture.Relation = .modal) -> DetailFixture {
    DetailFixture.heroes(relation, HeroTransition(policy: .firstVersion))
  }

  private func addTitle(to fixture: DetailFixture) -> View {
    let title = View("title", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    title.heroID = "title"
    fixture.wall.view.addSubview(title)
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

  @Test(.rule("H-17"), arguments: DetailFixture.Relation.allCases)
  func `if a policy needs all partners and one partner is missing, no hero flies`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = fixture(relation)
    _ = addTitle(to: fixture)
    fixture.come()
    for _ in 0..<9 {
      fixture.advance(100)
      expect(fixture.copy == nil && !fixture.wall.cell.isHidden && !fixture.page.photo.isHidden)
    }
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [] && fixture.told == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-6", "H-7"), arguments: DetailFixture.Relation.allCases)
  func `if a policy needs all partners, heroes fly only after the last partner was added`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = fixture(relation)
    _ = addTitle(to: fixture)
    fixture.come()
    fixture.advance(300)
    let late = View("late", frame: CGRect(x: 100, y: 0, width: 30, height: 30))
    late.heroID = "title"
    fixture.page.view.addSubview(late)
    fixture.stage.runTurn()
    expect(fixture.stage.flights.isEmpty)
    fixture.stage.runTurn()
    expect(fixture.stage.flights.map(\.id), equals: ["photo", "title"])
    expect(fixture.stage.flights[0].frame().isClose(to: DetailFixture.small))
    fixture.advance(100)
    let way = try DetailFixture.spring.value(at: 0.1)
    expect(
      fixture.stage.flights[0].frame().isClose(
        to: DetailFixture.small.part(way, of: DetailFixture.large)))
    fixture.advance(800)
    expect(fixture.isMoving && fixture.stage.flights.count == 2)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-14"), arguments: DetailFixture.Relation.allCases)
  func `a hero flight with the policy firstVersion cannot be interrupted`(
    relation: DetailFixture.Relation
  )
    throws
  {
    let fixture = fixture(relation)
    let flight = try fixture.takeOff()
    fixture.advance(100)
    fixture.transition.drag.grab(length: 400)
    fixture.transition.drag.update(translation: 100)
    fixture.transition.drag.takeBack()
    fixture.go()
    fixture.stage.runTurn()
    expect(flight.target == DetailFixture.large && fixture.stage.flights.count == 1)
    let way = try DetailFixture.spring.value(at: 0.2)
    fixture.advance(100)
    expect(flight.frame().isClose(to: DetailFixture.small.part(way, of: DetailFixture.large)))
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    expect(fixture.told.filter { $0 == "photo lands" }.count, equals: 2)
    expect(fixture.stage.events.contains { $0.contains("(animated), queued: ") })
    try fixture.stage.close()
  }
}
