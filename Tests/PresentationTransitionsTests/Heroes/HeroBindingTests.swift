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

  private func deck() -> Deck {
    let deck = Deck.heroes()
    deck.wall.present(while: \.isOpen, of: model, named: "isOpen") { deck.page }
    return deck
  }

  /// Returns whether all views are visible again; the binding's invisible helper view is ignored.
  private func isTidy(_ deck: Deck) -> Bool { deck.spoils.allSatisfy { $0 == " is hidden" } }

  @Test(.rule("H-2", "H-4"))
  func `calling dismiss sets the bound value to false`() throws {
    let deck = deck()
    model.isOpen = true
    _ = try deck.stage.nextFlight("photo")
    try deck.stage.settle()
    expect(deck.isShown)
    deck.page.dismiss(animated: true)
    deck.stage.runTurn()
    expect(!model.isOpen && deck.page.isBeingDismissed && deck.stage.flights.isEmpty)
    _ = try deck.stage.nextFlight("photo")
    try deck.stage.settle()
    expect(!deck.isShown && isTidy(deck))
    model.isOpen = true
    try expect(deck.stage.nextFlight("photo").target, equals: Deck.large)
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-4"))
  func `if a gesture cancels a dismissal, the bound value is restored`() throws {
    let deck = deck()
    model.isOpen = true
    try deck.stage.settle()
    deck.stage.startOver()
    let drag = deck.transition.drag
    drag.begin(length: 400) { deck.page.dismiss(animated: true) }
    _ = try deck.stage.nextFlight("photo")
    expect(!model.isOpen)
    drag.update(translation: 120)
    drag.release(velocity: -400)
    try deck.stage.settle()
    expect(model.isOpen && deck.isShown && isTidy(deck))
    let told = deck.stage.events.filter {
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
    try deck.stage.close()
  }

  @Test(.rule("H-2", "P-57"))
  func `if a bound value changes during a hero flight, the change takes effect after the flight`()
    throws
  {
    let deck = deck()
    model.isOpen = true
    _ = try deck.stage.nextFlight("photo")
    deck.advance(150)
    model.isOpen = false
    deck.stage.runTurn()
    expect(!deck.page.isBeingDismissed && deck.stage.flights.count == 1)
    let home = try deck.stage.nextFlight("photo")
    expect(home.target == Deck.small && home.frame() == Deck.large)
    try deck.stage.settle()
    expect(!deck.isShown && isTidy(deck) && deck.stage.issues == [])
    try deck.stage.close()
  }

  @Test(.rule("H-3"))
  func `a binding does not dismiss a screen that it has not presented`() throws {
    let deck = deck(), other = ViewController("Other")
    deck.wall.present(other, animated: true)
    try deck.stage.settle()
    model.isOpen = false
    deck.stage.runTurn()
    try deck.stage.settle()
    expect(deck.stage.visible.last == "Other" && !other.isBeingDismissed)
    other.dismiss(animated: true)
    try deck.stage.settle()
    model.isOpen = true
    _ = try deck.stage.nextFlight("photo")
    try deck.stage.settle()
    expect(deck.isShown && isTidy(deck))
    try deck.stage.close()
  }
}
