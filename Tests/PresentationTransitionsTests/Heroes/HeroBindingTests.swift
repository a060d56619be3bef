import Foundation
import Observation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

@Suite("A hero bound to a value") @MainActor
struct HeroBindingTests {
  @MainActor @Observable final class Model { var isOpen = false }

  private let model = Model()

  private func fixture() -> DetailFixture {
    let fixture = DetailFixture.heroes()
    fixture.wall.present(while: \.isOpen, of: model, named: "isOpen") { fixture.page }
    return fixture
  }

  /// Returns whether all views are visible again; the binding's invisible helper view is ignored.
  private func isTidy(_ fixture: DetailFixture) -> Bool {
    fixture.spoils.allSatisfy { $0 == " is hidden" }
  }

  @Test(.rule("H-2", "H-4"))
  func `calling dismiss sets the bound value to false`() throws {
    let fixture = fixture()
    model.isOpen = true
    _ = try fixture.stage.nextFlight("photo")
    try fixture.stage.settle()
    expect(fixture.isShown)
    fixture.page.dismiss(animated: true)
    fixture.stage.runTurn()
    expect(!model.isOpen && fixture.page.isBeingDismissed && fixture.stage.flights.isEmpty)
    _ = try fixture.stage.nextFlight("photo")
    try fixture.stage.settle()
    expect(!fixture.isShown && isTidy(fixture))
    model.isOpen = true
    try expect(fixture.stage.nextFlight("photo").target, equals: DetailFixture.large)
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-4"))
  func `if a gesture cancels a dismissal, the bound value is restored`() throws {
    let fixture = fixture()
    model.isOpen = true
    try fixture.stage.settle()
    fixture.stage.startOver()
    let drag = fixture.transition.drag
    drag.begin(length: 400) { fixture.page.dismiss(animated: true) }
    _ = try fixture.stage.nextFlight("photo")
    expect(!model.isOpen)
    drag.update(translation: 120)
    drag.release(velocity: -400)
    try fixture.stage.settle()
    expect(model.isOpen && fixture.isShown && isTidy(fixture))
    let told = fixture.stage.events.filter {
      $0.hasPrefix("isOpen") || $0.hasPrefix("flight") || $0.hasPrefix("Page  view")
    }
    expect(
      told,
      equals: [
        "isOpen  = false (user)",
        "Page  viewWillDisappear(animated)",
        "flight photo  starts (0 227 390 390) -> (20 500 100 100), held",
        "flight photo  returns to (0 227 390 390)",
        "Page  viewWillAppear(animated)",
        "Page  viewIsAppearing(animated)",
        "Page  viewDidAppear(animated)",
        "isOpen  = true (cancelled)",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("H-2", "P-57"))
  func `if a bound value changes during a hero flight, the change takes effect after the flight`()
    throws
  {
    let fixture = fixture()
    model.isOpen = true
    _ = try fixture.stage.nextFlight("photo")
    fixture.advance(150)
    model.isOpen = false
    fixture.stage.runTurn()
    expect(!fixture.page.isBeingDismissed && fixture.stage.flights.count == 1)
    let home = try fixture.stage.nextFlight("photo")
    expect(home.target == DetailFixture.small && home.frame() == DetailFixture.large)
    try fixture.stage.settle()
    expect(!fixture.isShown && isTidy(fixture) && fixture.stage.issues == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-3"))
  func `a binding does not dismiss a screen that it has not presented`() throws {
    let fixture = fixture(), other = ViewController("Other")
    fixture.wall.present(other, animated: true)
    try fixture.stage.settle()
    model.isOpen = false
    fixture.stage.runTurn()
    try fixture.stage.settle()
    expect(fixture.stage.visible.last == "Other" && !other.isBeingDismissed)
    other.dismiss(animated: true)
    try fixture.stage.settle()
    model.isOpen = true
    _ = try fixture.stage.nextFlight("photo")
    try fixture.stage.settle()
    expect(fixture.isShown && isTidy(fixture))
    try fixture.stage.close()
  }
}
