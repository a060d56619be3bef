import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Heroes whose target moves") @MainActor
struct HeroBendTests {
  private func home(
    _ relation: Deck.Relation, _ hero: HeroTransition = HeroTransition()
  ) throws -> (Deck, Flight) {
    let deck = Deck.heroes(relation, hero)
    try deck.show()
    return (deck, try deck.flyHome())
  }

  private var line: HeroTransition {
    HeroTransition(
      duration: 1, timingParameters: CubicTimingParameters(animationCurve: .linear))
  }

  @Test(.rule("H-25", "H-25a"), arguments: Deck.Relation.allCases)
  func `if the target moves, a hero flight bends toward the target without a jump`(
    relation: Deck.Relation
  ) throws {
    let (deck, flight) = try home(relation)
    deck.advance(100)
    let place = flight.frame(), next = flight.frame(after: .microseconds(10))
    deck.wall.cell.frame.origin.x += 150
    expect(flight.target, equals: Deck.small)
    deck.stage.runTurn()
    let moved = Deck.small.offsetBy(dx: 150, dy: 0)
    expect(flight.target, equals: moved)
    expect(flight.frame().isClose(to: place))
    expect(flight.frame(after: .microseconds(10)).isClose(to: next, within: 1e-4))
    deck.wall.scroll.bounds.origin.y += 40
    deck.stage.runTurn()
    expect(flight.target, equals: moved.offsetBy(dx: 0, dy: -40))
    expect(flight.frame().isClose(to: place))
    deck.advance(880)
    expect(flight.frame().isClose(to: flight.target, within: 0.5))
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [] && deck.told.last == "photo lands")
    try deck.stage.close()
  }

  @Test(.rule("H-25a"), arguments: [0, 250, 600, 990])
  func `if the target moves, a linear hero flight continues in a straight line`(milliseconds: Int)
    throws
  {
    let (deck, flight) = try home(.stack, line)
    deck.advance(milliseconds)
    let place = flight.frame()
    deck.wall.cell.frame.origin.x += 150
    deck.wall.cell.frame.size.height += 40
    deck.stage.runTurn()
    for part in [0, 0.25, 0.5, 0.9, 1] {
      let left = Duration.milliseconds(1_000 - milliseconds)
      let frame = flight.frame(after: left * part)
      if part < 1 { expect(frame.isClose(to: place.part(part, of: flight.target), within: 1e-6)) }
    }
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-25a", "H-38"))
  func `if the target moves just before a flight ends, reversing the flight causes no jump`() throws
  {
    let deck = Deck.heroes(.stack)
    try deck.show()
    let flight = try deck.flyHome(), end = deck.transition.duration
    deck.stage.advance(by: .seconds(end) - .microseconds(10))
    deck.wall.cell.frame.origin.x += 150
    deck.stage.runTurn()
    expect(flight.target, equals: Deck.small)
    let again = try deck.takeOff()
    let (before, after) = (again.frame(), again.frame(after: .milliseconds(10)))
    expect(after.isClose(to: before, within: 20))
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-25a", "H-36", "G-40"))
  func `a reversed hero flight ends at its start view, even if the view became tiny`() throws {
    let deck = Deck.heroes(.stack, line)
    deck.wall.cell.frame.size.height = 300
    deck.page.photo.frame = CGRect(x: 0, y: 400, width: 390, height: 20)
    _ = try deck.takeOff()
    deck.advance(400)
    let flight = try deck.flyHome()
    deck.wall.cell.frame.size.height = 40
    deck.stage.runTurn()
    let place = flight.frame()
    for part in [0.5, 0.999] {
      let frame = flight.frame(after: .milliseconds(400) * part)
      expect(frame.isClose(to: place.part(part, of: flight.target), within: 1))
    }
    expect(flight.target.height, equals: 40)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-25a"), arguments: Deck.Relation.allCases)
  func `a flying copy follows its target while the target is animated`(
    relation: Deck.Relation
  ) throws {
    let (deck, flight) = try home(relation)
    deck.advance(100)
    deck.stage.world.use {
      View.animate(withDuration: 0.5) {
        deck.wall.scroll.bounds.origin.y += 60
        deck.wall.cell.center.x += 120
      }
    }
    var last = flight.frame()
    for _ in 0..<80 {
      deck.advance(10)
      let seen = deck.wall.cell.matchedFrameInWindow()
      expect(flight.target.isClose(to: seen, within: 1e-6))
      expect(flight.frame().isClose(to: last, within: 40))
      last = flight.frame()
    }
    deck.advance(90)
    expect(deck.isMoving)
    expect(flight.frame().isClose(to: deck.wall.cell.matchedFrameInWindow(), within: 0.5))
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-25a"), arguments: Deck.Relation.allCases)
  func `a flying copy reaches a target that is still moving`(
    relation: Deck.Relation
  ) throws {
    let (deck, flight) = try home(relation)
    deck.stage.world.use {
      View.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        deck.wall.cell.center.x += 210
      }
    }
    while deck.isMoving, deck.stage.world.clock.now < .seconds(10) {
      let (place, seen) = (flight.frame(), deck.wall.cell.matchedFrameInWindow())
      deck.advance(4)
      if !deck.isMoving { expect(place.isClose(to: seen, within: 3)) }
    }
    expect(!deck.isShown)
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-25a", "T-12"), arguments: Deck.Relation.allCases, [false, true])
  func `after a canceled gesture, a flying copy reaches its start view even if the view moves`(
    relation: Deck.Relation, isLate: Bool
  ) throws {
    let deck = Deck.heroes(relation)
    try deck.show()
    deck.transition.drag.begin(length: 400) { deck.go() }
    let flight = try deck.stage.nextFlight("photo")
    deck.transition.drag.update(translation: 240)
    deck.transition.drag.takeBack()
    deck.advance(isLate ? 250 : 50)
    let place = flight.frame(), next = flight.frame(after: .microseconds(10))
    deck.page.photo.frame.origin.y -= 100
    deck.stage.runTurn()
    expect(flight.target, equals: Deck.large.offsetBy(dx: 0, dy: -100))
    expect(flight.frame().isClose(to: place))
    expect(flight.frame(after: .microseconds(10)).isClose(to: next, within: 1e-2))
    var last = place
    while deck.isMoving, deck.stage.world.clock.now < .seconds(10) {
      last = flight.frame()
      deck.advance(2)
    }
    expect(last.isClose(to: Deck.large.offsetBy(dx: 0, dy: -100), within: 5))
    expect(deck.isShown && deck.spoils == [])
    expect(deck.told.last, equals: "photo returns to (0 127 390 390)")
    try deck.stage.close()
  }

  @Test(.rule("H-25a", "H-36"), arguments: Deck.Relation.allCases)
  func `a reversed hero flight with a timing curve reaches a moving target`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.curves(relation)
    _ = try deck.takeOff()
    deck.advance(300)
    let flight = try deck.flyHome()
    deck.advance(100)
    let place = flight.frame(), moved = Deck.small.offsetBy(dx: 200, dy: 0)
    deck.wall.cell.frame.origin.x += 200
    deck.stage.runTurn()
    expect(flight.target == moved && flight.frame().isClose(to: place))
    deck.advance(198)
    expect(deck.isMoving && flight.frame().isClose(to: moved, within: 5))
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-25a", "T-30"))
  func `during a gesture, a moving target does not move the flying copy`() throws {
    let deck = Deck.curves(.stack)
    try deck.show()
    deck.transition.drag.begin(length: 400) { deck.go() }
    let flight = try deck.stage.nextFlight("photo")
    deck.transition.drag.update(translation: 200)
    let place = flight.frame()
    for _ in 0..<3 {
      deck.wall.cell.frame.origin.x += 50
      deck.advance(10)
      expect(flight.frame().isClose(to: place))
    }
    deck.transition.drag.update(translation: 100)
    expect(flight.frame().isClose(to: Deck.large.part(0.25, of: Deck.small)))
    deck.transition.drag.update(translation: 200)
    expect(flight.frame().isClose(to: place))
    deck.transition.drag.update(translation: 400)
    expect(flight.frame().isClose(to: Deck.small.offsetBy(dx: 150, dy: 0)))
    deck.transition.drag.release(velocity: 100)
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
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
