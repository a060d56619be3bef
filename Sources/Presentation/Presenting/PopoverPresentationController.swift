public import Foundation

/// The presentation controller of a popover.
///
/// A popover must point at a view or at another item (P-46b).
@preconcurrency @MainActor open class PopoverPresentationController: PresentationController {
  /// The view that the popover points at.
  public final var sourceView: View? {
    get { source?.object }
    set { source = newValue?.handle }
  }
  private var source: Handle<View>?
  /// The part of `sourceView` that the popover points at, in the coordinates of `sourceView`.
  public final var sourceRect = CGRect.null
  /// The view or bar button item that the popover points at instead of ``sourceView``; not
  /// retained.
  public final weak var sourceItem: (any PopoverPresentationControllerSourceItem)?

  /// The sheet with the settings that the popover has while it is adapted to a sheet (P-32).
  package final var adaptiveSheet: SheetPresentationController {
    if let usedSheet { return usedSheet }
    let sheet = SheetPresentationController(settingsFor: self)
    usedSheet = sheet
    return sheet
  }
  /// The adaptive sheet; nil if nothing has asked for it.
  private(set) final var usedSheet: SheetPresentationController?

  package override final var detentSheet: SheetPresentationController? {
    effectiveStyle.isSheet ? usedSheet : nil
  }

  /// Calls the delegate's `prepareForPopoverPresentation`, and then reports an issue if the popover
  /// has no source.
  ///
  /// Does nothing if the popover is adapted to another style (P-46b).
  open override func presentationTransitionWillBegin() { prepareStyle() }

  /// Prepares the popover like ``presentationTransitionWillBegin()``.
  override func prepareStyle() {
    guard effectiveStyle == .popover else { return }
    tellPrepareForPopover(self)
    guard sourceView == nil, sourceItem == nil else { return }
    let presented = presentedViewController
    presented.world?.report(
      Issues.popoverWithoutSource(presented.printed), at: presented.subject)
  }
}
