import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@Suite("Animations alongside a transition")
@MainActor struct AlongsideTests {
  private let side = View("side", frame: CGRect(x: -5, y: -5, width: 10, height: 10))

  private var place: Double { side.presentationValues().center.x }

  /// Returns a transition that has been requested, with an alongside animation that moves `side`
  /// from 0 to 100.
  private func ride(_ craft: Craft, dismisses: Bool = false, steered: Bool = true) throws -> Ride {
    let ride = try Ride(craft, dismisses: dismisses)
    if !steered { ride.delegate.interactor = nil }
    ride.home.view.addSubview(side)
    ride.ask()
    ride.coordinator?.animate(
      alongsideTransition: { [side] _ in side.center.x = 100 }, completion: nil)
    return ride
  }

  @Test(.rule("T-18"), arguments: Craft.allCases, [false, true])
  func `an alongside animation of a noninteractive transition takes the transition's duration`(
    craft: Craft, dismisses: Bool
  ) throws {
    let ride = try ride(craft, dismisses: dismisses, steered: false)
    expect(side.center.x, equals: 0)
    ride.stage.runTurn()
    expect(side.center.x, equals: 100)
    expect(isNear(place, 0))
    ride.stage.advance(by: .milliseconds(500))
    expect(isNear(place, 50))
    expect(isNear(side.presentationValues(after: .milliseconds(500)).center.x, 100))
    try ride.stage.settle()
    expect(ride.hasEnded(finished: true))
    expect(place, equals: 100)
    expect(side.center.x, equals: 100)
  }

  @Test(.rule("T-18"), arguments: Craft.allCases, [true, false])
  func `an alongside animation follows the gesture and ends with the transition`(
    craft: Craft, finishes: Bool
  ) throws {
    let ride = try ride(craft)
    ride.hand.completionCurve = .linear
    ride.stage.runTurn()
    for percent in [0, 0.3, 0.999, 1, 0.5] {
      ride.hand.update(percent)
      expect(isNear(place, percent * 100), "\(percent)")
    }
    ride.end(finishes: finishes)
    for count in 1...4 {
      ride.stage.advance(by: .milliseconds(100))
      let expected = 50 + Double(count) * (finishes ? 10 : -10)
      expect(isNear(place, expected), "\(place) is not \(expected)")
      expect(isNear(place, ride.place))
    }
    try ride.stage.settle()
    expect(ride.hasEnded(finished: finishes))
    expect(side.center.x, equals: finishes ? 100 : 0)
    expect(isNear(place, side.center.x))
  }

  @Test(.rule("T-18", "T-35", "T-45"))
  func `an alongside animation keeps its curve when a paused transition is canceled`() throws {
    let ride = try Ride(.interruptible)
    ride.hand.wantsInteractiveStart = false
    ride.home.view.addSubview(side)
    ride.ask()
    ride.coordinator?.animate(
      alongsideTransition: { [side] _ in side.center.x = 100 }, completion: nil)
    ride.stage.runTurn()
    ride.stage.advance(by: .milliseconds(400))
    let grabbed = place
    expect(isNear(grabbed, 100 * CubicCurve.easeInOut.value(at: 0.4)))
    ride.hand.pause()
    ride.stage.advance(by: .milliseconds(400))
    expect(isNear(place, grabbed))
    ride.hand.update(0.7)
    let released = place
    expect(isNear(released, 100 * CubicCurve.easeInOut.value(at: 0.7)))
    ride.hand.cancel()
    expect(isNear(place, released))
    ride.stage.advance(by: .milliseconds(200))
    expect(place < released)
    try ride.stage.settle()
    expect(ride.hasEnded(finished: false))
    expect(side.center.x, equals: 0)
  }

