import Foundation
import Presentation

/// A property animator of a plan; its completion is always traced.
@MainActor final class PlannedPropertyAnimator {
  private let name: String
  let animator: ViewPropertyAnimator
  private let views: PlannedViews
  private let note: (String) -> Void
  /// Whether a completion was added and has not been called yet.
  private var isHeard = false

  init(
    _ plan: PlanPropertyAnimator, views: PlannedViews, note: @escaping (String) -> Void
  ) {
    (name, self.views, self.note) = (plan.name, views, note)
    animator = ViewPropertyAnimator(
      duration: plan.duration / .seconds(1), timingParameters: plan.timing.parameters)
    animator.pausesOnCompletion = plan.pausesOnCompletion
    animator.scrubsLinearly = plan.scrubsLinearly
    animator.isInterruptible = plan.isInterruptible
    add(plan.blocks)
  }

  /// Starts or continues the animator, immediately or after a delay.
  func start(after delay: Duration?) {
    if let delay {
      animator.startAnimation(afterDelay: delay / .seconds(1))
    } else {
      animator.startAnimation()
    }
  }

  func add(_ blocks: [PlanBlock]) {
    if !isHeard {
      isHeard = true
      animator.addCompletion { [weak self] position in self?.hear(position) }
    }
    for block in blocks {
      animator.addAnimations(
        { [views] in views.apply(block.change) }, delayFactor: block.delayFactor)
    }
  }

  func stop(withoutFinishing: Bool) {
    let wasActive = animator.state != .inactive
    animator.stopAnimation(withoutFinishing)
    if wasActive, animator.state == .inactive { isHeard = false }
  }

  private func hear(_ position: ViewAnimatingPosition) {
    isHeard = false
    if let place = AnimatorPlace.allCases.first(where: { $0.position == position }) {
      note(Self.event(place))
    }
  }

  /// Returns the trace event of the animator's completion.
  nonisolated static func event(_ place: AnimatorPlace) -> String {
    "completion(\(place.rawValue))"
  }

  var progress: PlanProgress {
    let state: PlanProgress.State =
      switch animator.state {
      case .inactive: .inactive
      case .active: .active
      case .stopped: .stopped
      }
    return PlanProgress(
      state: state, fraction: animator.fractionComplete, running: animator.isRunning,
      reversed: animator.isReversed)
  }
}

extension PlanTiming {
  @MainActor var parameters: any TimingCurveProvider {
    switch self {
    case .curve(let curve): CubicTimingParameters(animationCurve: curve.animationCurve)
    case .damping(let ratio, let velocity):
      SpringTimingParameters(
        dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    case .spring(let mass, let stiffness, let damping, let velocity):
      SpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
  }
}

extension PlanTiming.Curve {
  var animationCurve: View.AnimationCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
