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
  private func fixture(_ kind: AnimatorKind, dismisses: Bool = false, steered: Bool = true) throws
    -> ModalFixture
  {
    let fixture = try ModalFixture(kind, dismisses: dismisses)
    if !steered { fixture.delegate.interactor = nil }
    fixture.home.view.addSubview(side)
    fixture.ask()
    fixture.coordinator?.animate(
      alongsideTransition: { [side] _ in side.center.x = 100 }, completion: nil)
    return fixture
  }

  @Test(.rule("T-18"), arguments: AnimatorKind.allCases, [false, true])
  func `an alongside animation of a noninteractive transition takes the transition's duration`(
    kind: AnimatorKind, dismisses: Bool
  ) throws {
    let fixture = try fixture(kind, dismisses: dismisses, steered: false)
    expect(side.center.x, equals: 0)
    fixture.stage.runTurn()
    expect(side.center.x, equals: 100)
    expect(isNear(place, 0))
    fixture.stage.advance(by: .milliseconds(500))
    expect(isNear(place, 50))
    expect(isNear(side.presentationValues(after: .milliseconds(500)).center.x, 100))
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
    expect(place, equals: 100)
    expect(side.center.x, equals: 100)
  }

  @Test(.rule("T-18"), arguments: AnimatorKind.allCases, [true, false])
  func `an alongside animation follows the gesture and ends with the transition`(
    kind: AnimatorKind, finishes: Bool
  ) throws {
    let fixture = try fixture(kind)
    fixture.hand.completionCurve = .linear
    fixture.stage.runTurn()
    for percent in [0, 0.3, 0.999, 1, 0.5] {
      fixture.hand.update(percent)
      expect(isNear(place, percent * 100), "\(percent)")
    }
    fixture.end(finishes: finishes)
    for count in 1...4 {
      fixture.stage.advance(by: .milliseconds(100))
      let expected = 50 + Double(count) * (finishes ? 10 : -10)
      expect(isNear(place, expected), "\(place) is not \(expected)")
      expect(isNear(place, fixture.place))
    }
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: finishes))
    expect(side.center.x, equals: finishes ? 100 : 0)
    expect(isNear(place, side.center.x))
  }

  @Test(.rule("T-18", "T-35", "T-45"))
  func `an alongside animation keeps its curve when a paused transition is canceled`() throws {
    let fixture = try ModalFixture(.interruptible)
    fixture.hand.wantsInteractiveStart = false
    fixture.home.view.addSubview(side)
    fixture.ask()
    fixture.coordinator?.animate(
      alongsideTransition: { [side] _ in side.center.x = 100 }, completion: nil)
    fixture.stage.runTurn()
    fixture.stage.advance(by: .milliseconds(400))
    let grabbed = place
    expect(isNear(grabbed, 100 * CubicCurve.easeInOut.value(at: 0.4)))
    fixture.hand.pause()
    fixture.stage.advance(by: .milliseconds(400))
    expect(isNear(place, grabbed))
    fixture.hand.update(0.7)
    let released = place
    expect(isNear(released, 100 * CubicCurve.easeInOut.value(at: 0.7)))
    fixture.hand.cancel()
    expect(isNear(place, released))
    fixture.stage.advance(by: .milliseconds(200))
    expect(place < released)
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: false))
    expect(side.center.x, equals: 0)
  }

  @Test(.rule("T-17", "T-18", "P-35"), arguments: AnimatorKind.allCases)
  func `alongside blocks run after animateTransition, in the order of registration`(
    kind: AnimatorKind
  ) throws {
    let log = Log(), fixture = try ModalFixture(kind)
    let coordinator = { fixture.menu.transitionCoordinator }
    fixture.mover.whenAnimating = { _ in
      log.note("animates")
      let isQueued = coordinator()?.animate(
        alongsideTransition: { _ in log.note("third") }, completion: nil)
      expect(isQueued == true)
    }
    fixture.ask()
    for name in ["first", "second"] {
      let isQueued = coordinator()?.animate(
        alongsideTransition: { _ in log.note(name) }, completion: nil)
      expect(isQueued == true)
    }
    fixture.stage.runTurn()
    expect(log.lines, equals: ["animates", "first", "second", "third"])
    fixture.hand.update(0.5)
    fixture.hand.finish()
    try fixture.stage.settle()
    expect(log.lines.count, equals: 4)
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

  @Test(.rule("T-19", "T-20"), arguments: AnimatorKind.allCases, [true, false])
  func `a coordinator calls every registered completion exactly once`(
    kind: AnimatorKind, finishes: Bool
  ) throws {
    let fixture = try ModalFixture(kind, dismisses: true)
    var completions: [Bool] = []
    fixture.ask()
    let note = { (context: any ViewControllerTransitionCoordinatorContext) in
      expect(fixture.stage.sceneAppearances(of: "Menu").count, equals: finishes ? 2 : 3)
      completions.append(context.isCancelled)
    }
    fixture.coordinator?.animate(alongsideTransition: nil, completion: note)
    fixture.coordinator?.animate(alongsideTransition: { _ in }, completion: note)
    fixture.stage.runTurn()
    fixture.coordinator?.animate(alongsideTransition: { _ in }, completion: note)
    fixture.hand.update(0.5)
    fixture.end(finishes: finishes)
    fixture.coordinator?.animate(alongsideTransition: { _ in }, completion: note)
    expect(completions, equals: [])
    try fixture.stage.settle()
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
    let fixture = try fixture(.interruptible, steered: isSteered)
    fixture.mark.center.x = 100
    fixture.mover.whenAnimating = { [mark = fixture.mark] _ in mark.removeFromSuperview() }
    fixture.stage.runTurn()
    if isSteered {
      fixture.hand.update(0.5)
      expect(isNear(place, 50))
      fixture.hand.finish()
    }
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
    expect(side.center.x, equals: 100)
    expect(place, equals: 100)
    expect(fixture.stage.issues.isEmpty)
  }
}
