import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Side menus") @MainActor
struct SideMenuTransitionTests {
  private func dimming(_ deck: Deck) -> View? {
    deck.container?.subviews.first { $0.name == "dimming" }
  }

  @Test(.rule("P-26", "P-69", "T-18"), arguments: SideMenuTransition.Side.allCases)
  func `a side menu slides in from its edge, and the screen behind stays dimmed`(
    side: SideMenuTransition.Side
  ) throws {
    let deck = Deck(SideMenuTransition(side, duration: 0.4), .modal)
    let place = CGRect(x: side == .left ? 0 : 110, y: 0, width: 280, height: 844)
    let way: CGFloat = side == .left ? -280 : 280
    deck.come()
    deck.stage.runTurn()
    expect(deck.page.view.seen, equals: place.offsetBy(dx: way, dy: 0))
    let dimming = try #require(self.dimming(deck))
    expect(deck.container?.subviews.first === dimming)
    expect(dimming.presentationValues().alpha, equals: 0)
    deck.advance(200)
    expect(deck.page.view.seen.isClose(to: place.offsetBy(dx: way / 2, dy: 0)))
    expect(abs(dimming.presentationValues().alpha - 0.2) < 1e-9)
    deck.advance(200)
    expect(!deck.isMoving && dimming.alpha == 0.4 && deck.page.view.frame == place)
    deck.go()
    try deck.stage.settle()
    expect(!deck.isShown && dimming.superview == nil && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-18", "T-34", "P-76"), arguments: [true, false])
  func `a gesture can present a side menu and can cancel the presentation`(stays: Bool) throws {
    let deck = Deck(SideMenuTransition(), .modal)
    deck.transition.drag.begin(length: 280) { deck.come() }
    deck.stage.runTurn()
    deck.transition.drag.update(translation: 70)
    expect(abs(deck.page.view.seen.minX + 210) < 1e-9)
    expect(abs((dimming(deck)?.presentationValues().alpha ?? 1) - 0.1) < 1e-9)
    stays ? deck.transition.drag.release(velocity: 500) : deck.transition.drag.takeBack()
    try deck.stage.settle()
    expect(deck.isShown == stays && deck.spoils == [])
    expect(dimming(deck)?.alpha, equals: stays ? 0.4 : nil)
    try deck.stage.close()
  }

  @Test func `pushing a side menu dims the covered screen until the push has ended`() throws {
    let deck = Deck(SideMenuTransition(duration: 0.4))
    deck.come()
    deck.stage.runTurn()
    deck.advance(200)
    expect(deck.page.view.seen.isClose(to: CGRect(x: -195, y: 0, width: 390, height: 844)))
    expect(abs((dimming(deck)?.presentationValues().alpha ?? 0) - 0.2) < 1e-9)
    try deck.stage.settle()
    expect(deck.isShown && dimming(deck) == nil && deck.spoils == [])
    try deck.stage.close()
  }

  @Test func `a side menu presented without animation dims the screen immediately`() throws {
    let deck = Deck(SideMenuTransition(), .modal)
    deck.wall.present(deck.page, animated: false)
    try deck.stage.settle()
    expect(dimming(deck)?.alpha == 0.4 && deck.page.view.frame.width == 280)
    deck.page.dismiss(animated: false)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }
}
