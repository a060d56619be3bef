public import Foundation

/// Would shake the device; nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Without effect.
  public final func prepare() {}
}
