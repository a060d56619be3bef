public import Foundation
import PresentationMotion

/// An animation from one value to another value with the movement of a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass of the spring; must be greater than 0.
  public final var mass: CGFloat = 1
  /// The stiffness of the spring; must be greater than 0.
  public final var stiffness: CGFloat = 100
  /// The damping of the spring; must not be negative.
  public final var damping: CGFloat = 10
  /// The velocity at the beginning; 1 is the velocity that would reach the final value in one
  /// second.
  public final var initialVelocity: CGFloat = 0

  /// Creates an animation from the duration that a user perceives and from the bounce.
  ///
  /// The initializer sets ``mass``, ``stiffness`` and ``damping``. It does not set `duration`; use
  /// ``settlingDuration`` for the whole movement.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The duration in seconds, which must be greater than 0.
  ///   - bounce: A number above -1 and up to 1; at 0, the spring does not bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = try? SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    guard let spring, spring.stiffness.isFinite else { return }
    (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
  }

  /// The duration in seconds that a user perceives, which is shorter than ``settlingDuration``.
  public final var perceptualDuration: CFTimeInterval { spring?.perceptualDuration ?? 0 }
  /// The bounce: 0 at critical damping, 1 without damping, and negative above critical damping.
  public final var bounce: CGFloat { CGFloat(spring?.bounce ?? 0) }

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
