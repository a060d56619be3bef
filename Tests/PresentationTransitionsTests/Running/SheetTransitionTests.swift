import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Custom sheets with detents") @MainActor
struct SheetTransitionTests {
  private let sheet = SheetTransition(detents: [.large, .medium], duration: 0.4)
  private var pull: SheetDrag { sheet.pull }

  private func shown() throws -> Deck {
    let deck = Deck(sheet, .modal)
    try deck.show()
    return deck
  }

  private func top(_ deck: Deck) -> CGFloat { deck.page.view.seen.minY }

  @Test(.rule("P-26", "P-69"))
  func `a sheet opens at its lowest detent, and can be dismissed`() throws {
    let deck = Deck(sheet, .modal)
    deck.come()
    deck.stage.runTurn()
    expect(top(deck), equals: 844)
    deck.advance(400)
    expect(deck.page.view.frame, equals: CGRect(x: 0, y: 422, width: 390, height: 422))
    expect(!deck.isMoving && deck.spoils == [])
    deck.go()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test
  func `a gesture moves a sheet between its detents, and the sheet stops at the nearest detent`()
    throws
  {
    let deck = try shown()
    let large = 844 * (1 - 0.9)
    pull.begin()
    pull.update(translation: -200)
    expect(top(deck) == 222 && deck.page.view.frame.maxY == 844)
    pull.release()
    expect(sheet.detent, equals: .large)
    expect(abs(deck.page.view.frame.minY - large) < 1e-9 && abs(top(deck) - 222) < 1e-9)
    try deck.stage.settle()
    pull.begin()
    pull.update(translation: -50)
    expect(abs(top(deck) - (large - 10)) < 1e-9)
    pull.release(velocity: 2_000)
    expect(sheet.detent, equals: .medium)
    try deck.stage.settle()
    expect(top(deck) == 422 && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-31", "T-34"), arguments: [true, false])
  func `dragging a sheet below its lowest detent dismisses the sheet interactively`(goes: Bool)
    throws
  {
    let deck = try shown()
    pull.begin()
    pull.update(translation: 100)
    deck.stage.runTurn()
    expect(deck.page.isBeingDismissed)
    pull.update(translation: 211)
    expect(abs(top(deck) - 633) < 1e-9)
    pull.update(translation: -100)
    expect(top(deck), equals: 422)
    pull.update(translation: 211)
    goes ? pull.release() : pull.takeBack()
    try deck.stage.settle()
    expect(deck.isShown != goes && deck.spoils == [])
    if !goes { expect(top(deck) == 422 && sheet.detent == .medium) }
    try deck.stage.close()
  }

  @Test func `a fast gesture dismisses a sheet from its highest detent`() throws {
    let deck = try shown()
    sheet.select(.large)
    try deck.stage.settle()
    pull.begin()
    pull.update(translation: 50)
    pull.release(velocity: 5_000)
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("P-65"))
  func `a sheet with isModalInPresentation resists a drag and springs back`() throws {
    let deck = try shown()
    deck.page.isModalInPresentation = true
    pull.begin()
    pull.update(translation: 100)
    expect(top(deck), equals: 442)
    pull.release(velocity: 9_000)
    try deck.stage.settle()
    expect(deck.isShown && top(deck) == 422 && !deck.isMoving)
    try deck.stage.close()
  }

  @Test func `after a canceled gesture, a SheetTransition has the same detent as before`() throws {
    let deck = try shown()
    pull.begin()
    pull.update(translation: -300)
    pull.takeBack()
    try deck.stage.settle()
    expect(sheet.detent == .medium && top(deck) == 422)
    pull.release(velocity: 5_000)
    pull.takeBack()
    expect(!deck.isMoving && top(deck) == 422)
    try deck.stage.close()
  }

  @Test func `a sheet cannot be dragged during a transition`() throws {
    let deck = try shown()
    pull.begin()
    deck.go()
    pull.update(translation: -300)
    deck.stage.runTurn()
    pull.update(translation: 300)
    pull.release()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    pull.begin()
    pull.update(translation: 10)
    try deck.show()
    expect(top(deck), equals: 422)
    try deck.stage.close()
  }

  @Test func `a push with a sheet transition covers the whole stack`() throws {
    let deck = Deck(sheet)
    deck.come()
    deck.stage.runTurn()
    expect(top(deck), equals: 844)
    try deck.stage.settle()
    expect(deck.page.view.frame.height == 844 && deck.spoils == [])
    try deck.stage.close()
  }

  @Test func `a sheet transition without detents gets the large detent`() {
    expect(SheetTransition(detents: []).detents, equals: [.large])
    expect(SheetTransition.Detent(7).fraction == 1 && SheetTransition.Detent(.nan).fraction == 1)
  }
}
