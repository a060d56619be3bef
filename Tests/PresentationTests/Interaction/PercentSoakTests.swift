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
  private let ride: Ride
  private let side = View("side", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  private var drag: Drag?
  private var requests = 0
  private var completions = 0
  private(set) var deeds: [String] = []

  init(_ kind: Kind, seed: UInt64) throws {
    self.kind = kind
    numbers = SeededNumbers(seed: seed)
    ride = try Ride(kind == .interruptible ? .interruptible : .blocks, duration: 0.3)
    if kind == .sheet { ride.menu.transitioningDelegate = nil }
    ride.hand.wantsInteractiveStart = kind != .interruptible || numbers.below(2) == 0
    ride.hand.completionSpeed = [0.5, 1, 2][numbers.below(3)]
    ride.home.view.addSubview(side)
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
        ride.home.present(ride.menu, animated: true, completion: $0)
      }
    case 1: request("dismiss") { ride.home.dismiss(animated: true, completion: $0) }
    case 2: perform("turn") { ride.stage.runTurn() }
    case 3: perform("advance") { ride.stage.advance(by: .milliseconds(10 + 90 * numbers.below(5))) }
    case 4, 5: perform("update \(fraction)") { move(to: fraction) }
    case 6: perform("finish") { letGo(finishes: true) }
    case 7: perform("cancel") { letGo(finishes: false) }
    case 8: perform("pause") { ride.hand.pause() }
    default:
      perform("drag") {
        if kind == .sheet, deeds.contains("present") { drag = ride.stage.user.drag("Menu") }
      }
    }
  }

  private func perform(_ deed: String, _ body: () -> Void) {
    deeds.append(deed)
    body()
  }

  private func request(_ deed: String, _ body: (@escaping () -> Void) -> Void) {
    let before = ride.menu.transitionCoordinator
    perform(deed) {
      requests += 1
      var isDone = false
      body { [self] in
        expect(!isDone, "\(deeds)")
        isDone = true
        completions += 1
      }
    }
    guard let coordinator = ride.menu.transitionCoordinator, coordinator !== before else { return }
    coordinator.animate(
      alongsideTransition: { [side] _ in side.center.x = 100 - side.center.x }, completion: nil)
  }

  private func move(to fraction: CGFloat) {
    if kind == .sheet { drag?.update(fraction) } else { ride.hand.update(fraction) }
  }

  private func letGo(finishes: Bool) {
    if kind == .sheet {
      drag?.release(velocity: finishes ? 1 : -1)
    } else {
      ride.end(finishes: finishes)
    }
  }

  private func check() {
    let coordinator = ride.home.transitionCoordinator
    expect((0...1).contains(coordinator?.percentComplete ?? 0), "\(deeds)")
    expect((0...1).contains(ride.hand.percentComplete), "\(deeds)")
    expect(completions <= requests, "\(deeds)")
    expect(ride.traveller.endings.count <= ride.traveller.starts, "\(deeds)")
    expect((0.0...100).contains(ride.place), "\(deeds)")
  }

  /// Ends the gesture, waits until no transition runs, and checks that all views are at rest.
  private func comeToRest() throws {
    for _ in 0..<40 where !ride.stage.world.runningTransitions.isEmpty {
      letGo(finishes: numbers.below(2) == 0)
      ride.stage.advance(by: .seconds(1))
    }
    try ride.stage.settle()
    expect(ride.stage.world.runningTransitions.isEmpty, "\(deeds)")
    let refusals: Set<PresentationIssue.Code> = [
      .alreadyPresenting, .presentedElsewhere, .presenterInProgress, .dismissInProgress,
    ]
    expect(Set(ride.stage.issues.map(\.code)).isSubset(of: refusals), "\(deeds)")
    expect(ride.traveller.endings.count, equals: ride.traveller.starts, "\(deeds)")
    for view in [ride.mark, side, ride.menu.view, ride.home.view] as [View] {
      let seen = view.presentationValues()
      let isAtRest = isNear(seen.center.x, view.center.x) && isNear(seen.center.y, view.center.y)
      expect(isAtRest && isNear(seen.alpha, view.alpha), "\(view) after \(deeds)")
    }
    expect(ride.menu.transitionCoordinator == nil)
    try ride.stage.close()
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

  @Test(.rule("T-10", "P-80", "T-38"), arguments: Craft.allCases)
  func `a released transition does not end if its animator never calls completeTransition`(
    craft: Craft
  ) throws {
    let ride = try Ride(craft)
    ride.traveller.completes = false
    ride.begin()
    ride.hand.update(0.5)
    ride.hand.finish()
    let error = #expect(throws: NotSettled.self) { try ride.stage.settle() }
    expect(error?.running.map(\.awaitsAnimator), equals: [true])
    expect(ride.place, equals: 100)
    expect(ride.traveller.arrivals, equals: [true])
    ride.traveller.context?.completeTransition(true)
    try ride.stage.settle()
    expect(ride.hasEnded(finished: true))
  }
}
