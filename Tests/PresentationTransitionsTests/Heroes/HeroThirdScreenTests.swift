import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing
import PresentationTransitions

@Suite("Heroes and a third screen") @MainActor
struct HeroThirdScreenTests {
  private let third = ViewController("Third")
  private let avatar = View("avatar", frame: CGRect(x: 100, y: 50, width: 60, height: 60))
  private let badge = View("badge", frame: CGRect(x: 300, y: 10, width: 40, height: 40))
  private let emblem = View("emblem", frame: CGRect(x: 20, y: 700, width: 80, height: 80))

  private func fixture(_ relation: DetailFixture.Relation) -> DetailFixture {
    let fixture = DetailFixture.heroes(relation)
    (avatar.heroID, badge.heroID, emblem.heroID) = ("photo", "badge", "badge")
    fixture.wall.view.addSubview(badge)
    fixture.page.view.addSubview(emblem)
    third.view.addSubview(avatar)
    if relation == .modal { third.customTransition = fixture.transition }
    return fixture
  }

  private func goOn(_ fixture: DetailFixture) {
    fixture.relation == .modal
      ? fixture.page.present(third, animated: true)
      : fixture.stack.pushViewController(third, animated: true)
  }

  @Test(.rule("H-38", "H-39", "S-37"), arguments: DetailFixture.Relation.allCases)
  func `flying heroes continue to a third screen if they have a partner there`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = fixture(relation)
    var model = SpringMotion(DetailFixture.small, spring: try DetailFixture.spring)
    model.move(to: DetailFixture.large, at: 0)
    _ = try fixture.takeOff()
    expect(fixture.stage.flights.map(\.id), equals: ["photo", "badge"])
    fixture.advance(150)
    model.move(to: avatar.frame, at: 0.15)
    let seen = fixture.page.view.presentationValues().alpha
    goOn(fixture)
    let flight = try fixture.stage.nextFlight("photo")
    expect(abs(fixture.page.view.presentationValues().alpha - seen) < 1e-9)
    expect(flight.target, equals: avatar.frame)
    expect(fixture.wall.cell.isHidden && fixture.page.photo.isHidden && avatar.isHidden)
    let lost = try #require(fixture.stage.window.descendant("flight badge"))
    expect(fixture.told.contains("badge fades") && fixture.stage.unmatchedIDs == ["badge"])
    expect(lost.frame == emblem.frame && lost.presentationValues().alpha == 1)
    fixture.advance(100)
    expect(flight.frame().isClose(to: model.sample(at: 0.25).value))
    let left = try #require(DetailFixture.spring.settlingTime()) - 0.15
    expect(abs(lost.presentationValues().alpha - (1 - 0.1 / left)) < 1e-6)
    try fixture.stage.settle()
    expect(fixture.stage.visible.last == "Third" && fixture.spoils == [])
    expect(fixture.told.suffix(2), equals: ["badge lands", "photo lands"])
    try fixture.stage.close()
  }

  @Test(.rule("H-39", "H-39a"), arguments: DetailFixture.Relation.allCases)
  func `without a partner on the third screen, a hero does not follow its old target`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = fixture(relation)
    _ = try fixture.takeOff()
    fixture.advance(150)
    goOn(fixture)
    _ = try fixture.stage.nextFlight("photo")
    let lost = try #require(fixture.stage.window.descendant("flight badge")), target = lost.frame
    emblem.frame.origin.x += 100
    fixture.stage.runTurn()
    expect(lost.frame, equals: target)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-38"), arguments: DetailFixture.Relation.allCases, [false, true])
  func `heroes return from a third screen to the second or to the first screen`(
    relation: DetailFixture.Relation, isAllTheWay: Bool
  ) throws {
    let fixture = fixture(relation)
    _ = try fixture.takeOff()
    fixture.advance(150)
    goOn(fixture)
    _ = try fixture.stage.nextFlight("photo")
    fixture.advance(150)
    let place = fixture.shownPhoto, isHome = relation == .stack && isAllTheWay
    switch relation {
    case .modal: third.dismiss(animated: true)
    case .stack where isHome: fixture.stack.popToRootViewController(animated: true)
    case .stack: fixture.stack.popViewController(animated: true)
    }
    let back = try fixture.stage.nextFlight("photo")
    expect(back.frame().isClose(to: place))
    expect(back.target, equals: isHome ? DetailFixture.small : DetailFixture.large)
    try fixture.stage.settle()
    expect(fixture.isShown != isHome && !avatar.isHidden && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-38"))
  func `an interrupted hero with a timing curve flies to a third screen without a jump`() throws {
    let fixture = DetailFixture.curves(.stack)
    avatar.heroID = "photo"
    third.view.addSubview(avatar)
    _ = try fixture.takeOff()
    fixture.advance(300)
    let place = fixture.shownPhoto
    goOn(fixture)
    let flight = try fixture.stage.nextFlight("photo")
    expect(flight.frame().isClose(to: place) && flight.target == avatar.frame)
    fixture.advance(1_000)
    expect(!fixture.isMoving && fixture.stage.visible.last == "Third" && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "H-38"), arguments: [1, 60, 250])
  func `a hero flight with a timing curve ends after any sequence of four requests`(
    gap: Int
  ) throws {
    for requests in 0..<16 {
      let fixture = DetailFixture.curves(.stack), third = ViewController("Third")
      let avatar = View("avatar", frame: avatar.frame)
      avatar.heroID = "photo"
      third.view.addSubview(avatar)
      _ = try fixture.takeOff()
      for request in 0..<4 {
        fixture.advance(gap)
        if requests & (1 << request) == 0 {
          fixture.stack.popViewController(animated: true)
        } else {
          let next = fixture.stack.viewControllers.count == 1 ? fixture.page : third
          if fixture.stack.topViewController !== next {
            fixture.stack.pushViewController(next, animated: true)
          }
        }
      }
      try fixture.stage.settle()
      expect(fixture.spoils == [] && fixture.stage.flights.isEmpty, "\(requests)")
      try fixture.stage.close()
    }
  }

  @Test(.rule("H-38", "H-39"), arguments: DetailFixture.Relation.allCases)
  func `a fading hero flies to the next screen if that screen has a partner`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    _ = try fixture.takeOff()
    fixture.advance(150)
    fixture.wall.cell.heroID = nil
    fixture.go()
    fixture.advance(100)
    expect(fixture.told.last, equals: "photo fades")
    let copy = try #require(fixture.copy), place = copy.seen
    let alpha = copy.presentationValues().alpha
    fixture.wall.cell.heroID = "photo"
    let flight = try fixture.takeOff()
    expect(fixture.copy === copy && flight.frame().isClose(to: place))
    expect(abs(copy.presentationValues().alpha - alpha) < 1e-9)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-38"))
  func `an unanimated push during a hero flight leaves no view hidden or changed`() throws {
    let fixture = DetailFixture.heroes(.stack)
    _ = try fixture.takeOff()
    fixture.advance(150)
    fixture.stack.pushViewController(third, animated: false)
    expect(fixture.copy == nil || fixture.stage.flights.count == 1)
    try fixture.stage.settle()
    expect(fixture.stage.visible.last == "Third" && fixture.spoils == [])
    expect(fixture.told.last == "photo lands" || fixture.told.last == "photo ends")
    try fixture.stage.close()
  }
}
