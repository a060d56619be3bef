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
        case .standard: DetailFixture.standardCurve
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

  @Test(.rule("H-38a", "S-37"), arguments: Timing.allCases, DetailFixture.Relation.allCases)
  func `while a hero flies back, a present or push call keeps the flight's velocity`(
    timing: Timing, relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation, timing.hero)
    fixture.transition.drag.begin(length: 400) { fixture.come() }
    _ = try fixture.stage.nextFlight("photo")
    fixture.transition.drag.update(translation: 260)
    fixture.transition.drag.takeBack()
    fixture.advance(120)
    let copy = try #require(fixture.copy), place = copy.seen, velocity = speed(copy)
    expect(abs(velocity[2]) > 100)
    fixture.stage.world.use { fixture.come() }
    fixture.stage.runTurn()
    fixture.stage.runTurn()
    let same = try #require(fixture.copy)
    expect(same === copy && same.seen.isClose(to: place))
    expectSame(speed(same), velocity)
    var last = fixture.shownPhoto
    for _ in 0..<300 {
      fixture.advance(5)
      expect(fixture.shownPhoto.isClose(to: last, within: 30))
      last = fixture.shownPhoto
    }
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-38a"), arguments: Timing.allCases, DetailFixture.Relation.allCases)
  func `redirecting a hero flight to a third screen keeps the velocities of motion and fade`(
    timing: Timing, relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation, timing.hero), third = ViewController("Third")
    let avatar = View("avatar", frame: CGRect(x: 100, y: 50, width: 60, height: 60))
    avatar.heroID = "photo"
    third.view.addSubview(avatar)
    third.customTransition = fixture.transition
    _ = try fixture.takeOff()
    fixture.advance(150)
    let copy = try #require(fixture.copy), velocity = speed(copy), fade = speed(fixture.page.view)
    fixture.stage.world.use {
      relation == .modal
        ? fixture.page.present(third, animated: true)
        : fixture.stack.pushViewController(third, animated: true)
    }
    _ = try fixture.stage.nextFlight("photo")
    expectSame(speed(copy), velocity)
    expectSame(speed(fixture.page.view), fade, within: 0.01)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-38a"), arguments: [Timing.spring, .ratio], DetailFixture.Relation.allCases)
  func `if a hero transition is reversed, the screen's fade keeps its velocity`(
    timing: Timing, relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation, timing.hero)
    _ = try fixture.takeOff()
    fixture.advance(120)
    let alpha = fixture.page.view.presentationValues().alpha, fade = speed(fixture.page.view)
    expect(fade[4] > 0.5)
    _ = try fixture.flyHome()
    expect(abs(fixture.page.view.presentationValues().alpha - alpha) < 1e-9)
    expectSame(speed(fixture.page.view), fade, within: 0.01)
    fixture.advance(100)
    let back = speed(fixture.page.view)
    _ = try fixture.takeOff()
    expectSame(speed(fixture.page.view), back, within: 0.01)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }
}
