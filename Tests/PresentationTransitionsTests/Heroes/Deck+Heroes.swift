import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// A cell on the wall and a photo on the page that fly into each other.
extension Deck {
  static let small = CGRect(x: 20, y: 500, width: 100, height: 100)
  static let large = CGRect(x: 0, y: 227, width: 390, height: 390)
  /// Mass 1, stiffness 150, damping 15.
  static var spring: SpringCurve {
    get throws { try SpringCurve(stiffness: 150, damping: 15) }
  }

  static func heroes(
    _ relation: Relation = .modal, _ hero: HeroTransition = HeroTransition(),
    in scenario: PresentationTesting.Scenario? = nil
  ) -> Deck {
    let deck = Deck(hero, relation, in: scenario)
    deck.wall.cell.heroID = "photo"
    deck.page.photo.heroID = "photo"
    return deck
  }

  /// Flights on Material's standard curve over a second.
  static func curves(_ relation: Relation = .modal) -> Deck {
    heroes(relation, HeroTransition(duration: 1, timingParameters: standardCurve))
  }

  static var standardCurve: CubicTimingParameters {
    CubicTimingParameters(
      controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
  }

  /// The flight of the photo, once it has set out.
  func takeOff() throws -> Flight {
    come()
    return try stage.nextFlight("photo")
  }

  /// The flight home.
  func flyHome() throws -> Flight {
    go()
    return try stage.nextFlight("photo")
  }

  /// The copy of the photo that flies, wherever it is.
  var copy: View? { stage.window.descendant("flight photo") }

  /// Where the photo is to the eye: its copy, or whichever original the fading page lets through.
  var shownPhoto: CGRect {
    if let flight = stage.flights.last(where: { $0.id == "photo" }) { return flight.frame() }
    let isPage = isShown && page.view.presentationValues().alpha >= 0.5
    let view = isPage ? page.photo : wall.cell
    return view.convert(view.bounds, to: nil)
  }

  /// The lines of a trace that tell of flights.
  var told: [String] {
    stage.trace.lines.filter { $0.subject.hasPrefix("flight") }
      .map { "\($0.subject.dropFirst(7)) \($0.event)" }
  }
}

extension View {
  func descendant(_ name: String) -> View? {
    var next = subviews
    while let view = next.popLast() {
      if view.name == name { return view }
      next += view.subviews
    }
    return nil
  }
}

extension CGRect {
  /// The place at a part of the way from here to another one, more than 1 beyond it.
  func part(_ part: Double, of other: CGRect) -> CGRect {
    moved(by: offset(to: other).scaled(by: part))
  }
}
