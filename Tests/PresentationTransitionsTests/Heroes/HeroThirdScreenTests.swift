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

  private func deck(_ relation: Deck.Relation) -> Deck {
    let deck = Deck.heroes(relation)
    (avatar.heroID, badge.heroID, emblem.heroID) = ("photo", "badge", "badge")
    deck.wall.view.addSubview(badge)
    deck.page.view.addSubview(emblem)
    third.view.addSubview(avatar)
    if relation == .modal { third.customTransition = deck.transition }
    return deck
  }

  private func goOn(_ deck: Deck) {
    deck.relation == .modal
      ? deck.page.present(third, animated: true)
      : deck.stack.pushViewController(third, animated: true)
  }

  @Test(.rule("H-38", "H-39", "S-37"), arguments: Deck.Relation.allCases)
  func `flying heroes continue to a third screen if they have a partner there`(
    relation: Deck.Relation
  ) throws {
    let deck = deck(relation)
    var model = SpringMotion(Deck.small, spring: try Deck.spring)
    model.move(to: Deck.large, at: 0)
    _ = try deck.takeOff()
    expect(deck.stage.flights.map(\.id), equals: ["photo", "badge"])
    deck.advance(150)
    model.move(to: avatar.frame, at: 0.15)
    let seen = deck.page.view.presentationValues().alpha
    goOn(deck)
    let flight = try deck.stage.nextFlight("photo")
    expect(abs(deck.page.view.presentationValues().alpha - seen) < 1e-9)
    expect(flight.target, equals: avatar.frame)
    expect(deck.wall.cell.isHidden && deck.page.photo.isHidden && avatar.isHidden)
    let lost = try #require(deck.stage.window.descendant("flight badge"))
    expect(deck.told.contains("badge fades") && deck.stage.unmatchedIDs == ["badge"])
    expect(lost.frame == emblem.frame && lost.presentationValues().alpha == 1)
    deck.advance(100)
    expect(flight.frame().isClose(to: model.sample(at: 0.25).value))
    let left = try #require(Deck.spring.settlingTime()) - 0.15
    expect(abs(lost.presentationValues().alpha - (1 - 0.1 / left)) < 1e-6)
    try deck.stage.settle()
    expect(deck.stage.visible.last == "Third" && deck.spoils == [])
    expect(deck.told.suffix(2), equals: ["badge lands", "photo lands"])
    try deck.stage.close()
  }

  @Test(.rule("H-39", "H-39a"), arguments: Deck.Relation.allCases)
  func `without a partner on the third screen, a hero does not follow its old target`(
    relation: Deck.Relation
  ) throws {
    let deck = deck(relation)
    _ = try deck.takeOff()
    deck.advance(150)
    goOn(deck)
    _ = try deck.stage.nextFlight("photo")
    let lost = try #require(deck.stage.window.descendant("flight badge")), target = lost.frame
    emblem.frame.origin.x += 100
    deck.stage.runTurn()
    expect(lost.frame, equals: target)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-38"), arguments: Deck.Relation.allCases, [false, true])
  func `heroes return from a third screen to the second or to the first screen`(
    relation: Deck.Relation, isAllTheWay: Bool
  ) throws {
    let deck = deck(relation)
    _ = try deck.takeOff()
    deck.advance(150)
    goOn(deck)
    _ = try deck.stage.nextFlight("photo")
    deck.advance(150)
    let place = deck.shownPhoto, isHome = relation == .stack && isAllTheWay
    switch relation {
    case .modal: third.dismiss(animated: true)
    case .stack where isHome: deck.stack.popToRootViewController(animated: true)
    case .stack: deck.stack.popViewController(animated: true)
    }
    let back = try deck.stage.nextFlight("photo")
    expect(back.frame().isClose(to: place))
    expect(back.target, equals: isHome ? Deck.small : Deck.large)
    try deck.stage.settle()
    expect(deck.isShown != isHome && !avatar.isHidden && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-38"))
  func `an interrupted hero with a timing curve flies to a third screen without a jump`() throws {
    let deck = Deck.curves(.stack)
    avatar.heroID = "photo"
    third.view.addSubview(avatar)
    _ = try deck.takeOff()
    deck.advance(300)
    let place = deck.shownPhoto
    goOn(deck)
    let flight = try deck.stage.nextFlight("photo")
    expect(flight.frame().isClose(to: place) && flight.target == avatar.frame)
    deck.advance(1_000)
    expect(!deck.isMoving && deck.stage.visible.last == "Third" && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-36", "H-38"), arguments: [1, 60, 250])
  func `a hero flight with a timing curve ends after any sequence of four requests`(
    gap: Int
  ) throws {
    for requests in 0..<16 {
      let deck = Deck.curves(.stack), third = ViewController("Third")
      let avatar = View("avatar", frame: avatar.frame)
      avatar.heroID = "photo"
      third.view.addSubview(avatar)
      _ = try deck.takeOff()
      for request in 0..<4 {
        deck.advance(gap)
        if requests & (1 << request) == 0 {
          deck.stack.popViewController(animated: true)
        } else {
          let next = deck.stack.viewControllers.count == 1 ? deck.page : third
          if deck.stack.topViewController !== next {
            deck.stack.pushViewController(next, animated: true)
          }
        }
      }
      try deck.stage.settle()
      expect(deck.spoils == [] && deck.stage.flights.isEmpty, "\(requests)")
      try deck.stage.close()
    }
  }

  @Test(.rule("H-38", "H-39"), arguments: Deck.Relation.allCases)
  func `a fading hero flies to the next screen if that screen has a partner`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    _ = try deck.takeOff()
    deck.advance(150)
    deck.wall.cell.heroID = nil
    deck.go()
    deck.advance(100)
    expect(deck.told.last, equals: "photo fades")
    let copy = try #require(deck.copy), place = copy.seen
    let alpha = copy.presentationValues().alpha
    deck.wall.cell.heroID = "photo"
    let flight = try deck.takeOff()
    expect(deck.copy === copy && flight.frame().isClose(to: place))
    expect(abs(copy.presentationValues().alpha - alpha) < 1e-9)
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-38"))
  func `an unanimated push during a hero flight leaves no view hidden or changed`() throws {
    let deck = Deck.heroes(.stack)
    _ = try deck.takeOff()
    deck.advance(150)
    deck.stack.pushViewController(third, animated: false)
    expect(deck.copy == nil || deck.stage.flights.count == 1)
    try deck.stage.settle()
    expect(deck.stage.visible.last == "Third" && deck.spoils == [])
    expect(deck.told.last == "photo lands" || deck.told.last == "photo ends")
    try deck.stage.close()
  }
}
