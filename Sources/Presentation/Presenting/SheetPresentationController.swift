public import Foundation

/// Presents a sheet, which rests at one of its detents.
///
/// With the large detent alone, as at first, the sheet fills its container. Setting other detents
/// gives the sheet their height at the lower edge.
@preconcurrency @MainActor open class SheetPresentationController: PresentationController {
  /// The settings of the client; nil if it has made none.
  private var settings: Settings?

  /// The settings that a client can make.
  @MainActor private struct Settings {
    var detents = [Detent.large()]
    var selected: Detent.Identifier?
    var undimmed: Detent.Identifier?
    var showsGrabber = false
    var expandsByScrolling = true
    var isAttachedInCompactHeight = false
    var followsPreferredWidth = false
    var cornerRadius: CGFloat?
    /// The height that a finger holds the sheet at.
    var heldHeight: CGFloat?
  }

  private var current: Settings { settings ?? Settings() }

  private func change(_ change: (inout Settings) -> Void) {
    var changed = current
    change(&changed)
    settings = changed
  }

  /// The heights at which the sheet rests, lowest first; an empty array counts as the large one.
  public final var detents: [Detent] {
    get { current.detents }
    set {
      change { $0.detents = newValue.isEmpty ? [.large()] : newValue }
      placeSheet()
    }
  }

  /// The detent that the sheet rests at; nil for the lowest one.
  ///
  /// Setting it moves the sheet: at once, or animated inside ``animateChanges(_:)``. The delegate
  /// is not called.
  public final var selectedDetentIdentifier: Detent.Identifier? {
    get { current.selected }
    set {
      change { $0.selected = newValue }
      placeSheet()
    }
  }

  /// The largest detent at which what is below the sheet is not dimmed and can be touched; nil for
  /// none.
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { current.undimmed }
    set { change { $0.undimmed = newValue } }
  }

  /// Whether a grabber is shown; kept.
  public final var prefersGrabberVisible: Bool {
    get { current.showsGrabber }
    set { change { $0.showsGrabber = newValue } }
  }

  /// Whether scrolling at the edge makes the sheet larger; kept: nothing scrolls by itself.
  public final var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { current.expandsByScrolling }
    set { change { $0.expandsByScrolling = newValue } }
  }

  /// Whether the sheet is at the lower edge where the height is compact; kept.
  public final var prefersEdgeAttachedInCompactHeight: Bool {
    get { current.isAttachedInCompactHeight }
    set { change { $0.isAttachedInCompactHeight = newValue } }
  }

  /// Whether the width follows the preferred content size at the lower edge; kept.
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { current.followsPreferredWidth }
    set { change { $0.followsPreferredWidth = newValue } }
  }

  /// The radius of the sheet's corners; nil for the system's; kept.
  public final var preferredCornerRadius: CGFloat? {
    get { current.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }

  /// Makes changes, and animates the sheet to its new place in 0.25 seconds.
  public final func animateChanges(_ changes: @escaping () -> Void) {
    presentedViewController.worldToEnter.use { View.animate(withDuration: 0.25) { changes() } }
  }

  /// Reads the values of custom detents again.
  public final func invalidateDetents() { placeSheet() }

  /// Whether what is below the sheet is dimmed and gets no touches.
  public final var isDimming: Bool {
    guard let undimmed = current.undimmed, let limit = height(of: undimmed) else { return true }
    return sheetHeight > limit
  }

  /// At the lower edge, as high as the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    guard settings != nil else { return bounds }
    let height = min(bounds.height, current.heldHeight ?? sheetHeight)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  // MARK: Heights

  private var sheetHeight: CGFloat {
    let selected = current.selected.flatMap { height(of: $0) }
    return selected ?? heights.first?.height ?? containerView?.bounds.height ?? 0
  }

  private func height(of identifier: Detent.Identifier) -> CGFloat? {
    heights.first { $0.identifier == identifier }?.height
  }

  /// The active detents, lowest first.
  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container = containerView else { return [] }
    let context = DetentContext(
      maximumDetentValue: container.bounds.height,
      containerTraitCollection: container.traitCollection)
    return current.detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min($0, container.bounds.height))
      }
    }.sorted { $0.height < $1.height }
  }

  private func placeSheet() {
    guard containerView?.window != nil, relation != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  // MARK: The user

  /// A test's finger: holds the sheet at a height, at most that of the largest detent.
  ///
  /// Nothing happens while a transition keeps user interaction off (P-66).
  public final func drag(toHeight height: CGFloat) {
    let world = presentedViewController.worldToEnter
    guard height.isFinite, !world.isIgnoringInteractionEvents, let largest = heights.last else {
      return
    }
    change { $0.heldHeight = max(0, min(height, largest.height)) }
    world.use { placeSheet() }
  }

  /// Ends a test's drag; the sheet moves to the nearest detent.
  ///
  /// If that is another one, the delegate is called.
  ///
  /// - Parameter velocity: Points per second, positive downward; the sheet moves to the detent that
  ///   is nearest to its place after a further tenth of a second.
  public final func release(velocity: CGFloat = 0) {
    guard let held = current.heldHeight else { return }
    let aim = held - velocity * 0.1
    let nearest = heights.min { abs($0.height - aim) < abs($1.height - aim) }
    let old = current.selected ?? heights.first?.identifier
    change { ($0.heldHeight, $0.selected) = (nil, nearest?.identifier) }
    animateChanges { self.placeSheet() }
    guard nearest?.identifier != old else { return }
    presentedViewController.worldToEnter.use {
      (delegate as? any SheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }
}
