public import Foundation

/// The presentation controller of a popover, which must point at a view (P-46b).
@preconcurrency @MainActor open class PopoverPresentationController: PresentationController {
  /// The view that the popover points at.
  public final var sourceView: View? {
    get { source?.object }
    set { source = newValue?.handle }
  }
  private var source: Handle<View>?
  /// The part of `sourceView` that the popover points at, in the coordinates of `sourceView`.
  public final var sourceRect = CGRect.null

  /// Reports an issue if the popover has no source view and is not adapted to another style
  /// (P-46b).
  open override func presentationTransitionWillBegin() {
    guard sourceView == nil, effectiveStyle == .popover else { return }
    let presented = presentedViewController
    presented.world?.report(
      Issues.popoverWithoutSource(presented.printed), at: presented.subject)
  }
}
