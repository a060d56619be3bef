public import Foundation

/// An object with a preferred content size, which also determines the sizes of the content inside
/// it: a controller or a presentation controller.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size that the content would like to have, in points (P-91).
  var preferredContentSize: CGSize { get }

  /// Returns the size of a child inside this container, for a given size of this container (P-85).
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
