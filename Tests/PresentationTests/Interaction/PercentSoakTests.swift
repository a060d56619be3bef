import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Random gestures and requests during transitions.
///
/// The seed of the random numbers determines the order of gestures and requests.
@MainActor private final class RestlessHand {
  /// The three kinds of transition.
  enum Kind: CaseIterable, Sendable { case blocks, interruptible, sheet }

  private let kind: Kind
  private var numbers: SeededNumbers
  private let fixture: ModalFixture
  private let side = View("side", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  private var drag: Drag?
  private var requests = 0
  private var completions = 0
  private(set) var deeds: [String] = []

  init(_ kind: Kind, seed: UInt64) throws {
    self.kind = kind
    numbers = SeededNumbers(seed: seed)
    fixture = try ModalFixture(kind == .interruptible ? .interruptible : .blocks, duration: 0.3)
    if kind == .sheet { fixture.menu.transitioningDelegate = nil }
    fixture.hand.wantsInteractiveStart = kind != .interruptible || numbers.below(2) == 0
    fixture.hand.completionSpeed = [0.5, 1, 2][numbers.below(3)]
    fixture.home.view.addSubview(side)
  }

  func run() throws {
    for _ in 0..<(4 + numbers.below(20)) {
      act()
      check()
    }
    try comeToRest()
  }

  private func act() {
    let fraction = CGFloat(numbers.below(11)) / 10
    switch numbers.below(10) {
    case 0:
      request("present") {
        fixture.home.present(fixture.menu, animated: true, completion: $0)
      }
    case 1: request("dismiss") { fixture.home.dismiss(animated: true, completion: $0) }
    case 2: perform("turn") { fixture.stage.runTurn() }
    case 3:
      perform("advance") { fixture.stage.advance(by: .milliseconds(10 + 90 * numbers.below(5))) }
    case 4, 5: perform("update \(fraction)") { move(to: fraction) }
    case 6: perform("finish") { letGo(finishes: true) }
    case 7: perform("cancel") { letGo(finishes: false) }
    case 8: perform("pause") { fixture.hand.pause() }
    default:
      perform("drag") {
        if kind == .sheet, deeds.contains("present") { drag = fixture.stage.user.drag("Menu") }
      }
    }
  }

  private func perform(_ deed: String, _ body: () -> Void) {
    deeds.append(deed)
    body()
  }

  private func request(_ deed: String, _ body: (@escaping () -> Void) -> Void) {
    let before = fixture.menu.transitionCoordinator
    perform(deed) {
      requests += 1
      var isDone = false
      body { [self] in
        expect(!isDone, "\(deeds)")
        isDone = true
        completions += 1
      }
    }
    guard let coordinator = fixture.menu.transitionCoordinator, coordinator !== before else {
      return
    }
    coordinator.animate(
      alongsideTransition: { [side] _ in side.center.x = 100 - side.center.x }, completion: nil)
  }

  private func move(to fraction: CGFloat) {
    if kind == .sheet { drag?.update(fraction) } else { fixture.hand.update(fraction) }
  }

  private func letGo(finishes: Bool) {
    if kind == .sheet {
      drag?.release(velocity: finishes ? 1 : -1)
    } else {
      fixture.end(finishes: finishes)
    }
  }

  private func check() {
    let coordinator = fixture.home.transitionCoordinator
    expect((0...1).contains(coordinator?.percentComplete ?? 0), "\(deeds)")
    expect((0...1).contains(fixture.hand.percentComplete), "\(deeds)")
    expect(completions <= requests, "\(deeds)")
    expect(fixture.mover.endings.count <= fixture.mover.starts, "\(deeds)")
    expect((0.0...100).contains(fixture.place), "\(deeds)")
  }

  /// Ends the gesture, waits until no transition runs, and checks that all views are at rest.
  private func comeToRest() throws {
    for _ in 0..<40 where !fixture.stage.world.runningTransitions.isEmpty {
      letGo(finishes: numbers.below(2) == 0)
      fixture.stage.advance(by: .seconds(1))
    }
    try fixture.stage.settle()
    expect(fixture.stage.world.runningTransitions.isEmpty, "\(deeds)")
    let refusals: Set<PresentationIssue.Code> = [
      .alreadyPresenting, .presentedElsewhere, .presenterInProgress, .dismissInProgress,
    ]
    expect(Set(fixture.stage.issues.map(\.code)).isSubset(of: refusals), "\(deeds)")
    expect(fixture.mover.endings.count, equals: fixture.mover.starts, "\(deeds)")
    for view in [fixture.mark, side, fixture.menu.view, fixture.home.view] as [View] {
      let seen = view.presentationValues()
      let isAtRest = isNear(seen.center.x, view.center.x) && isNear(seen.center.y, view.center.y)
      expect(isAtRest && isNear(seen.alpha, view.alpha), "\(view) after \(deeds)")
    }
    expect(fixture.menu.transitionCoordinator == nil)
    try fixture.stage.close()
  }
}

@Suite("Random gestures on percent-driven transitions")
@MainActor struct PercentSoakTests {
  @Test(.rule("T-10", "T-19", "T-22", "T-30", "T-35", "T-38", "N-70"), arguments: 0..<3)
  fileprivate func `after random gestures, no view is moving and no transition is running`(
    kind: Int
  ) throws {
    let kinds = RestlessHand.Kind.allCases
    for seed in 0..<334 { try RestlessHand(kinds[kind], seed: UInt64(seed)).run() }
  }

  @Test(.rule("T-10", "P-80", "T-38"), arguments: AnimatorKind.allCases)
  func `a released transition does not end if its animator never calls completeTransition`(
    kind: AnimatorKind
  ) throws {
    let fixture = try ModalFixture(kind)
    fixture.mover.completes = false
    fixture.begin()
    fixture.hand.update(0.5)
    fixture.hand.finish()
    let error = #expect(throws: NotSettled.self) { try fixture.stage.settle() }
    expect(error?.running.map(\.awaitsAnimator), equals: [true])
    expect(fixture.place, equals: 100)
    expect(fixture.mover.arrivals, equals: [true])
    fixture.mover.context?.completeTransition(true)
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
  }
}
