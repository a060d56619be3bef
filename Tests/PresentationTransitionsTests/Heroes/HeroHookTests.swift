import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

/// The path, the flying view and the placeholder, which an app can choose for a hero flight.
@Suite("Customized hero flights") @MainActor
struct HeroHookTests {
  private static let half = (
    x: (DetailFixture.small.midX + DetailFixture.large.midX) / 2,
    y: (DetailFixture.small.midY + DetailFixture.large.midY) / 2
  )

  private static func linear() -> HeroTransition {
    HeroTransition(
      duration: 1, timingParameters: CubicTimingParameters(animationCurve: .linear))
  }

  @Test(.rule("H-44"))
  func `halfway along an arc, a hero flight is farthest from the straight line`() throws {
    let hero = Self.linear()
    hero.path = .arc(height: 80)
    let fixture = DetailFixture.heroes(.modal, hero)
    let flight = try fixture.takeOff()
    expect(flight.frame().isClose(to: DetailFixture.small))
    let middle = flight.frame(after: .milliseconds(500))
    let distance = hypot(middle.midX - Self.half.x, middle.midY - Self.half.y)
    expect(abs(distance - 80) < 1e-6 && middle.midY < Self.half.y)
    expect(abs(middle.width - 245) < 1e-6)
    expect(flight.frame(after: .milliseconds(999_999)).isClose(to: DetailFixture.large))
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
  }

  @Test(.rule("H-44")) func `a reversed hero flight stays on its arc`() throws {
    let hero = Self.linear()
    hero.path = HeroPath { _, _ in CGPoint(x: 60, y: 0) }
    let fixture = DetailFixture.heroes(.modal, hero)
    let flight = try fixture.takeOff()
    fixture.stage.advance(by: .milliseconds(500))
    let here = flight.frame()
    expect(abs(here.midX - Self.half.x - 60) < 1e-6)
    let back = try fixture.flyHome()
    expect(back.frame().isClose(to: here))
    expect(abs(back.frame(after: .milliseconds(250)).midX - 146.25) < 1e-6)
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
  }

  @Test(.rule("H-44")) func `a hero path that returns NaN becomes a straight line`() throws {
    let hero = Self.linear()
    hero.path = HeroPath { _, _ in CGPoint(x: Double.nan, y: 0) }
    let fixture = DetailFixture.heroes(.modal, hero)
    let middle = try fixture.takeOff().frame(after: .milliseconds(500))
    expect(abs(middle.midX - Self.half.x) < 1e-6)
    try fixture.stage.settle()
  }

  @Test(.rule("H-45")) func `the app can create the flying view`() throws {
    let hero = Self.linear()
    var asked: [String] = []
    let plane = View("plane")
    hero.flyingView = { id, from, to in
      asked.append("\(id): \(from.name) to \(to.name)")
      return plane
    }
    let fixture = DetailFixture.heroes(.modal, hero)
    _ = try fixture.takeOff()
    fixture.stage.advance(by: .milliseconds(500))
    expect(asked, equals: ["photo: cell to photo"])
    expect(fixture.copy?.subviews, equals: [plane])
    expect(plane.alpha == 1 && abs(plane.presentationValues().frame.width - 245) < 1e-6)
    try fixture.stage.settle()
    expect(plane.window == nil && fixture.spoils == [])
    _ = try fixture.flyHome()
    expect(asked.last, equals: "photo: photo to cell")
    try fixture.stage.settle()
  }

  @Test(.rule("H-46"), arguments: [true, false])
  func `a placeholder is shown in place of the hidden original until the flight has ended`(
    isTakenBack: Bool
  ) throws {
    let hero = Self.linear()
    hero.placeholder = { _, original in original.name == "cell" ? View("placeholder") : nil }
    let fixture = DetailFixture.heroes(.modal, hero)
    _ = try fixture.takeOff()
    fixture.stage.advance(by: .milliseconds(300))
    let placeholder = try #require(fixture.wall.scroll.subviews.first { $0.name == "placeholder" })
    expect(placeholder.frame == fixture.wall.cell.frame && fixture.wall.cell.isHidden)
    if isTakenBack { fixture.go() }
    try fixture.stage.settle()
    expect(placeholder.superview == nil && !fixture.wall.cell.isHidden && fixture.spoils == [])
  }

  @Test(.rule("H-47"))
  func `a flying copy scales the subviews of the original in proportion`() throws {
    let fixture = DetailFixture.heroes(.modal, Self.linear())
    let badge = View("badge", frame: CGRect(x: 50, y: 50, width: 20, height: 10))
    let secret = View("secret", frame: badge.frame)
    secret.isHidden = true
    fixture.wall.cell.addSubview(badge)
    fixture.wall.cell.addSubview(secret)
    let flight = try fixture.takeOff()
    let picture = try #require(fixture.copy?.subviews.first?.subviews.first)
    expect(picture.name == "badge" && fixture.copy?.descendant("secret") == nil)
    expect(picture.presentationValues().frame, equals: badge.frame)
    fixture.stage.advance(by: .milliseconds(500))
    let seen = picture.presentationValues().frame
    expect(abs(seen.width - 20 * flight.frame().width / 100) < 1e-6)
    expect(abs(seen.minX - 50 * flight.frame().width / 100) < 1e-6)
    try fixture.stage.settle()
    expect(fixture.isShown && !fixture.wall.cell.isHidden && fixture.copy == nil)
  }
}
