public import Foundation

/// A view controller or a presentation controller, which determines the sizes of other controllers'
/// views.
///
/// A view controller determines the sizes of its children. A presentation controller determines the
/// size of its presented controller.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The preferred size of the content, in points (P-91).
  var preferredContentSize: CGSize { get }

  /// Called when the preferred content size of a child or of the presented controller has changed
  /// (P-91).
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Returns the size of a child, or of the presented controller, in a container with the size
  /// `parentSize` (P-85).
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
