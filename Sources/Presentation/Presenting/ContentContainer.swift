public import Foundation

/// A controller or a presentation controller, which has a preferred size and determines the sizes
/// of the controllers inside it.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size that the content would like to have, in points (P-91).
  var preferredContentSize: CGSize { get }

  /// Returns the size of a child when this container has the size `parentSize` (P-85).
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
