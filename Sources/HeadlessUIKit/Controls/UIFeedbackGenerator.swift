public import Foundation

/// A generator of haptic feedback, which has no effect here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Has no effect.
  public final func prepare() {}
}
