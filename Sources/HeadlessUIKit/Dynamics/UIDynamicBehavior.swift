public import Foundation

/// A behavior of a dynamic animator; the behavior has no effect.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The animator to which the behavior was added.
  public internal(set) final weak var dynamicAnimator: UIDynamicAnimator?
  /// The behaviors that were added to this behavior.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that UIKit calls in each step of the animation; never called in this package.
  public final var action: (() -> Void)?

  /// Creates a behavior.
  public override init() {
    super.init()
  }

  /// Adds a child behavior to this behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Removes a child behavior from this behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Called when the behavior is added to an animator or removed from an animator.
  ///
  /// When the behavior is removed, the argument `dynamicAnimator` is nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
