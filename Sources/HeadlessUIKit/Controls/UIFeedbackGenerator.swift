public import Foundation

/// A generator of haptic feedback, which has no effect in this package.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Has no effect, because haptic feedback is not modeled.
  public final func prepare() {}
}
