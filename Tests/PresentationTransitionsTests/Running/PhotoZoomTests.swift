import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

@Suite("Photo zooms") @MainActor
struct PhotoZoomTests {
  private let zoom = PhotoZoomTransition()

  private func copy(_ deck: Deck) -> View? {
    deck.container?.subviews.first { $0.name == "flight photo" }
  }

  private let small = CGRect(x: 20, y: 500, width: 100, height: 100)
  private let whole = CGRect(x: 0, y: 227, width: 390, height: 390)

  @Test(.rule("H-51", "S-7"), arguments: Deck.Relation.allCases)
  func `a copy of the cell flies to the photo's full-screen frame`(relation: Deck.Relation) throws {
    let deck = Deck(zoom, relation)
    deck.come()
    deck.stage.runTurn()
    let copy = try #require(self.copy(deck))
    expect(copy.seen == small && copy.frame == whole)
    expect(deck.wall.cell.isHidden && deck.page.photo.isHidden)
    expect(deck.container?.subviews.last === copy)
    expect(deck.page.view.presentationValues().alpha, equals: 0)
    deck.advance(190)
    let spring = try SpringCurve(dampingRatio: 0.95, duration: 0.38)
    let way = spring.value(at: 0.19)
    expect(abs(copy.seen.minY - (500 - 273 * way)) < 1e-9)
    expect(abs(deck.page.view.presentationValues().alpha - way) < 1e-9)
    deck.advance(190)
    expect(copy.superview == nil && deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-51"), arguments: Deck.Relation.allCases)
  func `willFly and didLand of both screens are called in the documented order`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck(zoom, relation)
    for controller in [deck.wall, deck.page] as [ViewController] {
      expect(controller.viewIfLoaded === controller.viewIfLoaded)
    }
    try deck.show()
    deck.go()
    try deck.stage.settle()
    expect(
      deck.log.lines,
      equals: [
        "wall willFly", "page willFly", "page didLand", "wall didLand",
        "page willFly", "wall willFly", "wall didLand", "page didLand",
      ])
    try deck.stage.close()
  }

  @Test(.rule("H-51", "T-14"))
  func `didLand is called when the transition has been completed`() throws {
    let deck = Deck(zoom)
    deck.come()
    deck.stage.runTurn()
    expect(deck.log.lines.count, equals: 2)
    deck.advance(380)
    expect(deck.stage.events.last?.hasSuffix("animationEnded(true)") == true)
    expect(deck.log.lines.count, equals: 4)
    try deck.stage.close()
  }

  @Test(.rule("H-24", "H-51"))
  func `a photo without a cell flies in from below the screen`() throws {
    let deck = Deck(zoom)
    deck.wall.hasCell = false
    let below = CGRect(x: 0, y: 844, width: 390, height: 390)
    deck.come()
    deck.stage.runTurn()
    expect(self.copy(deck)?.seen, equals: below)
    try deck.stage.settle()
    deck.go()
    deck.stage.runTurn()
    let copy = try #require(self.copy(deck))
    deck.stage.runTurn()
    expect(copy.seen == whole && copy.frame == below)
    try deck.stage.settle()
    expect(deck.spoils == [] && deck.stage.issues == [])
    try deck.stage.close()
  }

  @Test(.rule("H-24", "A-12"))
  func `a photo's target is computed after the grid's layout`() throws {
    let deck = Deck(zoom)
    try deck.show()
    deck.go()
    deck.stage.runTurn()
    let copy = try #require(self.copy(deck))
    expect(copy.frame, equals: whole)
    deck.wall.cell.frame.origin.x = 200
    deck.stage.runTurn()
    expect(copy.frame == small.offsetBy(dx: 180, dy: 0) && copy.seen == whole)
    deck.advance(190)
    let way = try SpringCurve(dampingRatio: 0.9, duration: 0.38).value(at: 0.19)
    expect(abs(copy.seen.minX - 200 * way) < 1e-9)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-51", "N-36", "N-106"))
  func `a gesture that pops a photo slides the tab bar back in`() throws {
    let deck = Deck(zoom, .stack, hasTabs: true)
    let bar = try #require(deck.tabs?.tabBar)
    let top = bar.frame.minY
    deck.come()
    deck.stage.runTurn()
    deck.advance(100)
    expect(bar.seen.minY > top && bar.seen.minY < 844 && !bar.isHidden)
    try deck.stage.settle()
    expect(bar.isHidden && bar.frame.minY == 844)
    zoom.pull.begin { deck.go() }
    deck.stage.runTurn()
    zoom.pull.update(translation: CGPoint(x: 0, y: 200))
    expect(abs(bar.seen.minY - (top + 844) / 2) < 1e-9)
    zoom.pull.takeBack()
    try deck.stage.settle()
    expect(bar.isHidden && deck.spoils == [])
    deck.go()
    try deck.stage.settle()
    expect(!bar.isHidden && bar.frame.minY == top && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-18"))
  func `an alongside animation of a bar is reversed when a gesture cancels the pop`() throws {
    let deck = Deck(zoom)
    let bar = View("bar", frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    deck.stage.window.addSubview(bar)
    zoom.alongside = { run, animator in
      animator.addAnimations { bar.frame.origin.y = run.direction == .coming ? 844 : 795 }
    }
    try deck.show()
    expect(bar.frame.minY, equals: 844)
    deck.go()
    deck.stage.runTurn()
    deck.stage.runTurn()
    expect(bar.frame.minY == 795 && bar.seen.minY == 844)
    zoom.drag.grab(length: 100)
    zoom.drag.takeBack()
    try deck.stage.settle()
    expect(deck.isShown && bar.frame.minY == 844 && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-50"), arguments: Deck.Relation.allCases)
  func `a photo zoom between screens without photos is reported and ends immediately`(
    relation: Deck.Relation
  ) throws {
    let home = ViewController("Home"), other = ViewController("Other")
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    stack.delegate = zoom
    other.customTransition = relation == .modal ? zoom : nil
    relation == .modal
      ? home.present(other, animated: true) : stack.pushViewController(other, animated: true)
    stage.runTurn()
    expect(stage.visible.last == "Other" && other.transitionCoordinator == nil)
    expect(stage.issues.map(\.code), equals: [.transitionMisses])
    try stage.close()
  }
}

@Suite("Photos under a gesture") @MainActor
struct PhotoZoomDragTests {
  private let zoom = PhotoZoomTransition()
  private var pull: PhotoZoomDrag { zoom.pull }

  private func pulled(_ relation: Deck.Relation) throws -> (Deck, View) {
    let deck = Deck(zoom, relation)
    try deck.show()
    pull.begin { deck.go() }
    deck.stage.runTurn()
    let copy = deck.container?.subviews.last { $0.name == "flight photo" }
    return (deck, try #require(copy))
  }

  private let whole = CGRect(x: 0, y: 227, width: 390, height: 390)

  @Test(.rule("H-51", "T-43"), arguments: Deck.Relation.allCases)
  func `the photo follows the gesture, and the screen fades`(relation: Deck.Relation) throws {
    let (deck, copy) = try pulled(relation)
    expect(copy.seen == whole && deck.page.view.alpha == 1)
    pull.update(translation: CGPoint(x: 30, y: 200))
    expect(copy.center, equals: CGPoint(x: 225, y: 622))
    expect(abs(copy.seen.width - 390 * 5 / 6) < 1e-9 && deck.page.view.alpha == 0.5)
    expect(deck.page.transitionCoordinator?.percentComplete, equals: 0.5)
    pull.update(translation: CGPoint(x: 0, y: -50))
    expect(copy.seen.height == 390 && deck.page.view.alpha == 1)
    pull.takeBack()
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-51", "T-11"), arguments: Deck.Relation.allCases)
  func `a released photo flies to the cell's current place`(relation: Deck.Relation) throws {
    let (deck, copy) = try pulled(relation)
    pull.update(translation: CGPoint(x: 30, y: 200))
    deck.wall.scroll.bounds.origin.y = 700
    pull.release()
    expect(copy.frame, equals: CGRect(x: 20, y: 300, width: 100, height: 100))
    expect(copy.presentationValues().center, equals: CGPoint(x: 225, y: 622))
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    expect(deck.log.lines.suffix(2), equals: ["wall didLand", "page didLand"])
    try deck.stage.close()
  }

  @Test(.rule("H-51", "T-12", "N-66"), arguments: Deck.Relation.allCases)
  func `after a canceled gesture, the photo springs back`(relation: Deck.Relation) throws {
    let (deck, copy) = try pulled(relation)
    pull.update(translation: CGPoint(x: 30, y: 100))
    pull.release(velocity: CGPoint(x: 0, y: -400))
    expect(copy.frame == whole && deck.page.view.alpha == 1)
    deck.advance(380)
    expect(deck.isShown && !deck.isMoving && deck.spoils == [])
    expect(deck.log.lines.suffix(2), equals: ["wall didLand", "page didLand"])
    deck.go()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(arguments: [
    (0.0, 0.0, false), (119, 0, false), (120, 0, true), (0, 480, true),
    (200, -200, true), (200, -400, false),
  ])
  func `distance and velocity of the gesture decide whether the photo is dismissed`(
    way: Double, velocity: Double, goes: Bool
  ) throws {
    let (deck, _) = try pulled(.stack)
    pull.update(translation: CGPoint(x: 0, y: way))
    pull.release(velocity: CGPoint(x: 0, y: velocity))
    try deck.stage.settle()
    expect(deck.isShown != goes && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("T-18", "T-43"), arguments: [true, false])
  func `alongside animations follow the gesture`(goes: Bool) throws {
    let deck = Deck(zoom)
    let bar = View("bar", frame: CGRect(x: 0, y: 844, width: 390, height: 49))
    deck.stage.window.addSubview(bar)
    try deck.show()
    zoom.alongside = { _, animator in animator.addAnimations { bar.frame.origin.y = 795 } }
    pull.begin { deck.go() }
    deck.stage.runTurn()
    expect(bar.seen.minY, equals: 844)
    pull.update(translation: CGPoint(x: 0, y: 200))
    expect(abs(bar.seen.minY - 819.5) < 1e-9)
    goes ? pull.release() : pull.takeBack()
    deck.advance(100)
    expect(goes ? bar.seen.minY < 819.5 : bar.seen.minY > 819.5)
    try deck.stage.settle()
    expect(bar.frame.minY == (goes ? 795 : 844) && bar.seen == bar.frame)
    expect(deck.isShown != goes && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(arguments: [true, false])
  func `with reduced motion, a released photo fades and does not move`(goes: Bool) throws {
    let (deck, copy) = try pulled(.stack)
    deck.stage.world.isReduceMotionEnabled = true
    pull.update(translation: CGPoint(x: 0, y: 200))
    let place = copy.seen
    goes ? pull.release() : pull.takeBack()
    deck.advance(100)
    expect(copy.seen == place && copy.presentationValues().alpha < 1)
    try deck.stage.settle()
    expect(deck.isShown != goes && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("P-79"), arguments: [true, false])
  func `even if a gesture ends before the photo flies, the pop is finished or canceled`(
    goes: Bool
  ) throws {
    let deck = Deck(zoom)
    try deck.show()
    pull.begin { deck.go() }
    pull.update(translation: CGPoint(x: 0, y: goes ? 300 : 20))
    pull.release()
    try deck.stage.settle()
    expect(deck.isShown != goes && deck.spoils == [])
    try deck.stage.close()
  }

  @Test
  func `after a gesture without a transition, the next gesture can start a transition`() throws {
    let deck = Deck(zoom)
    try deck.show()
    pull.begin {}
    pull.update(translation: CGPoint(x: 0, y: 300))
    pull.release()
    deck.stage.runTurn()
    expect(deck.isShown && !deck.isMoving && deck.spoils == [])
    pull.begin { deck.go() }
    pull.begin { deck.go() }
    deck.stage.runTurn()
    pull.update(translation: CGPoint(x: 0, y: 300))
    pull.release()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }
}
