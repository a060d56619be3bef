public import Foundation

/// What has a size of its own: a controller, or what presents one.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size it would like to have (P-91).
  var preferredContentSize: CGSize { get }

  /// The size that what is inside gets (P-85).
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension ViewController: ContentContainer {}

extension PresentationController: ContentContainer {
  /// What the presented controller would like.
  public final var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
