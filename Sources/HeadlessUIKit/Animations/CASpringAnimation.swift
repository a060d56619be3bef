public import Foundation
import PresentationMotion

/// An animation from one value to another that a spring pulls.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass; above 0.
  public final var mass: CGFloat = 1
  /// The stiffness; above 0.
  public final var stiffness: CGFloat = 100
  /// The damping; 0 or more.
  public final var damping: CGFloat = 10
  /// The velocity at the beginning, in whole ways per second.
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

  /// Seconds until the spring is at rest, as far as can be seen.
  public final var settlingDuration: CFTimeInterval { spring?.settlingTime() ?? 0 }

  override final func progress(at fraction: Double) -> Double {
    let fraction = timingFunction?.value(at: fraction) ?? fraction
    return spring?.value(at: fraction * naturalDuration) ?? fraction
  }
}
