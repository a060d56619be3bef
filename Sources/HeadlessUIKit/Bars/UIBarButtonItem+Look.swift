import Presentation

/// The images and offsets of a button in a bar, which are stored but have no effect.
extension UIBarButtonItem {
  /// Stores the image behind a button for a state.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.images[ButtonStateKey(state, barMetrics)] = backgroundImage
  }

  /// Returns the image that was stored for a state; nil if none was stored.
  public final func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look.images[ButtonStateKey(state, barMetrics)] }

  /// Stores the image behind a back button for a state.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backImages[ButtonStateKey(state, barMetrics)] = backgroundImage
  }

  /// Returns the image that was stored for a back button in a state; nil if none was stored.
  public final func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look.backImages[ButtonStateKey(state, barMetrics)] }

  /// Stores the offset of a back button's title; apps hide the title with a large offset.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    look.backTitleOffsets[barMetrics] = adjustment
  }

  /// Returns the offset that was stored for a back button's title; zero if none was stored.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  private var look: LookOfButton { attachments.find { LookOfButton() } }
}

/// A key: the state of a button, and the metrics of the bar.
private struct ButtonStateKey: Hashable {
  private let state: UIControl.State
  private let metrics: UIBarMetrics

  init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
    (self.state, self.metrics) = (state, metrics)
  }
}

/// The stored images and offsets of a button.
@MainActor private final class LookOfButton {
  var images: [ButtonStateKey: UIImage] = [:]
  var backImages: [ButtonStateKey: UIImage] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
}
