public import Foundation

/// The activities for which the system chooses a scene; the values are stored but have no effect.
@preconcurrency @MainActor public final class UISceneActivationConditions: NSObject {
  /// A condition that must hold for the identifier of an activity's target.
  public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// A condition under which the scene is preferred.
  public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates conditions that permit all activities and prefer none.
  public override init() {
    super.init()
  }
}
