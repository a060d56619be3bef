/// A delegate that is called before a popover is presented.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the presentation of a popover begins (P-46b).
  ///
  /// Optional. A delegate can set the source of the popover in this method. The method is not
  /// called if the popover is adapted to another style.
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// The default implementation, which does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {
    popoverPresentationController.markUnimplemented()
  }
}
