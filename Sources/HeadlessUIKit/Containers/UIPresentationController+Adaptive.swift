public import Presentation

extension PresentationController {
  /// The style that the delegate chooses for the current traits; `none` if there is no delegate or
  /// if the style is not adapted.
  ///
  /// Reading the property calls the delegate's `adaptivePresentationStyle(for:traitCollection:)`.
  public final var adaptivePresentationStyle: ModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
}
