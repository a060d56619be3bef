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

  private func copy(_ fixture: DetailFixture) -> View? {
    fixture.container?.subviews.first { $0.name == "flight photo" }
  }

  private let small = CGRect(x: 20, y: 500, width: 100, height: 100)
  private let whole = CGRect(x: 0, y: 227, width: 390, height: 390)

  @Test(.rule("H-51", "S-7"), arguments: DetailFixture.Relation.allCases)
  func `a copy of the cell flies to the photo's full-screen frame`(relation: DetailFixture.Relation)
    throws
  {
    let fixture = DetailFixture(zoom, relation)
    fixture.come()
    fixture.stage.runTurn()
    let copy = try #require(self.copy(fixture))
    expect(copy.seen == small && copy.frame == whole)
    expect(fixture.wall.cell.isHidden && fixture.page.photo.isHidden)
    expect(fixture.container?.subviews.last === copy)
    expect(fixture.page.view.presentationValues().alpha, equals: 0)
    fixture.advance(190)
    let spring = try SpringCurve(dampingRatio: 0.95, duration: 0.38)
    let way = spring.value(at: 0.19)
    expect(abs(copy.seen.minY - (500 - 273 * way)) < 1e-9)
    expect(abs(fixture.page.view.presentationValues().alpha - way) < 1e-9)
    fixture.advance(190)
    expect(copy.superview == nil && fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-51"), arguments: DetailFixture.Relation.allCases)
  func `willFly and didLand of both screens are called in the documented order`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture(zoom, relation)
    for controller in [fixture.wall, fixture.page] as [ViewController] {
      expect(controller.viewIfLoaded === controller.viewIfLoaded)
    }
    try fixture.show()
    fixture.go()
    try fixture.stage.settle()
    expect(
      fixture.log.lines,
      equals: [
        "wall willFly", "page willFly", "page didLand", "wall didLand",
        "page willFly", "wall willFly", "wall didLand", "page didLand",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("H-51", "T-14"))
  func `didLand is called when the transition has been completed`() throws {
    let fixture = DetailFixture(zoom)
    fixture.come()
    fixture.stage.runTurn()
    expect(fixture.log.lines.count, equals: 2)
    fixture.advance(380)
    expect(fixture.stage.events.last?.hasSuffix("animationEnded(true)") == true)
    expect(fixture.log.lines.count, equals: 4)
    try fixture.stage.close()
  }

  @Test(.rule("H-24", "H-51"))
  func `a photo without a cell flies in from below the screen`() throws {
    let fixture = DetailFixture(zoom)
    fixture.wall.hasCell = false
    let below = CGRect(x: 0, y: 844, width: 390, height: 390)
    fixture.come()
    fixture.stage.runTurn()
    expect(self.copy(fixture)?.seen, equals: below)
    try fixture.stage.settle()
    fixture.go()
    fixture.stage.runTurn()
    let copy = try #require(self.copy(fixture))
    fixture.stage.runTurn()
    expect(copy.seen == whole && copy.frame == below)
    try fixture.stage.settle()
    expect(fixture.spoils == [] && fixture.stage.issues == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-24", "A-12"))
  func `a photo's target is computed after the grid's layout`() throws {
    let fixture = DetailFixture(zoom)
    try fixture.show()
    fixture.go()
    fixture.stage.runTurn()
    let copy = try #require(self.copy(fixture))
    expect(copy.frame, equals: whole)
    fixture.wall.cell.frame.origin.x = 200
    fixture.stage.runTurn()
    expect(copy.frame == small.offsetBy(dx: 180, dy: 0) && copy.seen == whole)
    fixture.advance(190)
    let way = try SpringCurve(dampingRatio: 0.9, duration: 0.38).value(at: 0.19)
    expect(abs(copy.seen.minX - 200 * way) < 1e-9)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-51", "N-36", "N-106"))
  func `a gesture that pops a photo slides the tab bar back in`() throws {
    let fixture = DetailFixture(zoom, .stack, hasTabs: true)
    let bar = try #require(fixture.tabs?.tabBar)
    let top = bar.frame.minY
    fixture.come()
    fixture.stage.runTurn()
    fixture.advance(100)
    expect(bar.seen.minY > top && bar.seen.minY < 844 && !bar.isHidden)
    try fixture.stage.settle()
    expect(bar.isHidden && bar.frame.minY == 844)
    zoom.pull.begin { fixture.go() }
    fixture.stage.runTurn()
    zoom.pull.update(translation: CGPoint(x: 0, y: 200))
    expect(abs(bar.seen.minY - (top + 844) / 2) < 1e-9)
    zoom.pull.takeBack()
    try fixture.stage.settle()
    expect(bar.isHidden && fixture.spoils == [])
    fixture.go()
    try fixture.stage.settle()
    expect(!bar.isHidden && bar.frame.minY == top && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-18"))
  func `an alongside animation of a bar is reversed when a gesture cancels the pop`() throws {
    let fixture = DetailFixture(zoom)
    let bar = View("bar", frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    fixture.stage.window.addSubview(bar)
    zoom.alongside = { run, animator in
      animator.addAnimations { bar.frame.origin.y = run.direction == .coming ? 844 : 795 }
    }
    try fixture.show()
    expect(bar.frame.minY, equals: 844)
    fixture.go()
    fixture.stage.runTurn()
    fixture.stage.runTurn()
    expect(bar.frame.minY == 795 && bar.seen.minY == 844)
    zoom.drag.grab(length: 100)
    zoom.drag.takeBack()
    try fixture.stage.settle()
    expect(fixture.isShown && bar.frame.minY == 844 && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-50"), arguments: DetailFixture.Relation.allCases)
  func `a photo zoom between screens without photos is reported and ends immediately`(
    relation: DetailFixture.Relation
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

  private func pulled(_ relation: DetailFixture.Relation) throws -> (DetailFixture, View) {
    let fixture = DetailFixture(zoom, relation)
    try fixture.show()
    pull.begin { fixture.go() }
    fixture.stage.runTurn()
    let copy = fixture.container?.subviews.last { $0.name == "flight photo" }
    return (fixture, try #require(copy))
  }

  private let whole = CGRect(x: 0, y: 227, width: 390, height: 390)

  @Test(.rule("H-51", "T-43"), arguments: DetailFixture.Relation.allCases)
  func `the photo follows the gesture, and the screen fades`(relation: DetailFixture.Relation)
    throws
  {
    let (fixture, copy) = try pulled(relation)
    expect(copy.seen == whole && fixture.page.view.alpha == 1)
    pull.update(translation: CGPoint(x: 30, y: 200))
    expect(copy.center, equals: CGPoint(x: 225, y: 622))
    expect(abs(copy.seen.width - 390 * 5 / 6) < 1e-9 && fixture.page.view.alpha == 0.5)
    expect(fixture.page.transitionCoordinator?.percentComplete, equals: 0.5)
    pull.update(translation: CGPoint(x: 0, y: -50))
    expect(copy.seen.height == 390 && fixture.page.view.alpha == 1)
    pull.takeBack()
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-51", "T-11"), arguments: DetailFixture.Relation.allCases)
  func `a released photo flies to the cell's current place`(relation: DetailFixture.Relation) throws
  {
    let (fixture, copy) = try pulled(relation)
    pull.update(translation: CGPoint(x: 30, y: 200))
    fixture.wall.scroll.bounds.origin.y = 700
    pull.release()
    expect(copy.frame, equals: CGRect(x: 20, y: 300, width: 100, height: 100))
    expect(copy.presentationValues().center, equals: CGPoint(x: 225, y: 622))
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    expect(fixture.log.lines.suffix(2), equals: ["wall didLand", "page didLand"])
    try fixture.stage.close()
  }

  @Test(.rule("H-51", "T-12", "N-66"), arguments: DetailFixture.Relation.allCases)
  func `after a canceled gesture, the photo springs back`(relation: DetailFixture.Relation) throws {
    let (fixture, copy) = try pulled(relation)
    pull.update(translation: CGPoint(x: 30, y: 100))
    pull.release(velocity: CGPoint(x: 0, y: -400))
    expect(copy.frame == whole && fixture.page.view.alpha == 1)
    fixture.advance(380)
    expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    expect(fixture.log.lines.suffix(2), equals: ["wall didLand", "page didLand"])
    fixture.go()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(arguments: [
    (0.0, 0.0, false), (119, 0, false), (120, 0, true), (0, 480, true),
    (200, -200, true), (200, -400, false),
  ])
  func `distance and velocity of the gesture decide whether the photo is dismissed`(
    way: Double, velocity: Double, goes: Bool
  ) throws {
    let (fixture, _) = try pulled(.stack)
    pull.update(translation: CGPoint(x: 0, y: way))
    pull.release(velocity: CGPoint(x: 0, y: velocity))
    try fixture.stage.settle()
    expect(fixture.isShown != goes && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-18", "T-43"), arguments: [true, false])
  func `alongside animations follow the gesture`(goes: Bool) throws {
    let fixture = DetailFixture(zoom)
    let bar = View("bar", frame: CGRect(x: 0, y: 844, width: 390, height: 49))
    fixture.stage.window.addSubview(bar)
    try fixture.show()
    zoom.alongside = { _, animator in animator.addAnimations { bar.frame.origin.y = 795 } }
    pull.begin { fixture.go() }
    fixture.stage.runTurn()
    expect(bar.seen.minY, equals: 844)
    pull.update(translation: CGPoint(x: 0, y: 200))
    expect(abs(bar.seen.minY - 819.5) < 1e-9)
    goes ? pull.release() : pull.takeBack()
    fixture.advance(100)
    expect(goes ? bar.seen.minY < 819.5 : bar.seen.minY > 819.5)
    try fixture.stage.settle()
    expect(bar.frame.minY == (goes ? 795 : 844) && bar.seen == bar.frame)
    expect(fixture.isShown != goes && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(arguments: [true, false])
  func `with reduced motion, a released photo fades and does not move`(goes: Bool) throws {
    let (fixture, copy) = try pulled(.stack)
    fixture.stage.world.isReduceMotionEnabled = true
    pull.update(translation: CGPoint(x: 0, y: 200))
    let place = copy.seen
    goes ? pull.release() : pull.takeBack()
    fixture.advance(100)
    expect(copy.seen == place && copy.presentationValues().alpha < 1)
    try fixture.stage.settle()
    expect(fixture.isShown != goes && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("P-79"), arguments: [true, false])
  func `even if a gesture ends before the photo flies, the pop is finished or canceled`(
    goes: Bool
  ) throws {
    let fixture = DetailFixture(zoom)
    try fixture.show()
    pull.begin { fixture.go() }
    pull.update(translation: CGPoint(x: 0, y: goes ? 300 : 20))
    pull.release()
    try fixture.stage.settle()
    expect(fixture.isShown != goes && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test
  func `after a gesture without a transition, the next gesture can start a transition`() throws {
    let fixture = DetailFixture(zoom)
    try fixture.show()
    pull.begin {}
    pull.update(translation: CGPoint(x: 0, y: 300))
    pull.release()
    fixture.stage.runTurn()
    expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    pull.begin { fixture.go() }
    pull.begin { fixture.go() }
    fixture.stage.runTurn()
    pull.update(translation: CGPoint(x: 0, y: 300))
    pull.release()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }
}
