public import Foundation

/// A controller or a presentation controller, which has a preferred size and determines the sizes
/// of the controllers inside it.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The preferred size of the content, in points (P-91).
  var preferredContentSize: CGSize { get }

  /// Called when the preferred content size of a controller inside has changed (P-91).
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Returns the size that a controller inside gets (P-85).
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension ViewController: ContentContainer {}

extension PresentationController: ContentContainer {
  /// The preferred size of the presented controller.
  public final var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
