import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// Fixtures with a hero transition between the cell of the `Wall` and the photo of the `Page`.
extension DetailFixture {
  static let small = CGRect(x: 20, y: 500, width: 100, height: 100)
  static let large = CGRect(x: 0, y: 227, width: 390, height: 390)
  /// The spring with mass 1, stiffness 150 and damping 15.
  static var spring: SpringCurve {
    get throws { try SpringCurve(stiffness: 150, damping: 15) }
  }

  static func heroes(
    _ relation: Relation = .modal, _ hero: HeroTransition = HeroTransition(),
    in scenario: PresentationTesting.Scenario? = nil
  ) -> DetailFixture {
    let fixture = DetailFixture(hero, relation, in: scenario)
    fixture.wall.cell.heroID = "photo"
    fixture.page.photo.heroID = "photo"
    return fixture
  }

  /// Returns a fixture whose flights follow Material's standard curve for one second.
  static func curves(_ relation: Relation = .modal) -> DetailFixture {
    heroes(relation, HeroTransition(duration: 1, timingParameters: standardCurve))
  }

  static var standardCurve: CubicTimingParameters {
    CubicTimingParameters(
      controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
  }

  /// Shows the page and returns the flight of the photo once it has started.
  func takeOff() throws -> Flight {
    come()
    return try stage.nextFlight("photo")
  }

  /// Hides the page and returns the flight from the page to the wall.
  func flyHome() throws -> Flight {
    go()
    return try stage.nextFlight("photo")
  }

  /// The flying copy of the photo.
  var copy: View? { stage.window.descendant("flight photo") }

  /// The frame in which the photo is visible: the frame of its copy, or of the visible original.
  var shownPhoto: CGRect {
    if let flight = stage.flights.last(where: { $0.id == "photo" }) { return flight.frame() }
    let isPage = isShown && page.view.presentationValues().alpha >= 0.5
    let view = isPage ? page.photo : wall.cell
    return view.convert(view.bounds, to: nil)
  }

  /// The trace lines of all flights.
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
  /// Returns the rectangle at a fraction of the way to another rectangle.
  ///
  /// A fraction above 1 is beyond the other rectangle.
  func part(_ part: Double, of other: CGRect) -> CGRect {
    moved(by: offset(to: other).scaled(by: part))
  }
}
