import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Heroes whose target moves") @MainActor
struct HeroBendTests {
  private func home(
    _ relation: DetailFixture.Relation, _ hero: HeroTransition = HeroTransition()
  ) throws -> (DetailFixture, Flight) {
    let fixture = DetailFixture.heroes(relation, hero)
    try fixture.show()
    return (fixture, try fixture.flyHome())
  }

  private var line: HeroTransition {
    HeroTransition(
      duration: 1, timingParameters: CubicTimingParameters(animationCurve: .linear))
  }

  @Test(.rule("H-25", "H-25a"), arguments: DetailFixture.Relation.allCases)
  func `if the target moves, a hero flight bends toward the target without a jump`(
    relation: DetailFixture.Relation
  ) throws {
    let (fixture, flight) = try home(relation)
    fixture.advance(100)
    let place = flight.frame(), next = flight.frame(after: .microseconds(10))
    fixture.wall.cell.frame.origin.x += 150
    expect(flight.target, equals: DetailFixture.small)
    fixture.stage.runTurn()
    let moved = DetailFixture.small.offsetBy(dx: 150, dy: 0)
    expect(flight.target, equals: moved)
    expect(flight.frame().isClose(to: place))
    expect(flight.frame(after: .microseconds(10)).isClose(to: next, within: 1e-4))
    fixture.wall.scroll.bounds.origin.y += 40
    fixture.stage.runTurn()
    expect(flight.target, equals: moved.offsetBy(dx: 0, dy: -40))
    expect(flight.frame().isClose(to: place))
    fixture.advance(880)
    expect(flight.frame().isClose(to: flight.target, within: 0.5))
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [] && fixture.told.last == "photo lands")
    try fixture.stage.close()
  }

  @Test(.rule("H-25a"), arguments: [0, 250, 600, 990])
  func `if the target moves, a linear hero flight continues in a straight line`(milliseconds: Int)
    throws
  {
    let (fixture, flight) = try home(.stack, line)
    fixture.advance(milliseconds)
    let place = flight.frame()
    fixture.wall.cell.frame.origin.x += 150
    fixture.wall.cell.frame.size.height += 40
    fixture.stage.runTurn()
    for part in [0, 0.25, 0.5, 0.9, 1] {
      let left = Duration.milliseconds(1_000 - milliseconds)
      let frame = flight.frame(after: left * part)
      if part < 1 { expect(frame.isClose(to: place.part(part, of: flight.target), within: 1e-6)) }
    }
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25a", "H-38"))
  func `if the target moves just before a flight ends, reversing the flight causes no jump`() throws
  {
    let fixture = DetailFixture.heroes(.stack)
    try fixture.show()
    let flight = try fixture.flyHome(), end = fixture.transition.duration
    fixture.stage.advance(by: .seconds(end) - .microseconds(10))
    fixture.wall.cell.frame.origin.x += 150
    fixture.stage.runTurn()
    expect(flight.target, equals: DetailFixture.small)
    let again = try fixture.takeOff()
    let (before, after) = (again.frame(), again.frame(after: .milliseconds(10)))
    expect(after.isClose(to: before, within: 20))
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25a", "H-36", "G-40"))
  func `a reversed hero flight ends at its start view, even if the view became tiny`() throws {
    let fixture = DetailFixture.heroes(.stack, line)
    fixture.wall.cell.frame.size.height = 300
    fixture.page.photo.frame = CGRect(x: 0, y: 400, width: 390, height: 20)
    _ = try fixture.takeOff()
    fixture.advance(400)
    let flight = try fixture.flyHome()
    fixture.wall.cell.frame.size.height = 40
    fixture.stage.runTurn()
    let place = flight.frame()
    for part in [0.5, 0.999] {
      let frame = flight.frame(after: .milliseconds(400) * part)
      expect(frame.isClose(to: place.part(part, of: flight.target), within: 1))
    }
    expect(flight.target.height, equals: 40)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25a"), arguments: DetailFixture.Relation.allCases)
  func `a flying copy follows its target while the target is animated`(
    relation: DetailFixture.Relation
  ) throws {
    let (fixture, flight) = try home(relation)
    fixture.advance(100)
    fixture.stage.world.use {
      View.animate(withDuration: 0.5) {
        fixture.wall.scroll.bounds.origin.y += 60
        fixture.wall.cell.center.x += 120
      }
    }
    var last = flight.frame()
    for _ in 0..<80 {
      fixture.advance(10)
      let seen = fixture.wall.cell.matchedFrameInWindow()
      expect(flight.target.isClose(to: seen, within: 1e-6))
      expect(flight.frame().isClose(to: last, within: 40))
      last = flight.frame()
    }
    fixture.advance(90)
    expect(fixture.isMoving)
    expect(flight.frame().isClose(to: fixture.wall.cell.matchedFrameInWindow(), within: 0.5))
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-25a"), arguments: DetailFixture.Relation.allCases)
  func `a flying copy reaches a target that is still moving`(
    relation: DetailFixture.Relation
  ) throws {
    let (fixture, flight) = try home(relation)
    fixture.stage.world.use {
      View.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        fixture.wall.cell.center.x += 210
      }
    }
    while fixture.isMoving, fixture.stage.world.clock.now < .seconds(10) {
      let (place, seen) = (flight.frame(), fixture.wall.cell.matchedFrameInWindow())
      fixture.advance(4)
      if !fixture.isMoving { expect(place.isClose(to: seen, within: 3)) }
    }
    expect(!fixture.isShown)
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-25a", "T-12"), arguments: DetailFixture.Relation.allCases, [false, true])
  func `after a canceled gesture, a flying copy reaches its start view even if the view moves`(
    relation: DetailFixture.Relation, isLate: Bool
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    try fixture.show()
    fixture.transition.drag.begin(length: 400) { fixture.go() }
    let flight = try fixture.stage.nextFlight("photo")
    fixture.transition.drag.update(translation: 240)
    fixture.transition.drag.takeBack()
    fixture.advance(isLate ? 250 : 50)
    let place = flight.frame(), next = flight.frame(after: .microseconds(10))
    fixture.page.photo.frame.origin.y -= 100
    fixture.stage.runTurn()
    expect(flight.target, equals: DetailFixture.large.offsetBy(dx: 0, dy: -100))
    expect(flight.frame().isClose(to: place))
    expect(flight.frame(after: .microseconds(10)).isClose(to: next, within: 1e-2))
    var last = place
    while fixture.isMoving, fixture.stage.world.clock.now < .seconds(10) {
      last = flight.frame()
      fixture.advance(2)
    }
    expect(last.isClose(to: DetailFixture.large.offsetBy(dx: 0, dy: -100), within: 5))
    expect(fixture.isShown && fixture.spoils == [])
    expect(fixture.told.last, equals: "photo returns to (0 127 390 390)")
    try fixture.stage.close()
  }

  @Test(.rule("H-25a", "H-36"), arguments: DetailFixture.Relation.allCases)
  func `a reversed hero flight with a timing curve reaches a moving target`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.curves(relation)
    _ = try fixture.takeOff()
    fixture.advance(300)
    let flight = try fixture.flyHome()
    fixture.advance(100)
    let place = flight.frame(), moved = DetailFixture.small.offsetBy(dx: 200, dy: 0)
    fixture.wall.cell.frame.origin.x += 200
    fixture.stage.runTurn()
    expect(flight.target == moved && flight.frame().isClose(to: place))
    fixture.advance(198)
    expect(fixture.isMoving && flight.frame().isClose(to: moved, within: 5))
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25a", "T-30"))
  func `during a gesture, a moving target does not move the flying copy`() throws {
    let fixture = DetailFixture.curves(.stack)
    try fixture.show()
    fixture.transition.drag.begin(length: 400) { fixture.go() }
    let flight = try fixture.stage.nextFlight("photo")
    fixture.transition.drag.update(translation: 200)
    let place = flight.frame()
    for _ in 0..<3 {
      fixture.wall.cell.frame.origin.x += 50
      fixture.advance(10)
      expect(flight.frame().isClose(to: place))
    }
    fixture.transition.drag.update(translation: 100)
    expect(flight.frame().isClose(to: DetailFixture.large.part(0.25, of: DetailFixture.small)))
    fixture.transition.drag.update(translation: 200)
    expect(flight.frame().isClose(to: place))
    fixture.transition.drag.update(translation: 400)
    expect(flight.frame().isClose(to: DetailFixture.small.offsetBy(dx: 150, dy: 0)))
    fixture.transition.drag.release(velocity: 100)
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-25a", "H-39"))
  func `moving both screens together does not bend the path of a hero flight`() throws {
    let list = ViewController("List"), photo = ViewController("Photo")
    let near = View("near", frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let far = View("far", frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    (near.heroID, far.heroID) = ("photo", "photo")
    list.view.addSubview(near)
    photo.view.addSubview(far)
    let inner = NavigationController(rootViewController: list), home = ViewController("Home")
    let hero = HeroTransition(), stage = Stage(home)
    inner.delegate = hero
    home.present(inner, animated: true)
    stage.runTurn()
    inner.pushViewController(photo, animated: true)
    let flight = try stage.nextFlight("photo")
    for _ in 0..<10 {
      stage.advance(by: .milliseconds(20))
      expect(flight.target, equals: far.convert(far.bounds, to: nil))
    }
    expect(stage.trace.lines.count { $0.subject.hasPrefix("flight") }, equals: 1)
    try stage.settle()
    try stage.close()
  }
}
