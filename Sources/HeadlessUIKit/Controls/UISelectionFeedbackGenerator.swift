/// Would feel like a wheel that snaps; nothing happens.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  public func selectionChanged() {}
}
