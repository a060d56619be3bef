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

  @Test(.rule("H-5", "H-6", "H-7"), arguments: Deck.Relation.allCases)
  func `a hero flight begins one run-loop turn after the screen's fade`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    deck.come()
    deck.stage.runTurn()
    expect(deck.page.view.presentationValues().alpha == 0 && deck.page.view.alpha == 1)
    expect(deck.stage.flights.isEmpty && deck.copy == nil)
    expect(!deck.wall.cell.isHidden && !deck.page.photo.isHidden)
    deck.stage.runTurn()
    expect(deck.stage.flights.map { $0.frame() }, equals: [Deck.small])
    expect(deck.wall.cell.isHidden && deck.page.photo.isHidden)
    deck.advance(100)
    let way = try Deck.spring.value(at: 0.1)
    expect(abs(deck.page.view.presentationValues().alpha - way) < 1e-9)
    expect(deck.stage.flights[0].frame().isClose(to: Deck.small.part(way, of: Deck.large)))
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-8", "H-15", "H-16"), arguments: Deck.Relation.allCases)
  func `a hero flies back on the same path`(relation: Deck.Relation) throws {
    let deck = Deck.heroes(relation)
    try deck.show()
    deck.go()
    deck.stage.runTurn()
    expect(deck.stage.flights.isEmpty && !deck.wall.cell.isHidden)
    deck.stage.runTurn()
    expect(deck.wall.cell.isHidden && deck.page.photo.isHidden)
    deck.advance(100)
    let way = try Deck.spring.value(at: 0.1)
    expect(deck.stage.flights[0].frame().isClose(to: Deck.large.part(way, of: Deck.small)))
    expect(abs(deck.page.view.presentationValues().alpha - (1 - way)) < 1e-9)
    expect(deck.copy?.presentationValues().alpha, equals: 1)
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-8", "H-34"))
  func `a hero's position and size follow the given timing`() throws {
    let deck = Deck.curves()
    let flight = try deck.takeOff()
    let curve = CubicCurve.fastOutSlowIn
    for step in 1...9 {
      let way = curve.value(at: Double(step) / 10)
      let place = flight.frame(after: .milliseconds(100 * step))
      expect(place.isClose(to: Deck.small.part(way, of: Deck.large)))
    }
    deck.advance(1_000)
    expect(deck.isShown && !deck.isMoving && deck.spoils == [])
    try deck.stage.close()
  }

  @Test(.rule("H-8", "S-1"))
  func `a hero flight's frames equal the reference values to a billionth of a point`() throws {
    let deck = Deck.heroes()
    deck.wall.cell.frame = CGRect(x: 20, y: 900, width: 100, height: 80)
    deck.page.loadViewIfNeeded()
    deck.page.photo.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    let flight = try deck.takeOff()
    expect(flight.id == "photo" && flight.target.numbers == [0, 0, 390, 300])
    for sample in HeroVector.samples {
      let numbers = flight.frame(after: .seconds(sample.seconds)).numbers
      for (number, expected) in zip(numbers, sample.frame) {
        expect(abs(number - expected) < 1e-9, "\(sample.seconds)")
      }
    }
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-13"), arguments: Deck.Relation.allCases)
  func `the original views are unhidden before the transition is completed`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    var seen: [String] = []
    deck.transition.alongside = { run, _ in
      run.onEnd { completed in seen.append("\(completed) \(deck.spoils)") }
    }
    try deck.show()
    deck.go()
    try deck.stage.settle()
    expect(seen, equals: ["true []", "true []"])
    try deck.stage.close()
  }

  @Test(.rule("H-13", "T-44"))
  func `the trace shows the start and the end of a hero flight`() throws {
    let deck = Deck.heroes()
    deck.come()
    try deck.stage.settle()
    try deck.stage.trace.expect(
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
    try deck.stage.close()
  }

  @Test(.rule("H-9", "H-10", "H-11", "H-33"), arguments: [false, true])
  func `during the cross-fade in a flying copy, the lower of its two views stays opaque`(
    isAtRest: Bool
  ) throws {
    let deck = Deck.heroes()
    deck.page.loadViewIfNeeded()
    if isAtRest { deck.page.photo.frame = Deck.small }
    deck.wall.cell.backgroundColor = Self.red
    deck.page.photo.backgroundColor = Self.blue
    _ = try deck.takeOff()
    let copy = try #require(deck.copy)
    expect(copy.subviews.map(\.backgroundColor), equals: [Self.red, Self.blue])
    expect(copy.subviews.map { $0.presentationValues().alpha }, equals: [1, 0])
    deck.advance(100)
    let way = try Deck.spring.value(at: 0.1)
    expect(abs(copy.subviews[1].presentationValues().alpha - way) < 1e-9)
    expect(copy.subviews[0].presentationValues().alpha, equals: 1)
    expect(copy.subviews.map { $0.seen.size }, equals: [copy.seen.size, copy.seen.size])
    deck.advance(200)
    expect(copy.subviews[1].presentationValues().alpha, equals: 1)
    try deck.stage.settle()
    deck.go()
    _ = try deck.stage.nextFlight("photo")
    let other = try #require(deck.copy)
    expect(other.subviews.map(\.backgroundColor), equals: [Self.red, Self.blue])
    expect(other.subviews.map { $0.presentationValues().alpha }, equals: [1, 1])
    deck.advance(100)
    expect(abs(other.subviews[1].presentationValues().alpha - (1 - way)) < 1e-9)
    expect(other.subviews[0].presentationValues().alpha, equals: 1)
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-12"), arguments: Deck.Relation.allCases)
  func `flying copies are above both screens, in the order of the views in the lower screen`(
    relation: Deck.Relation
  ) throws {
    let deck = Deck.heroes(relation)
    let back = View("back"), front = View("front"), above = View("above")
    (back.heroID, front.heroID, above.heroID) = ("z", "a", "m")
    deck.wall.view.insertSubview(back, at: 0)
    deck.wall.view.addSubview(front)
    deck.wall.cell.addSubview(View("inside"))
    deck.wall.scroll.addSubview(above)
    for id in ["a", "m", "z"] {
      let partner = View(id)
      partner.heroID = id
      deck.page.view.addSubview(partner)
    }
    _ = try deck.takeOff()
    let names = ["flight z", "flight photo", "flight m", "flight a"]
    expect(deck.container?.subviews.suffix(4).map(\.name), equals: names)
    expect(deck.stage.flights.map(\.id), equals: ["z", "photo", "m", "a"])
    expect(deck.container?.subviews.dropLast(4).last === deck.page.view)
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-18"))
  func `only views that have a partner are hidden during a flight`() throws {
    let deck = Deck.heroes()
    let badge = View("badge"), title = View("title")
    (badge.heroID, title.heroID) = ("badge", "title")
    deck.wall.view.addSubview(badge)
    deck.page.view.addSubview(title)
    _ = try deck.takeOff()
    expect(!badge.isHidden && !title.isHidden && deck.page.photo.isHidden)
    expect(deck.stage.unmatchedIDs, equals: ["badge", "title"])
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-11"))
  func `a view hidden by the app does not fly and stays hidden`() throws {
    let deck = Deck.heroes()
    deck.wall.cell.isHidden = true
    try deck.show()
    expect(deck.wall.cell.isHidden && deck.told == [] && deck.stage.unmatchedIDs == ["photo"])
    try deck.stage.close()
  }

  @Test(.rule("H-34"))
  func `no hero flies under reduced motion`() throws {
    let deck = Deck.heroes()
    deck.stage.world.isReduceMotionEnabled = true
    deck.come()
    for _ in 0..<10 {
      deck.advance(50)
      expect(deck.stage.flights.isEmpty && !deck.wall.cell.isHidden)
    }
    try deck.stage.settle()
    expect(deck.isShown && deck.spoils == [])
    deck.go()
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [] && deck.told == [])
    try deck.stage.close()
  }

  @Test(.rule("H-13"), arguments: Deck.Relation.allCases)
  func `an unanimated hero transition has the same result as an animated transition`(
    relation: Deck.Relation
  ) throws {
    let trees = try [true, false].map { animated in
      let deck = Deck.heroes(relation)
      deck.come(animated: animated)
      try deck.stage.settle()
      let shown = deck.stage.viewTree
      deck.go(animated: animated)
      try deck.stage.settle()
      let tree = [shown, deck.stage.viewTree]
      try deck.stage.close()
      return tree
    }
    expect(trees[0] == trees[1] && trees[0][0] != trees[0][1])
  }
}