  @Test(.rule("T-17", "T-18", "P-35"), arguments: Craft.allCases)
  func `alongside blocks run after animateTransition, in the order of registration`(
    craft: Craft
  ) throws {
    let log = SpyLog(), ride = try Ride(craft)
    let coordinator = { ride.menu.transitionCoordinator }
    ride.traveller.whenAnimating = { _ in
      log.say("animates")
      let isQueued = coordinator()?.animate(
        alongsideTransition: { _ in log.say("third") }, completion: nil)
      expect(isQueued == true)
    }
    ride.ask()
    for name in ["first", "second"] {
      let isQueued = coordinator()?.animate(
        alongsideTransition: { _ in log.say(name) }, completion: nil)
      expect(isQueued == true)
    }
    ride.stage.runTurn()
    expect(log.entries, equals: ["animates", "first", "second", "third"])
    ride.hand.update(0.5)
    ride.hand.finish()
    try ride.stage.settle()
    expect(log.entries.count, equals: 4)
  }

  @Test(.rule("T-17"), arguments: [true, false])
  func `an alongside animation can be registered in viewWillAppear but not in viewIsAppearing`(
    isEarly: Bool
  ) throws {
    let spy = SpyController("Spy"), stage = Stage(ViewController("Home"))
    let root = try #require(stage.window.rootViewController)
    root.view.addSubview(side)
    var answer: Bool?
    var completions = 0
    let register = { [side] in
      answer = spy.transitionCoordinator?.animate(
        alongsideTransition: { _ in side.center.x = 100 }, completion: { _ in completions += 1 })
    }
    if isEarly { spy.whenWillAppear = register } else { spy.whenIsAppearing = register }
    root.present(spy, animated: true)
    try stage.settle()
    expect(answer, equals: isEarly)
    expect(side.center.x, equals: isEarly ? 100 : 0)
    expect(completions, equals: 1)
  }

  @Test(.rule("T-19", "T-20"), arguments: Craft.allCases, [true, false])
  func `a coordinator calls every registered completion exactly once`(
    craft: Craft, finishes: Bool
  ) throws {
    let ride = try Ride(craft, dismisses: true)
    var completions: [Bool] = []
    ride.ask()
    let note = { (context: any ViewControllerTransitionCoordinatorContext) in
      expect(ride.stage.sceneAppearances(of: "Menu").count, equals: finishes ? 2 : 3)
      completions.append(context.isCancelled)
    }
    ride.coordinator?.animate(alongsideTransition: nil, completion: note)
    ride.coordinator?.animate(alongsideTransition: { _ in }, completion: note)
    ride.stage.runTurn()
    ride.coordinator?.animate(alongsideTransition: { _ in }, completion: note)
    ride.hand.update(0.5)
    ride.end(finishes: finishes)
    ride.coordinator?.animate(alongsideTransition: { _ in }, completion: note)
    expect(completions, equals: [])
    try ride.stage.settle()
    expect(completions, equals: [Bool](repeating: !finishes, count: 4))
  }

  @Test(.rule("P-35", "T-19"), arguments: [false, true])
  func `an alongside block of an unanimated transition changes values immediately`(
    dismisses: Bool
  ) throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    if dismisses { try stage.put(menu, on: home) }
    home.view.addSubview(side)
    dismisses ? home.dismiss(animated: false) : home.present(menu, animated: false)
    let coordinator = try #require(menu.transitionCoordinator)
    var completions: [Bool] = []
    coordinator.animate { [side] in
      side.center.x = 100
      expect(!$0.isAnimated)
    } completion: {
      completions.append($0.isCancelled)
    }
    expect(coordinator.transitionDuration, equals: 0)
    stage.runTurn()
    expect(side.center.x, equals: 100)
    expect(place, equals: 100)
    try stage.settle()
    expect(completions, equals: [false])
  }

  @Test(.rule("T-18", "A-17"), arguments: [true, false])
  func `an alongside animation runs even if the animator animates nothing`(isSteered: Bool) throws {
    let ride = try ride(.interruptible, steered: isSteered)
    ride.mark.center.x = 100
    ride.traveller.whenAnimating = { [mark = ride.mark] _ in mark.removeFromSuperview() }
    ride.stage.runTurn()
    if isSteered {
      ride.hand.update(0.5)
      expect(isNear(place, 50))
      ride.hand.finish()
    }
    try ride.stage.settle()
    expect(ride.hasEnded(finished: true))
    expect(side.center.x, equals: 100)
    expect(place, equals: 100)
    expect(ride.stage.issues.isEmpty)
  }
}
