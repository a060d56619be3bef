import Foundation
import Presentation

/// The columns of a wide window.
extension UISplitViewController {
  final var arrangement: SplitArrangement {
    SplitArrangement(
      size: view.bounds.size, hasThreeColumns: style == .tripleColumn,
      wish: chosenMode ?? preferredDisplayMode, behavior: preferredSplitBehavior,
      primaryWidth: primaryColumnWidth, supplementaryWidth: supplementaryColumnWidth,
      isPrimaryAtTheEnd: primaryEdge == .trailing)
  }

  /// The width of the primary column, in points.
  public final var primaryColumnWidth: CGFloat {
    var width: CGFloat = 320
    if preferredPrimaryColumnWidth >= 0 {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction >= 0 {
      width = preferredPrimaryColumnWidthFraction * view.bounds.width
    }
    if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
    return max(width, minimumPrimaryColumnWidth, 0)
  }

  /// The width of the supplementary column, in points.
  public final var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth >= 0 ? preferredSupplementaryColumnWidth : 320
  }

  /// The way in which columns appear.
  public final var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return view.bounds.width > view.bounds.height ? .tile : .overlay
  }

  /// The child controller that contains a column's controller.
  final func container(of column: Column) -> ViewController? {
    columns[column].map { stacks[column] ?? $0 }
  }

  /// Sets the controller of a column; the screen changes with the next arrangement.
  final func set(_ controller: ViewController?, for column: Column) {
    guard columns[column] !== controller else { return }
    let parts = merged, isMerged = column == baseColumn || parts.contains { $0.column == column }
    if isMerged { separate() }
    if let old = container(of: column) { release(old) }
    columns[column] = controller
    stacks[column] = controller.flatMap { stack(around: $0, in: column) }
    if isMerged { merge(parts.map(\.column)) }
  }

  private func stack(
    around controller: ViewController, in column: Column
  ) -> NavigationController? {
    guard style != .unspecified, column != .compact else { return nil }
    return controller is NavigationController
      ? nil : NavigationController(rootViewController: controller)
  }

  /// Arranges the columns again, if they were arranged before.
  final func rearrange() {
    guard isArranged else { return }
    isCollapsed ? fillCollapsed() : placeColumns()
  }

  /// Adapts the columns to the window and to the settings.
  final func updateColumns() {
    guard isViewLoaded, !isArranging, !view.bounds.isEmpty else { return }
    isArranging = true
    defer { isArranging = false }
    let isNarrow = knownTraits.horizontalSizeClass == .compact
    let isWide = view.bounds.width > view.bounds.height
    if isWide != wasWide { chosenMode = wasWide == nil ? chosenMode : nil }
    wasWide = isWide
    isArranged = true
    switch (isNarrow, isCollapsed) {
    case (true, false): collapse()
    case (false, true): expand()
    case (_, _): rearrange()
    }
  }

  /// The traits of the view's window, or of the window in which the view will be.
  private var knownTraits: TraitCollection {
    if viewIfLoaded?.window != nil { return traitCollection }
    return (parent ?? presentingViewController)?.traitCollection ?? traitCollection
  }

  /// Sets the display mode by a call or a tap.
  final func choose(_ mode: DisplayMode) {
    chosenMode = mode
    updateColumns()
  }

  final func togglePrimaryColumn() {
    let isShown = arrangement.extraColumns(in: displayMode).contains(.primary)
    isShown ? hide(.primary) : show(.primary)
  }

  final func placeColumns() {
    let arrangement = arrangement, old = arrangement.extraColumns(in: displayMode)
    let mode = arrangement.mode, new = arrangement.extraColumns(in: mode)
    if mode != displayMode, displayMode != .automatic {
      delegate?.splitViewController(self, willChangeTo: mode)
      for column in old where !new.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      }
      for column in new where !old.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      }
    }
    displayMode = mode
    let places = arrangement.places.compactMap { place in
      container(of: place.column).map { (controller: $0, frame: place.frame) }
    }
    keepOnly(Column.inOrder.compactMap { container(of: $0) })
    show(places, withShade: mode.isOver)
  }

  /// Removes the containers of columns that are not in the list.
  final func keepOnly(_ wanted: [ViewController]) {
    for child in children where !wanted.contains(where: { $0 === child }) { release(child) }
    for controller in wanted where controller.parent !== self { addChild(controller) }
  }

  /// Shows only these children, from back to front.
  ///
  /// The shade is in front of the first child.
  final func show(
    _ places: [(controller: ViewController, frame: CGRect)], withShade hasShade: Bool
  ) {
    let newcomers = places.filter { $0.controller.viewIfLoaded?.superview !== view }
    var views: [View] = places.map { $0.controller.view }
    if hasShade { views.insert(preparedShade, at: min(1, views.count)) }
    for child in children where !places.contains(where: { $0.controller === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    if !hasShade { shade.removeFromSuperview() }
    for place in places where place.controller.view.frame != place.frame {
      place.controller.view.frame = place.frame
    }
    if !view.subviews.elementsEqual(views, by: ===) {
      for subview in views { view.addSubview(subview) }
    }
    for place in newcomers { place.controller.didMove(toParent: self) }
  }

  private var preparedShade: View {
    shade.frame = view.bounds
    if shade.gestureRecognizers?.isEmpty != false {
      let tap = UITapGestureRecognizer()
      tap.onAction = { [weak self] in self?.choose(.secondaryOnly) }
      shade.addGestureRecognizer(tap)
    }
    return shade
  }
}
