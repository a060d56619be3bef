/// A delegate that is called before a popover is presented.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the presentation of a popover begins (P-46b).
  ///
  /// Optional. A delegate can set the source of the popover in this method. The method is not
  /// called if the popover is adapted to another style.
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)

  /// Returns whether the user may dismiss the popover. Optional.
  ///
  /// Called only if the delegate does not implement `presentationControllerShouldDismiss`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool

  /// Called when the user has dismissed the popover. Optional.
  ///
  /// Called only if the delegate does not implement `presentationControllerDidDismiss`.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// The default implementation, which does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {
    popoverPresentationController.markUnimplemented()
  }

  /// The default implementation, which allows the dismissal.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }

  /// The default implementation, which does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
