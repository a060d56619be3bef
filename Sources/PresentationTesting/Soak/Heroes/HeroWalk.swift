import Foundation
import Presentation

/// Screens between which views fly, a program that changes its mind at any time, and an eye that
/// looks thirty times a second.
///
/// No copy may move faster than its springs or curves do, nothing may jump, and at rest every view
/// is seen where it belongs.
@MainActor final class HeroWalk {
  private static let tick = Duration.seconds(1) / 30

  private var numbers: SeededNumbers
  private let stack = NavigationController("Stack")
  private let pages = ["List", "Photo", "Map"].map { ViewController($0) }
  private let isModal: Bool
  private let stage: Stage
  /// The most that a flight moves in a second, for each point of its way.
  private let pace: Double
  private var places: [(view: View, frame: CGRect)] = []
  private var seen: [String: SeenFlight] = [:]

  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    isModal = numbers.chance(1, of: 2)
    let hero: HeroTransition
    (hero, pace) = Self.hero(&numbers)
    stack.viewControllers = [pages[0]]
    stack.delegate = hero
    for page in pages { page.customTransition = hero }
    self.numbers = numbers
    stage = Stage(isModal ? pages[0] : stack)
    stage.world.recorder.isOn = false
    furnish()
  }

  private static func hero(_ numbers: inout SeededNumbers) -> (HeroTransition, pace: Double) {
    if numbers.chance(1, of: 3) {
      let duration = numbers.real(0.2, 0.6)
      let curve = CubicTimingParameters(
        controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
      let steepest = (0...1_000).map { CubicCurve.fastOutSlowIn.slope(at: Double($0) / 1_000) }
        .max()
      let hero = HeroTransition(duration: duration, timingParameters: curve)
      return (hero, (steepest ?? 0) * 1.001 / duration)
    }
    let stiffness = numbers.real(60, 600), ratio = numbers.real(0.3, 0.95)
    let frequency = stiffness.squareRoot(), rest = (1 - ratio * ratio).squareRoot()
    let spring = SpringTimingParameters(
      mass: 1, stiffness: stiffness, damping: 2 * ratio * frequency, initialVelocity: .zero)
    // Where x'' = 0: x' = w e^(-zeta/sqrt(1 - zeta^2) atan(sqrt(1 - zeta^2)/zeta)).
    let peak = frequency * exp(-ratio / rest * atan(rest / ratio))
    return (HeroTransition(duration: 1, timingParameters: spring), peak)
  }

  /// Up to four views on each page, some under one name.
  private func furnish() {
    for page in pages {
      for id in 0..<4 where numbers.chance(3, of: 4) {
        let frame = CGRect(
          x: numbers.real(0, 300), y: numbers.real(0, 700), width: numbers.real(1, 200),
          height: numbers.real(1, 200))
        let view = View("\(page.name) \(id)", frame: frame)
        view.heroID = "\(id)"
        page.view.addSubview(view)
        places.append((view, view.frame))
      }
    }
  }

  /// What is wrong; nil if all holds.
  func problem() -> String? {
    for _ in 0..<5 {
      stage.world.use { act() }
      // The request is served, and the flights set out.
      for _ in 0..<2 {
        stage.runTurn()
        if let problem = look(after: .zero) { return problem }
      }
      for _ in 0..<numbers.below(16) {
        stage.advance(by: Self.tick)
        if let problem = look(after: Self.tick) { return problem }
      }
    }
    do { try stage.settle() } catch { return "\(error)" }
    let problem = problemAtRest()
    stage.world.end()
    return problem
  }

  private func act() {
    if isModal {
      let shown = pages.filter { $0.presentingViewController != nil }
      guard let last = shown.last, numbers.chance(1, of: 2) || shown.count == 2 else {
        return pages[shown.count].present(pages[shown.count + 1], animated: true)
      }
      last.dismiss(animated: true)
    } else {
      let count = stack.viewControllers.count
      if count == 1 || count == 2 && numbers.chance(1, of: 2) {
        stack.pushViewController(pages[count], animated: true)
      } else {
        stack.popViewController(animated: true)
      }
    }
  }

  /// Compares every flight with where it was.
  private func look(after time: Duration) -> String? {
    var now: [String: SeenFlight] = [:]
    let flights = stage.flights
    let frames = FlightPaths(flights.map(\.flight)).frames()
    for (flight, frame) in zip(flights, frames) {
      if frame.standardized.distance(to: flight.flight.frame()) > 1e-9 {
        return "\(flight.id) is computed at \(shortText(frame)), and seen elsewhere"
      }
      let old = seen[flight.id], new = SeenFlight(flight, at: frame, after: old)
      if let jump = old.flatMap({ new.jump(from: $0, pace * (time / .seconds(1))) }) {
        return "\(flight.id) at \(stage.world.clock.now): \(jump)"
      }
      now[flight.id] = new
    }
    seen = now
    return nil
  }

  private func problemAtRest() -> String? {
    if let flight = stage.flights.first { return "\(flight.id) is still in the air" }
    for (view, frame) in places {
      if view.isHidden || view.alpha != 1 { return "\(view.name) cannot be seen" }
      if view.frame != frame { return "\(view.name) is at \(view.frame), not \(frame)" }
    }
    return nil
  }
}

extension CGRect {
  /// The largest difference of two numbers.
  fileprivate func distance(to other: CGRect) -> Double {
    let parts = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return Double(parts.map(abs).max() ?? 0)
  }
}
