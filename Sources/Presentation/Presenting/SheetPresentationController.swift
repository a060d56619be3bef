public import Foundation

/// The presentation controller of a sheet.
///
/// By default the only detent is `large()`, and the sheet fills its container view. With other
/// detents, the sheet has the height of the selected detent, and is placed at the lower edge.
@preconcurrency @MainActor open class SheetPresentationController: PresentationController {
  /// The settings that the app has changed; nil if the app has changed no setting.
  private(set) var settings: Settings?

  /// The popover that has these settings while it is adapted to a sheet; nil for a real sheet.
  private final weak var popover: PopoverPresentationController?

  /// Creates an object with the settings that a popover has while it is adapted to a sheet.
  convenience init(settingsFor popover: PopoverPresentationController) {
    self.init(presentedViewController: popover.presentedViewController, presenting: nil)
    self.popover = popover
  }

  /// The presentation that has the settings.
  private var presentation: PresentationController { popover ?? self }
  private var space: View? { presentation.containerView }

  package override final var detentSheet: SheetPresentationController? { isSheet ? self : nil }

  /// The settings that an app can change.
  @MainActor struct Settings {
    var detents = [Detent.large()]
    var selected: Detent.Identifier?
    var undimmed: Detent.Identifier?
    var showsGrabber = false
    var expandsByScrolling = true
    var isAttachedInCompactHeight = false
    var followsPreferredWidth = false
    var cornerRadius: CGFloat?
    /// The height at which a finger holds the sheet, in points; nil if no finger holds the sheet.
    var heldHeight: CGFloat?
  }

  private var current: Settings { settings ?? Settings() }

  private func change(_ change: (inout Settings) -> Void) {
    var changed = current
    change(&changed)
    settings = changed
  }

  /// The heights at which the sheet stays when no finger holds it.
  ///
  /// Setting an empty array is the same as setting `[.large()]`.
  public final var detents: [Detent] {
    get { current.detents }
    set {
      change { $0.detents = newValue.isEmpty ? [.large()] : newValue }
      placeSheet()
    }
  }

  /// The identifier of the detent that determines the sheet's height; nil selects the lowest
  /// detent.
  ///
  /// Setting this property moves the sheet, and does not call the delegate. To animate the
  /// movement, set the property inside ``animateChanges(_:)``.
  public final var selectedDetentIdentifier: Detent.Identifier? {
    get { current.selected }
    set {
      change { $0.selected = newValue }
      placeSheet()
    }
  }

