import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("The velocity of reversed and redirected heroes") @MainActor
struct HeroMomentumTests {
  enum Timing: CaseIterable, Sendable {
    case spring, ratio, standard, easeOut, linear

    @MainActor var hero: HeroTransition {
      let parameters: any TimingCurveProvider =
        switch self {
        case .spring:
          SpringTimingParameters(
            mass: 1, stiffness: 150, damping: 15, initialVelocity: .zero)
        case .ratio: SpringTimingParameters(dampingRatio: 0.6)
        case .standard: Deck.standardCurve
        case .easeOut: CubicTimingParameters(animationCurve: .easeOut)
        case .linear: CubicTimingParameters(animationCurve: .linear)
        }
      return HeroTransition(duration: 0.8, timingParameters: parameters)
    }
  }

  /// Returns the speeds at which x, y, width, height and opacity of a view change, per second.
  private func speed(_ view: View) -> [Double] {
    let now = view.presentationValues(), soon = view.presentationValues(after: .microseconds(10))
    let parts = zip(now.frame.numbers, soon.frame.numbers).map { ($1 - $0) * 1e5 }
    return parts + [(soon.alpha - now.alpha) * 1e5]
  }

  private func expectSame(_ found: [Double], _ expected: [Double], within tolerance: Double = 1) {
    for (found, expected) in zip(found, expected) {
      expect(abs(found - expected) < tolerance)
    }
  }

  @Test(.rule("H-38a", "S-37"), arguments: Timing.allCases, Deck.Relation.allCases)
  func `while a hero flies back, a present or push call keeps the flight's velocity`(
    timing: Timing, relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation, timing.hero)
    deck.transition.drag.begin(length: 400) { deck.come() }
    _ = try deck.stage.nextFlight("photo")
    deck.transition.drag.update(translation: 260)
    deck.transition.drag.takeBack()
    deck.advance(120)
    let copy = try #require(deck.copy), place = copy.seen, velocity = speed(copy)
    expect(abs(velocity[2]) > 100)
    deck.stage.world.use { deck.come() }
    deck.stage.runTurn()
    deck.stage.runTurn()
    let same = try #require(deck.copy)
    expect(same === copy && same.seen.isClose(to: place))
    expectSame(speed(same), velocity)
    var last = deck.shownPhoto
    for _ in 0..<300 {
      deck.advance(5)
      expect(deck.shownPhoto.isClose(to: last, within: 30))
      last = deck.shownPhoto
    }
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-38a"), arguments: Timing.allCases, Deck.Relation.allCases)
  func `redirecting a hero flight to a third screen keeps the velocities of motion and fade`(
    timing: Timing, relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation, timing.hero), third = ViewController("Third")
    let avatar = View("avatar", frame: CGRect(x: 100, y: 50, width: 60, height: 60))
    avatar.heroID = "photo"
    third.view.addSubview(avatar)
    third.customTransition = deck.transition
    _ = try deck.takeOff()
    deck.advance(150)
    let copy = try #require(deck.copy), velocity = speed(copy), fade = speed(deck.page.view)
    deck.stage.world.use {
      relation == .modal
        ? deck.page.present(third, animated: true)
        : deck.stack.pushViewController(third, animated: true)
    }
    _ = try deck.stage.nextFlight("photo")
    expectSame(speed(copy), velocity)
    expectSame(speed(deck.page.view), fade, within: 0.01)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-38a"), arguments: [Timing.spring, .ratio], Deck.Relation.allCases)
  func `if a hero transition is reversed, the screen's fade keeps its velocity`(
    timing: Timing, relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation, timing.hero)
    _ = try deck.takeOff()
    deck.advance(120)
    let alpha = deck.page.view.presentationValues().alpha, fade = speed(deck.page.view)
    expect(fade[4] > 0.5)
    _ = try deck.flyHome()
    expect(abs(deck.page.view.presentationValues().alpha - alpha) < 1e-9)
    expectSame(speed(deck.page.view), fade, within: 0.01)
    deck.advance(100)
    let back = speed(deck.page.view)
    _ = try deck.takeOff()
    expectSame(speed(deck.page.view), back, within: 0.01)
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }
}
