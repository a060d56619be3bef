public import Presentation

extension UIBarButtonItem: PopoverPresentationControllerSourceItem {}

extension PopoverPresentationController {
  /// The bar button item that the popover points at.
  ///
  /// If `sourceItem` is a bar button item, the value is that item; otherwise, the value is nil.
  /// Setting this property also sets `sourceItem`.
  public final var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The directions in which the arrow of the popover may point; the value is stored but has no
  /// effect.
  public final var permittedArrowDirections: UIPopoverArrowDirection {
    get { kept.permitted }
    set { kept.permitted = newValue }
  }

  /// The views that the user can touch while the popover is shown; the value is stored but has no
  /// effect.
  public final var passthroughViews: [View]? {
    get { kept.passthroughViews }
    set { kept.passthroughViews = newValue }
  }

  /// The color of the popover; the value is stored but has no effect.
  public final var backgroundColor: ViewColor? {
    get { kept.backgroundColor }
    set { kept.backgroundColor = newValue }
  }

  /// The smallest distances between the popover and the edges of the window; the value is stored
  /// but has no effect.
  public final var popoverLayoutMargins: UIEdgeInsets {
    get { kept.margins }
    set { kept.margins = newValue }
  }

  /// Whether the popover may cover its source; the value is stored but has no effect.
  public final var canOverlapSourceViewRect: Bool {
    get { kept.canOverlap }
    set { kept.canOverlap = newValue }
  }

  /// The sheet whose settings, such as the detents, the popover has in a narrow window.
  public final var adaptiveSheetPresentationController: SheetPresentationController {
    adaptiveSheet
  }

  /// The direction of the arrow, which is always `unknown`, because popovers have no arrow.
  public final var arrowDirection: UIPopoverArrowDirection { .unknown }

  private var kept: KeptOfPopover { attachments.find { KeptOfPopover() } }
}

/// The values of a popover that are stored but have no effect.
@MainActor private final class KeptOfPopover {
  var permitted = UIPopoverArrowDirection.any
  var passthroughViews: [View]?
  var backgroundColor: ViewColor?
  var margins = UIEdgeInsets.zero
  var canOverlap = false
}
