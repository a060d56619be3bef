/// A generator of haptic feedback for changed selections, which has no effect in this package.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect, because haptic feedback is not modeled.
  public func selectionChanged() {}
}
