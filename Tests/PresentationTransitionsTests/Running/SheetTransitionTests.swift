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

  private func shown() throws -> DetailFixture {
    let fixture = DetailFixture(sheet, .modal)
    try fixture.show()
    return fixture
  }

  private func top(_ fixture: DetailFixture) -> CGFloat { fixture.page.view.seen.minY }

  @Test(.rule("P-26", "P-69"))
  func `a sheet opens at its lowest detent, and can be dismissed`() throws {
    let fixture = DetailFixture(sheet, .modal)
    fixture.come()
    fixture.stage.runTurn()
    expect(top(fixture), equals: 844)
    fixture.advance(400)
    expect(fixture.page.view.frame, equals: CGRect(x: 0, y: 422, width: 390, height: 422))
    expect(!fixture.isMoving && fixture.spoils == [])
    fixture.go()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test
  func `a gesture moves a sheet between its detents, and the sheet stops at the nearest detent`()
    throws
  {
    let fixture = try shown()
    let large = 844 * (1 - 0.9)
    pull.begin()
    pull.update(translation: -200)
    expect(top(fixture) == 222 && fixture.page.view.frame.maxY == 844)
    pull.release()
    expect(sheet.detent, equals: .large)
    expect(abs(fixture.page.view.frame.minY - large) < 1e-9 && abs(top(fixture) - 222) < 1e-9)
    try fixture.stage.settle()
    pull.begin()
    pull.update(translation: -50)
    expect(abs(top(fixture) - (large - 10)) < 1e-9)
    pull.release(velocity: 2_000)
    expect(sheet.detent, equals: .medium)
    try fixture.stage.settle()
    expect(top(fixture) == 422 && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-31", "T-34"), arguments: [true, false])
  func `dragging a sheet below its lowest detent dismisses the sheet interactively`(goes: Bool)
    throws
  {
    let fixture = try shown()
    pull.begin()
    pull.update(translation: 100)
    fixture.stage.runTurn()
    expect(fixture.page.isBeingDismissed)
    pull.update(translation: 211)
    expect(abs(top(fixture) - 633) < 1e-9)
    pull.update(translation: -100)
    expect(top(fixture), equals: 422)
    pull.update(translation: 211)
    goes ? pull.release() : pull.takeBack()
    try fixture.stage.settle()
    expect(fixture.isShown != goes && fixture.spoils == [])
    if !goes { expect(top(fixture) == 422 && sheet.detent == .medium) }
    try fixture.stage.close()
  }

  @Test func `a fast gesture dismisses a sheet from its highest detent`() throws {
    let fixture = try shown()
    sheet.select(.large)
    try fixture.stage.settle()
    pull.begin()
    pull.update(translation: 50)
    pull.release(velocity: 5_000)
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("P-65"))
  func `a sheet with isModalInPresentation resists a drag and springs back`() throws {
    let fixture = try shown()
    fixture.page.isModalInPresentation = true
    pull.begin()
    pull.update(translation: 100)
    expect(top(fixture), equals: 442)
    pull.release(velocity: 9_000)
    try fixture.stage.settle()
    expect(fixture.isShown && top(fixture) == 422 && !fixture.isMoving)
    try fixture.stage.close()
  }

  @Test func `after a canceled gesture, a SheetTransition has the same detent as before`() throws {
    let fixture = try shown()
    pull.begin()
    pull.update(translation: -300)
    pull.takeBack()
    try fixture.stage.settle()
    expect(sheet.detent == .medium && top(fixture) == 422)
    pull.release(velocity: 5_000)
    pull.takeBack()
    expect(!fixture.isMoving && top(fixture) == 422)
    try fixture.stage.close()
  }

  @Test func `a sheet cannot be dragged during a transition`() throws {
    let fixture = try shown()
    pull.begin()
    fixture.go()
    pull.update(translation: -300)
    fixture.stage.runTurn()
    pull.update(translation: 300)
    pull.release()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    pull.begin()
    pull.update(translation: 10)
    try fixture.show()
    expect(top(fixture), equals: 422)
    try fixture.stage.close()
  }

  @Test func `a push with a sheet transition covers the whole stack`() throws {
    let fixture = DetailFixture(sheet)
    fixture.come()
    fixture.stage.runTurn()
    expect(top(fixture), equals: 844)
    try fixture.stage.settle()
    expect(fixture.page.view.frame.height == 844 && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test func `a sheet transition without detents gets the large detent`() {
    expect(SheetTransition(detents: []).detents, equals: [.large])
    expect(SheetTransition.Detent(7).fraction == 1 && SheetTransition.Detent(.nan).fraction == 1)
  }
}
