public import Foundation

/// Presents a popover: it must point at something (P-46b).
@preconcurrency @MainActor open class PopoverPresentationController: PresentationController {
  /// The view it points at.
  public final weak var sourceView: View?
  /// The part of `sourceView` it points at.
  public final var sourceRect = CGRect.null

  /// Reports a popover without a source, where it is not adapted to another style (P-46b).
  open override func presentationTransitionWillBegin() {
    guard sourceView == nil, effectiveStyle == .popover else { return }
    let presented = presentedViewController
    presented.world?.report(
      Issues.popoverWithoutSource(presented.printed), at: presented.subject)
  }
}
