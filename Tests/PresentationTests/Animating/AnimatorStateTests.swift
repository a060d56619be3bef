import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The effect of each call in each state.
@Suite("States of a property animator")
@MainActor struct AnimatorStateTests {
  enum Standing: String, CaseIterable {
    case inactive, running, paused, stopped
  }

  /// One cell of the table: a call, the state before the call, and the expected values after the
  /// call.
  struct Cell: Sendable, CustomStringConvertible {
    let call: String
    let standing: Standing
    let result: String

    var description: String { "\(call), \(standing)" }
  }

  private let fixture = AnimatorFixture()

  // Each animator lasts a second, and began a quarter of a second ago. A cell has the state, the
  // visible position and the fraction after the call; `raises` means that the call raises an issue
  // and changes nothing.
  nonisolated private static let table = """
    call                   | inactive          | running           | paused            | stopped
    start                  | running 0 0       | running 25 0.25   | running 25 0.25   | raises
    start after 0.1 s      | delayed 0 0       | running 25 0.25   | raises            | raises
    pause                  | paused 0 0        | paused 25 0.25    | paused 25 0.25    | raises
    fraction 0.6           | paused 60 0.6     | running 60 0.6    | paused 60 0.6     | stopped 25 0
    add a completion       | inactive 0 0      | running 25 0.25   | paused 25 0.25    | stopped 25 0
    add animations         | inactive 0 0      | running 25 0.25   | paused 25 0.25    | raises
    continue               | inactive 0 0      | running 25 0.25   | running 25 0.25   | raises
    stop for good          | inactive 0 0      | inactive 25 0     | inactive 25 0     | raises
    stop                   | inactive 0 0      | stopped 25 0      | stopped 25 0      | raises
    finish at the end      | raises            | raises            | raises            | inactive 100 0
    """

  nonisolated static let cells: [Cell] = {
    let rows = table.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return rows.dropFirst().flatMap { row in
      zip(Standing.allCases, row.dropFirst()).map {
        Cell(call: row[0], standing: $0, result: $1)
      }
    }
  }()

  private func call(_ name: String, _ animator: ViewPropertyAnimator) throws {
    switch name {
    case "start": animator.startAnimation()
    case "start after 0.1 s": animator.startAnimation(afterDelay: 0.1)
    case "pause": animator.pauseAnimation()
    case "fraction 0.6": animator.fractionComplete = 0.6
    case "add a completion": animator.addCompletion { _ in }
    case "add animations": animator.addAnimations { [card = fixture.card] in card.alpha = 0 }
    case "continue": animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case "stop for good": animator.stopAnimation(true)
    case "stop": animator.stopAnimation(false)
    case "finish at the end": animator.finishAnimation(at: .end)
    default: Issue.record("no call is named \(name)")
    }
  }

  private func bring(_ animator: ViewPropertyAnimator, to standing: Standing) {
    guard standing != .inactive else { return }
    animator.startAnimation()
    fixture.advance(250)
    if standing == .paused { animator.pauseAnimation() }
    if standing == .stopped { animator.stopAnimation(false) }
  }

  private func reading(of animator: ViewPropertyAnimator) -> String {
    let state =
      switch animator.state {
      case .inactive: "inactive"
      case .active where animator.isRunning: "running"
      case .active: animator.delay > 0 ? "delayed" : "paused"
      case .stopped: "stopped"
      }
    let numbers = [fixture.seen, animator.fractionComplete].map { number in
      let rounded = (number * 1e6).rounded() / 1e6
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return ([state] + numbers).joined(separator: " ")
  }

  @Test(.rule("A-2", "A-20"), arguments: cells)
  func `an animator's state decides whether a call has an effect or raises an exception`(
    cell: Cell
  ) throws {
    let animator = fixture.mover()
    bring(animator, to: cell.standing)
    let before = reading(of: animator)
    var thrown: (any Error)?
    let issue = fixture.raised {
      do { try call(cell.call, animator) } catch { thrown = error }
    }
    expect(thrown == nil)
    if cell.result == "raises" {
      expect(issue?.code == .animatorState && issue?.isRaised == true)
      expect(reading(of: animator), equals: before, "the call changes nothing")
    } else {
      expect(issue == nil)
      expect(reading(of: animator), equals: cell.result)
    }
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
    if animator.state == .active { animator.stopAnimation(true) }
  }

  @Test(.rule("A-1"))
  func `a new animator is inactive, not running and not reversed, with fractionComplete 0`() {
    let animator = fixture.mover()
    expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    expect(animator.fractionComplete, equals: 0)
    expect(ViewAnimatingState.inactive.rawValue, equals: 0)
    expect(ViewAnimatingState.active.rawValue, equals: 1)
    expect(ViewAnimatingState.stopped.rawValue, equals: 2)
  }

  @Test(.rule("A-10"))
  func `setting fractionComplete before any animation is added has no effect`() {
    let animator = fixture.animator()
    animator.fractionComplete = 0.5
    expect(animator.state == .inactive && animator.fractionComplete == 0)
  }

  @Test(.rule("A-14"), arguments: ["start", "pause", "fraction 0.6", "start after 0.1 s"])
  func `a block does not run before its animator becomes active`(first: String) throws {
    let animator = fixture.mover()
    animator.addAnimations { [fixture] in fixture.note("second") }
    fixture.advance(100)
    expect(fixture.model == 0 && fixture.lines == [])
    try call(first, animator)
    expect(fixture.model == 100 && fixture.lines == ["second"])
    animator.stopAnimation(true)
  }

  @Test(.rule("A-15"))
  func `as soon as an animation starts, the property's model value is the end value`() {
    let animator = fixture.mover()
    animator.startAnimation()
    for tenth in 0...9 {
      expect(fixture.model, is: 100)
      expect(fixture.seen, is: CGFloat(tenth) * 10)
      fixture.advance(100)
    }
    expect(fixture.seen, is: 100)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-15"))
  func `while an animator is paused or scrubbed, model values remain the end values`() {
    let animator = fixture.mover()
    animator.fractionComplete = 0.3
    expect(fixture.model, equals: 100)
    animator.startAnimation()
    animator.pauseAnimation()
    expect(fixture.model, equals: 100)
    animator.stopAnimation(true)
    expect(fixture.model, equals: 30)
  }

  @Test(.rule("A-2")) func `setting isReversed of a stopped animator has no effect`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(250)
    animator.stopAnimation(false)
    animator.isReversed = true
    expect(!animator.isReversed && animator.state == .stopped)
    animator.finishAnimation(at: .current)
  }

  @Test(.rule("A-2"))
  func `a paused animator that is reversed moves back when it is started`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(250)
    animator.pauseAnimation()
    animator.isReversed = true
    expect(animator.isReversed && !animator.isRunning)
    expect(fixture.seen, is: 25)
    fixture.advance(500)
    expect(fixture.seen, is: 25)
    animator.startAnimation()
    fixture.advance(100)
    expect(fixture.seen, is: 15)
    fixture.advance(150)
    expect(fixture.lines == ["end of mover: start"] && fixture.model == 0)
  }

  @Test(.rule("A-2"))
  func `an animator reversed before startAnimation moves its view from the end to the start`() {
    let animator = fixture.mover()
    animator.isReversed = true
    expect(animator.isReversed && animator.state == .inactive && fixture.model == 0)
    animator.startAnimation()
    expect(fixture.seen, is: 100)
    fixture.advance(250)
    expect(fixture.seen, is: 75)
    fixture.advance(750)
    expect(fixture.lines, equals: ["end of mover: start"])
    expect(fixture.model == 0 && fixture.seen == 0)
  }
}
