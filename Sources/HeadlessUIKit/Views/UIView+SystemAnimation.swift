import Foundation
public import Presentation

extension View {
  /// An animation that the system defines; the raw values are the same as in UIKit.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Views disappear, and are then removed from their superviews.
    case delete = 0
  }

  /// The duration of a system animation in seconds; this package chose the value.
  private static let systemAnimationDuration: TimeInterval = 0.3

  /// Performs an animation that the system defines, together with other changes.
  ///
  /// The given views fade out in 0.3 seconds. Then the views are removed from their superviews,
  /// and the completion is called. The look of the system's animation is not modeled.
  ///
  /// - Parameters:
  ///   - animation: The animation of the system; the only animation is `delete`.
  ///   - views: The views to which the animation applies.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Changes that are animated at the same time.
  ///   - completion: A block that is called at the end of the animation.
  public static func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if !views.isEmpty {
      World.acting("View.perform").reportOnce(
        "View.perform", "The system's animation of deleted views is not modelled: the views fade.",
        advice: "Test which views are left at the end, or animate the alpha of the views.")
    }
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
