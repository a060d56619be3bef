import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// A random sequence of hero transitions, in which views fly from one controller to another.
///
/// During a transition, a copy flies from a view of one controller to the view with the same hero
/// ID in the other controller. A simulated program makes requests and changes views at any time.
/// The walk checks all flights thirty times per second:
///
/// - A copy moves no further than its own speed and the movement of its target allow.
/// - A new request, such as a pop, changes neither the position nor the velocity of a copy.
/// - An original view is hidden while its copy flies.
/// - When no transition runs, every view is in the state that the program has set.
@MainActor final class HeroWalk {
  private static let tick = Duration.seconds(1) / 30

  private var numbers: SeededNumbers
  private let pages: HeroPages
  private let stack = NavigationController("Stack")
  private let isModal: Bool
  private let isCurve: Bool
  private let stage: Stage
  private let limits: SeenFlight.Limits
  private var seen: [String: SeenFlight] = [:]
  /// The velocity of each flight just before the latest request.
  private var velocities: [String: [Double]] = [:]
  private var lastChange = ""
  /// The two controllers of the transition that began last.
  private var screens: [ViewController] = []

  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    isModal = numbers.chance(1, of: 2)
    let hero: HeroTransition
    (hero, isCurve, limits) = Self.hero(&numbers)
    pages = HeroPages(&numbers)
    stack.viewControllers = [pages.screens[0]]
    stack.delegate = hero
    for page in pages.screens { page.customTransition = hero }
    self.numbers = numbers
    stage = Stage(isModal ? pages.screens[0] : stack)
    stage.world.recorder.isOn = false
  }

  private static func hero(
    _ numbers: inout SeededNumbers
  ) -> (HeroTransition, isCurve: Bool, SeenFlight.Limits) {
    if numbers.chance(1, of: 3) {
      let duration = numbers.real(0.2, 0.6)
      let curve = CubicTimingParameters(
        controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
      let steepest = (0...1_000).map { CubicCurve.fastOutSlowIn.slope(at: Double($0) / 1_000) }
        .max()
      let hero = HeroTransition(duration: duration, timingParameters: curve)
      let pace = (steepest ?? 0) * 1.001 / duration
      return (hero, true, SeenFlight.Limits(pace: pace, duration: duration))
    }
    let stiffness = numbers.real(60, 600), ratio = numbers.real(0.3, 0.95)
    let frequency = stiffness.squareRoot(), rest = (1 - ratio * ratio).squareRoot()
    let spring = SpringTimingParameters(
      mass: 1, stiffness: stiffness, damping: 2 * ratio * frequency, initialVelocity: .zero)
    let hero = HeroTransition(duration: 1, timingParameters: spring)
    // The velocity is largest where the acceleration is zero. At this time, the velocity is w
    // e^(-z/r atan(r/z)), with the frequency w, the damping ratio z, and r = sqrt(1 - z^2).
    let pace = frequency * exp(-ratio / rest * atan(rest / ratio))
    return (hero, false, SeenFlight.Limits(pace: pace, duration: hero.duration))
  }

  /// Performs the walk and returns the first violation; returns nil if all laws hold.
  func problem() -> String? {
    for _ in 0..<5 {
      velocities = measuredVelocities
      stage.world.use { act() }
      // In the first of these two turns, the request is performed and the flights start.
      for _ in 0..<2 {
        stage.runTurn()
        if let problem = look(after: .zero) { return problem }
      }
      velocities = [:]
      for _ in 0..<numbers.below(16) {
        if let problem = change() { return problem }
        stage.advance(by: Self.tick)
        if let problem = look(after: Self.tick) { return problem }
      }
    }
    do { try stage.settle() } catch { return "\(error)" }
    let problem = problemAtRest
    stage.world.end()
    return problem
  }

  // MARK: The program

  private func act() {
    let all = pages.screens
    let presented = all.count { $0.presentingViewController != nil }
    let count = isModal ? presented + 1 : stack.viewControllers.count
    let isComing = count == 1 || count == 2 && numbers.chance(1, of: 2)
    screens = isComing ? [all[count - 1], all[count]] : [all[count - 2], all[count - 1]]
    switch (isModal, isComing) {
    case (true, true): screens[0].present(screens[1], animated: true)
    case (true, false): screens[1].dismiss(animated: true)
    case (false, true): stack.pushViewController(screens[1], animated: true)
    case (false, false): stack.popViewController(animated: true)
    }
  }

  /// Makes a random change to a view; returns a problem if a copy moves although no time has
  /// passed.
  private func change() -> String? {
    guard numbers.chance(1, of: 4) else { return nil }
    lastChange = stage.world.use { pages.change(&numbers) }.map { ", after \($0)" } ?? ""
    stage.runTurn()
    return look(after: .zero)
  }

  // MARK: Checks

  /// Compares every flight with its previous position; returns the first problem, or nil.
  private func look(after time: Duration) -> String? {
    let flights = stage.flights, seconds = time / .seconds(1)
    let frames = FlightPaths(flights.map(\.flight)).frames()
    let velocity = measuredVelocities
    var now: [String: SeenFlight] = [:]
    for (flight, frame) in zip(flights, frames) {
      if frame.standardized.distance(to: flight.flight.frame()) > 1e-9 {
        return problem(of: flight.id, "computed frame \(shortText(frame)) is not on screen")
      }
      let kept = Self.isKept(velocity[flight.id], velocities[flight.id])
      let turned = isCurve && Self.isKept(velocity[flight.id], velocities[flight.id]?.map(-))
      if !kept, !turned {
        return problem(
          of: flight.id,
          "the velocity was \(velocities[flight.id] ?? []), and is "
            + "\(velocity[flight.id] ?? [])")
      }
      let old = seen[flight.id]
      let new = SeenFlight(
        flight, at: frame, after: old, seconds, isTurned: turned && !kept, between: screens, limits)
      if let jump = old.flatMap({ new.jump(from: $0, within: seconds) }) {
        return problem(of: flight.id, jump)
      }
      if let twin = pages.twin(of: flight.id, on: new.screens) {
        return problem(of: flight.id, "\(twin) is visible together with its copy")
      }
      now[flight.id] = new
    }
    for (id, old) in seen.sorted(by: { $0.key < $1.key }) where now[id] == nil && !old.isLost {
      if let miss = old.miss(within: seconds) { return problem(of: id, miss) }
    }
    seen = now
    return nil
  }

  private func problem(of id: String, _ what: String) -> String {
    "flight \(id) at \(stage.world.clock.now)\(lastChange): \(what)"
  }

  /// The velocities of each flight's x, y, width and height, in points per second.
  ///
  /// Each velocity is the slope of a parabola through three values, a microsecond apart. Unlike a
  /// straight line, the parabola accounts for acceleration: a flight accelerates at the moment when
  /// its target moves.
  private var measuredVelocities: [String: [Double]] {
    let flights = stage.flights, paths = FlightPaths(flights.map(\.flight))
    let frames = (0..<3).map { paths.frames(after: .microseconds($0)) }
    var velocities: [String: [Double]] = [:]
    for (index, flight) in flights.enumerated() {
      let places = frames.map { SeenFlight.parts($0[index]) }
      velocities[flight.id] = places[0].indices.map { part in
        let first = places[1][part] - places[0][part], second = places[2][part] - places[0][part]
        return (4 * first - second) / 2e-6
      }
    }
    return velocities
  }

  private static func isKept(_ found: [Double]?, _ expected: [Double]?) -> Bool {
    guard let found, let expected else { return true }
    return zip(found, expected).allSatisfy { abs($0 - $1) < 3 + abs($1) * 1e-3 }
  }

  private var problemAtRest: String? {
    if let flight = stage.flights.first { return "\(flight.id) is still flying" }
    return pages.difference
  }
}

extension CGRect {
  /// Returns the largest difference between corresponding numbers of two rectangles.
  fileprivate func distance(to other: CGRect) -> Double {
    let parts = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return Double(parts.map(abs).max() ?? 0)
  }
}
