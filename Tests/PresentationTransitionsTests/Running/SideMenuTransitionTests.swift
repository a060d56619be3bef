import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Side menus") @MainActor
struct SideMenuTransitionTests {
  private func dimming(_ fixture: DetailFixture) -> View? {
    fixture.container?.subviews.first { $0.name == "dimming" }
  }

  @Test(.rule("P-26", "P-69", "T-18"), arguments: SideMenuTransition.Side.allCases)
  func `a side menu slides in from its edge, and the screen behind stays dimmed`(
    side: SideMenuTransition.Side
  ) throws {
    let fixture = DetailFixture(SideMenuTransition(side, duration: 0.4), .modal)
    let place = CGRect(x: side == .left ? 0 : 110, y: 0, width: 280, height: 844)
    let way: CGFloat = side == .left ? -280 : 280
    fixture.come()
    fixture.stage.runTurn()
    expect(fixture.page.view.seen, equals: place.offsetBy(dx: way, dy: 0))
    let dimming = try #require(self.dimming(fixture))
    expect(fixture.container?.subviews.first === dimming)
    expect(dimming.presentationValues().alpha, equals: 0)
    fixture.advance(200)
    expect(fixture.page.view.seen.isClose(to: place.offsetBy(dx: way / 2, dy: 0)))
    expect(abs(dimming.presentationValues().alpha - 0.2) < 1e-9)
    fixture.advance(200)
    expect(!fixture.isMoving && dimming.alpha == 0.4 && fixture.page.view.frame == place)
    fixture.go()
    try fixture.stage.settle()
    expect(!fixture.isShown && dimming.superview == nil && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-18", "T-34", "P-76"), arguments: [true, false])
  func `a gesture can present a side menu and can cancel the presentation`(stays: Bool) throws {
    let fixture = DetailFixture(SideMenuTransition(), .modal)
    fixture.transition.drag.begin(length: 280) { fixture.come() }
    fixture.stage.runTurn()
    fixture.transition.drag.update(translation: 70)
    expect(abs(fixture.page.view.seen.minX + 210) < 1e-9)
    expect(abs((dimming(fixture)?.presentationValues().alpha ?? 1) - 0.1) < 1e-9)
    stays ? fixture.transition.drag.release(velocity: 500) : fixture.transition.drag.takeBack()
    try fixture.stage.settle()
    expect(fixture.isShown == stays && fixture.spoils == [])
    expect(dimming(fixture)?.alpha, equals: stays ? 0.4 : nil)
    try fixture.stage.close()
  }

  @Test func `pushing a side menu dims the covered screen until the push has ended`() throws {
    let fixture = DetailFixture(SideMenuTransition(duration: 0.4))
    fixture.come()
    fixture.stage.runTurn()
    fixture.advance(200)
    expect(fixture.page.view.seen.isClose(to: CGRect(x: -195, y: 0, width: 390, height: 844)))
    expect(abs((dimming(fixture)?.presentationValues().alpha ?? 0) - 0.2) < 1e-9)
    try fixture.stage.settle()
    expect(fixture.isShown && dimming(fixture) == nil && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test func `a side menu presented without animation dims the screen immediately`() throws {
    let fixture = DetailFixture(SideMenuTransition(), .modal)
    fixture.wall.present(fixture.page, animated: false)
    try fixture.stage.settle()
    expect(dimming(fixture)?.alpha == 0.4 && fixture.page.view.frame.width == 280)
    fixture.page.dismiss(animated: false)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }
}
