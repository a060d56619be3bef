import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Hero flight") @MainActor
struct HeroFlightTests {
  private static let red = ViewColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = ViewColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test(.rule("H-5", "H-6", "H-7"), arguments: DetailFixture.Relation.allCases)
  func `a hero flight begins one run-loop turn after the screen's fade`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    fixture.come()
    fixture.stage.runTurn()
    expect(fixture.page.view.presentationValues().alpha == 0 && fixture.page.view.alpha == 1)
    expect(fixture.stage.flights.isEmpty && fixture.copy == nil)
    expect(!fixture.wall.cell.isHidden && !fixture.page.photo.isHidden)
    fixture.stage.runTurn()
    expect(fixture.stage.flights.map { $0.frame() }, equals: [DetailFixture.small])
    expect(fixture.wall.cell.isHidden && fixture.page.photo.isHidden)
    fixture.advance(100)
    let way = try DetailFixture.spring.value(at: 0.1)
    expect(abs(fixture.page.view.presentationValues().alpha - way) < 1e-9)
    expect(
      fixture.stage.flights[0].frame().isClose(
        to: DetailFixture.small.part(way, of: DetailFixture.large)))
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-8", "H-15", "H-16"), arguments: DetailFixture.Relation.allCases)
  func `a hero flies back on the same path`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture.heroes(relation)
    try fixture.show()
    fixture.go()
    fixture.stage.runTurn()
    expect(fixture.stage.flights.isEmpty && !fixture.wall.cell.isHidden)
    fixture.stage.runTurn()
    expect(fixture.wall.cell.isHidden && fixture.page.photo.isHidden)
    fixture.advance(100)
    let way = try DetailFixture.spring.value(at: 0.1)
    expect(
      fixture.stage.flights[0].frame().isClose(
        to: DetailFixture.large.part(way, of: DetailFixture.small)))
    expect(abs(fixture.page.view.presentationValues().alpha - (1 - way)) < 1e-9)
    expect(fixture.copy?.presentationValues().alpha, equals: 1)
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-8", "H-34"))
  func `a hero's position and size follow the given timing`() throws {
    let fixture = DetailFixture.curves()
    let flight = try fixture.takeOff()
    let curve = CubicCurve.fastOutSlowIn
    for step in 1...9 {
      let way = curve.value(at: Double(step) / 10)
      let place = flight.frame(after: .milliseconds(100 * step))
      expect(place.isClose(to: DetailFixture.small.part(way, of: DetailFixture.large)))
    }
    fixture.advance(1_000)
    expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-8", "S-1"))
  func `a hero flight's frames equal the reference values to a billionth of a point`() throws {
    let fixture = DetailFixture.heroes()
    fixture.wall.cell.frame = CGRect(x: 20, y: 900, width: 100, height: 80)
    fixture.page.loadViewIfNeeded()
    fixture.page.photo.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    let flight = try fixture.takeOff()
    expect(flight.id == "photo" && flight.target.numbers == [0, 0, 390, 300])
    for sample in HeroVector.samples {
      let numbers = flight.frame(after: .seconds(sample.seconds)).numbers
      for (number, expected) in zip(numbers, sample.frame) {
        expect(abs(number - expected) < 1e-9, "\(sample.seconds)")
      }
    }
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-13"), arguments: DetailFixture.Relation.allCases)
  func `the original views are unhidden before the transition is completed`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    var seen: [String] = []
    fixture.transition.alongside = { run, _ in
      run.onEnd { completed in seen.append("\(completed) \(fixture.spoils)") }
    }
    try fixture.show()
    fixture.go()
    try fixture.stage.settle()
    expect(seen, equals: ["true []", "true []"])
    try fixture.stage.close()
  }

  @Test(.rule("H-13", "T-44"))
  func `the trace shows the start and the end of a hero flight`() throws {
    let fixture = DetailFixture.heroes()
    fixture.come()
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
         0.000    1   Wall                present(Page, animated)
         0.000    1   Page.delegate       presentationController(forPresented) -> HeroPresentation
         0.000    1   Page.delegate       animationController(forPresented) -> TransitionAnimator
         0.000    1   Page.delegate       interactionControllerForPresentation -> TransitionDrag
         0.000    1   Page                viewDidLoad
         0.000    1+  Page.presentation   presentationTransitionWillBegin
         0.000    1+  Page                viewWillAppear(animated)
         0.000    1+  Page.animator       startInteractiveTransition
         0.000    1+  Page.animator       animateTransition
         0.000    1+  Page                viewIsAppearing(animated)
         0.000    2   flight photo        starts (20 500 100 100) -> (0 227 390 390)
         0.998    3   flight photo        lands
         0.998    3   Page.transition     completeTransition(true)
         0.998    3   Page.presentation   presentationTransitionDidEnd(true)
         0.998    3   Page                viewDidAppear(animated)
         0.998    3   Page.animator       animationEnded(true)
      """)
    try fixture.stage.close()
  }

  @Test(.rule("H-9", "H-10", "H-11", "H-33"), arguments: [false, true])
  func `during the cross-fade in a flying copy, the lower of its two views stays opaque`(
    isAtRest: Bool
  ) throws {
    let fixture = DetailFixture.heroes()
    fixture.page.loadViewIfNeeded()
    if isAtRest { fixture.page.photo.frame = DetailFixture.small }
    fixture.wall.cell.backgroundColor = Self.red
    fixture.page.photo.backgroundColor = Self.blue
    _ = try fixture.takeOff()
    let copy = try #require(fixture.copy)
    expect(copy.subviews.map(\.backgroundColor), equals: [Self.red, Self.blue])
    expect(copy.subviews.map { $0.presentationValues().alpha }, equals: [1, 0])
    fixture.advance(100)
    let way = try DetailFixture.spring.value(at: 0.1)
    expect(abs(copy.subviews[1].presentationValues().alpha - way) < 1e-9)
    expect(copy.subviews[0].presentationValues().alpha, equals: 1)
    expect(copy.subviews.map { $0.seen.size }, equals: [copy.seen.size, copy.seen.size])
    fixture.advance(200)
    expect(copy.subviews[1].presentationValues().alpha, equals: 1)
    try fixture.stage.settle()
    fixture.go()
    _ = try fixture.stage.nextFlight("photo")
    let other = try #require(fixture.copy)
    expect(other.subviews.map(\.backgroundColor), equals: [Self.red, Self.blue])
    expect(other.subviews.map { $0.presentationValues().alpha }, equals: [1, 1])
    fixture.advance(100)
    expect(abs(other.subviews[1].presentationValues().alpha - (1 - way)) < 1e-9)
    expect(other.subviews[0].presentationValues().alpha, equals: 1)
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-12"), arguments: DetailFixture.Relation.allCases)
  func `flying copies are above both screens, in the order of the views in the lower screen`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    let back = View("back"), front = View("front"), above = View("above")
    (back.heroID, front.heroID, above.heroID) = ("z", "a", "m")
    fixture.wall.view.insertSubview(back, at: 0)
    fixture.wall.view.addSubview(front)
    fixture.wall.cell.addSubview(View("inside"))
    fixture.wall.scroll.addSubview(above)
    for id in ["a", "m", "z"] {
      let partner = View(id)
      partner.heroID = id
      fixture.page.view.addSubview(partner)
    }
    _ = try fixture.takeOff()
    let names = ["flight z", "flight photo", "flight m", "flight a"]
    expect(fixture.container?.subviews.suffix(4).map(\.name), equals: names)
    expect(fixture.stage.flights.map(\.id), equals: ["z", "photo", "m", "a"])
    expect(fixture.container?.subviews.dropLast(4).last === fixture.page.view)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-18"))
  func `only views that have a partner are hidden during a flight`() throws {
    let fixture = DetailFixture.heroes()
    let badge = View("badge"), title = View("title")
    (badge.heroID, title.heroID) = ("badge", "title")
    fixture.wall.view.addSubview(badge)
    fixture.page.view.addSubview(title)
    _ = try fixture.takeOff()
    expect(!badge.isHidden && !title.isHidden && fixture.page.photo.isHidden)
    expect(fixture.stage.unmatchedIDs, equals: ["badge", "title"])
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-11"))
  func `a view hidden by the app does not fly and stays hidden`() throws {
    let fixture = DetailFixture.heroes()
    fixture.wall.cell.isHidden = true
    try fixture.show()
    expect(
      fixture.wall.cell.isHidden && fixture.told == [] && fixture.stage.unmatchedIDs == ["photo"])
    try fixture.stage.close()
  }

  @Test(.rule("H-34"))
  func `no hero flies under reduced motion`() throws {
    let fixture = DetailFixture.heroes()
    fixture.stage.world.isReduceMotionEnabled = true
    fixture.come()
    for _ in 0..<10 {
      fixture.advance(50)
      expect(fixture.stage.flights.isEmpty && !fixture.wall.cell.isHidden)
    }
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    fixture.go()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [] && fixture.told == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-13"), arguments: DetailFixture.Relation.allCases)
  func `an unanimated hero transition has the same result as an animated transition`(
    relation: DetailFixture.Relation
  ) throws {
    let trees = try [true, false].map { animated in
      let fixture = DetailFixture.heroes(relation)
      fixture.come(animated: animated)
      try fixture.stage.settle()
      let shown = fixture.stage.viewTree
      fixture.go(animated: animated)
      try fixture.stage.settle()
      let tree = [shown, fixture.stage.viewTree]
      try fixture.stage.close()
      return tree
    }
    expect(trees[0] == trees[1] && trees[0][0] != trees[0][1])
  }
}
