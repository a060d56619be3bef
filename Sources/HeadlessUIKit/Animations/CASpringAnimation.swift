public import Foundation
import PresentationMotion

/// An animation from one value to another value with the movement of a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass of the spring; above 0.
  public final var mass: CGFloat = 1
  /// The stiffness of the spring; above 0.
  public final var stiffness: CGFloat = 100
  /// The damping of the spring; at least 0.
  public final var damping: CGFloat = 10
  /// The velocity at the beginning; at 1, the value would cover the whole change in one second.
  public final var initialVelocity: CGFloat = 0

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness) = (mass, stiffness)
    (copy.damping, copy.initialVelocity) = (damping, initialVelocity)
  }

  private var spring: SpringCurve? {
    try? SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  /// The time in seconds until the spring's movement is no longer visible.
  public final var settlingDuration: CFTimeInterval { spring?.settlingTime() ?? 0 }

  override final func progress(at fraction: Double) -> Double {
    let fraction = timingFunction?.value(at: fraction) ?? fraction
    return spring?.value(at: fraction * naturalDuration) ?? fraction
  }
}