  /// The identifier of the largest detent at which the views below the sheet are not dimmed.
  ///
  /// The user can touch views that are not dimmed. If this property is nil, the views below the
  /// sheet are dimmed at every detent.
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { current.undimmed }
    set { change { $0.undimmed = newValue } }
  }

  /// Whether a grabber is shown.
  ///
  /// The value is stored and has no effect.
  public final var prefersGrabberVisible: Bool {
    get { current.showsGrabber }
    set { change { $0.showsGrabber = newValue } }
  }

  /// Whether scrolling beyond the edge of the content makes the sheet larger.
  ///
  /// The value is stored and has no effect.
  public final var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { current.expandsByScrolling }
    set { change { $0.expandsByScrolling = newValue } }
  }

  /// Whether the sheet is attached to the lower edge when the vertical size class is compact.
  ///
  /// The value is stored and has no effect.
  public final var prefersEdgeAttachedInCompactHeight: Bool {
    get { current.isAttachedInCompactHeight }
    set { change { $0.isAttachedInCompactHeight = newValue } }
  }

  /// Whether a sheet at the lower edge has the width of the preferred content size.
  ///
  /// The value is stored and has no effect.
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { current.followsPreferredWidth }
    set { change { $0.followsPreferredWidth = newValue } }
  }

  /// The radius of the sheet's corners; nil for the system's radius.
  ///
  /// The value is stored and has no effect.
  public final var preferredCornerRadius: CGFloat? {
    get { current.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }

  /// Calls `changes`, and animates the sheet to its new place with a duration of 0.25 seconds.
  public final func animateChanges(_ changes: @escaping () -> Void) {
    world.use {
      View.animate(withDuration: 0.25, options: .allowUserInteraction) { changes() }
    }
  }

  /// Computes the heights of custom detents again, and moves the sheet.
  ///
  /// A call inside the computation of a height has no effect.
  public final func invalidateDetents() { placeSheet() }

  /// Whether the views below the sheet are dimmed and get no touches.
  public final var isDimming: Bool {
    guard let undimmed = current.undimmed, let limit = height(of: undimmed) else { return true }
    return sheetHeight > limit
  }

  /// The frame of the presented view, at the lower edge of the container view; nil if the app has
  /// changed no setting.
  ///
  /// The height is the height of the selected detent. During a drag, it is the height at which the
  /// finger holds the sheet.
  final var sheetFrame: CGRect? {
    guard settings != nil, let bounds = space?.bounds else { return nil }
    let height = min(bounds.height, current.heldHeight ?? sheetHeight)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Returns the size of the presented view in a container view of the size `parentSize`; nil if
  /// the app has changed no setting.
  final func sheetSize(in parentSize: CGSize) -> CGSize? {
    guard settings != nil else { return nil }
    let heights = heights(in: parentSize, with: TraitCollection(of: parentSize))
    let height = current.heldHeight ?? sheetHeight(among: heights) ?? parentSize.height
    return CGSize(width: parentSize.width, height: min(parentSize.height, height))
  }

  // MARK: Heights

  private var sheetHeight: CGFloat {
    sheetHeight(among: heights) ?? space?.bounds.height ?? 0
  }

  private func sheetHeight(among heights: [DetentHeight]) -> CGFloat? {
    (heights.first { $0.identifier == current.selected } ?? heights.first)?.height
  }

  private func height(of identifier: Detent.Identifier) -> CGFloat? {
    heights.first { $0.identifier == identifier }?.height
  }

  /// The active detents and their heights in points, lowest first; the large detent if no detent is
  /// active.
  private var heights: [DetentHeight] {
    guard let space else { return [] }
    return heights(in: space.bounds.size, with: space.traitCollection)
  }

  private typealias DetentHeight = (identifier: Detent.Identifier, height: CGFloat)

  private func heights(in container: CGSize, with traits: TraitCollection) -> [DetentHeight] {
    let lowerInset = space?.safeAreaInsets.bottom ?? 0
    let context = DetentContext(
      maximumDetentValue: container.height - lowerInset, containerTraitCollection: traits)
    let heights = current.detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (identifier: detent.identifier, height: min($0 + lowerInset, container.height))
      }
    }
    return heights.isEmpty ? [(.large, container.height)] : heights.sorted { $0.height < $1.height }
  }

  private func placeSheet() {
    guard space?.window != nil, presentation.relation != nil, presentation.detentSheet === self,
      !isPlacing
    else { return }
    isPlacing = true
    let manager = presentation.manager
    manager.presentedView?.frame = manager.frameOfPresentedViewInContainerView
    isPlacing = false
  }
  private var isPlacing = false

  private var world: World { presentation.presentedViewController.worldToEnter }

  // MARK: The user

  /// Moves the sheet to a height in points and holds it there, like a user's finger.
  ///
  /// This method is for tests. The height is limited to the height of the largest detent. The call
  /// has no effect while a transition disables user interaction (P-66).
  public final func drag(toHeight height: CGFloat) {
    guard height.isFinite else {
      let presented = presentation.presentedViewController
      return world.reportNotFinite("height", of: "the sheet of \(presented.name)")
    }
    guard !world.isIgnoringInteractionEvents, let largest = heights.last else { return }
    change { $0.heldHeight = max(0, min(height, largest.height)) }
    world.use { placeSheet() }
  }

  /// Ends a drag that ``drag(toHeight:)`` began, and moves the sheet to the nearest detent.
  ///
  /// If the selected detent changes, the delegate is called.
  ///
  /// - Parameter velocity: The velocity in points per second, positive downward. The method
  ///   computes the height that the sheet would have after another 0.1 seconds at this velocity,
  ///   and selects the detent nearest to this height.
  public final func release(velocity: CGFloat = 0) {
    guard let held = current.heldHeight else { return }
    let aim = held - velocity * 0.1
    let nearest = heights.min { abs($0.height - aim) < abs($1.height - aim) }
    let old = current.selected ?? heights.first?.identifier
    change { ($0.heldHeight, $0.selected) = (nil, nearest?.identifier) }
    animateChanges { self.placeSheet() }
    guard nearest?.identifier != old else { return }
    world.use {
      (delegate as? any SheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }
}
