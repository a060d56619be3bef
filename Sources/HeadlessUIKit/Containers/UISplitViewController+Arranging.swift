import Foundation
import Presentation

/// The columns of a wide window.
extension UISplitViewController {
  final var arrangement: SplitArrangement {
    SplitArrangement(
      size: view.bounds.size, hasThreeColumns: style == .tripleColumn,
      filled: Column.inOrder.filter { columns[$0] != nil },
      wish: chosenMode ?? preferredDisplayMode, isTiled: splitBehavior == .tile,
      primaryWidth: primaryColumnWidth, supplementaryWidth: supplementaryColumnWidth,
      isPrimaryAtTheEnd: primaryEdge == .trailing)
  }

  /// The width of the primary column, in points.
  public final var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      from: minimumPrimaryColumnWidth, to: maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column, in points.
  public final var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      from: minimumSupplementaryColumnWidth, to: maximumSupplementaryColumnWidth)
  }

  /// Returns the width of a column, in points; a negative argument has no effect.
  private func width(
    _ preferred: CGFloat, fraction: CGFloat, from least: CGFloat, to most: CGFloat
  ) -> CGFloat {
    var width: CGFloat = 320
    if preferred >= 0 {
      width = preferred
    } else if fraction >= 0 {
      width = fraction * view.bounds.width
    }
    if most >= 0 { width = min(width, most) }
    return max(width, least, 0)
  }

  /// The way in which columns appear.
  public final var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  private var isWide: Bool { view.bounds.width > view.bounds.height }

  /// The child controller that contains a column's controller.
  final func container(of column: Column) -> ViewController? {
    columns[column].map { stacks[column] ?? $0 }
  }

  /// Sets the controller of a column; the screen changes with the next arrangement.
  ///
  /// An issue is raised, and nothing changes, if the controller is a window's root, is presented,
  /// or contains this container (P-101, C-1a).
  final func set(_ controller: ViewController?, for column: Column) {
    guard columns[column] !== controller, mayHold(controller.map { [$0] } ?? []) else { return }
    if let controller, column != .compact,
      let old = Column.inOrder.first(where: { columns[$0] === controller })
    {
      set(nil, for: old)
    }
    let replace = { [self] in
      columns[column] = controller
      stacks[column] = controller.flatMap { stack(around: $0, in: column) }
    }
    if replaceMerged(column, by: replace) { return }
    var onStack = merged.map(\.column).filter(isOnStack)
    if isBelowStack(column), let baseColumn { onStack.insert(baseColumn, at: 0) }
    let isMerged =
      column == baseColumn || isBelowStack(column) || merged.contains { $0.column == column }
    if isMerged { separate() }
    merged.removeAll { $0.column == column }
    replace()
    if isMerged { merge(onStack) }
  }

  /// Whether a column without a controller would be the first column of the visible stack.
  private func isBelowStack(_ column: Column) -> Bool {
    guard isCollapsed, !isTaking, !showsCompactColumn, let baseColumn else { return false }
    return column.rawValue < baseColumn.rawValue
  }

  private func stack(
    around controller: ViewController, in column: Column
  ) -> NavigationController? {
    guard style != .unspecified, column != .compact else { return nil }
    return controller is NavigationController
      ? nil : NavigationController(rootViewController: controller)
  }

  /// Adapts the columns to the window and to the settings.
  ///
  /// If a callback changes the columns meanwhile, they are arranged once more.
  final func updateColumns() {
    guard !isArranging else { return needsArranging = true }
    isArranging = true
    repeat {
      needsArranging = false
      arrange()
    } while needsArranging
    isArranging = false
  }

  /// Until the view is loaded and has a size, the columns only become children.
  private func arrange() {
    guard isViewLoaded, !view.bounds.isEmpty else {
      if !isCollapsed { hold(Column.inOrder.compactMap { container(of: $0) }) {} }
      return
    }
    let isWide = isWide
    if let wasWide, wasWide != isWide { chosenMode = nil }
    wasWide = isWide
    // Outside of windows, the columns stay as they are.
    let isNarrow =
      windowOfPlace == nil ? isCollapsed : traitCollection.horizontalSizeClass == .compact
    switch (isNarrow, isCollapsed) {
    case (true, false): collapse()
    case (true, true): fillCollapsed()
    case (false, true): expand()
    case (false, false): placeColumns()
    }
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
    let arrangement = arrangement, mode = arrangement.mode, oldMode = displayMode
    if mode != oldMode, oldMode != .automatic {
      let old = arrangement.extraColumns(in: oldMode), new = arrangement.extraColumns(in: mode)
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
    hold(Column.inOrder.compactMap { container(of: $0) }) {
      show(places, withShade: mode.isOver)
    }
  }

  /// Adds these controllers as children, and removes the children of other columns.
  ///
  /// `showViews` adds the views before the new children get `didMove(toParent:)`.
  final func hold(_ wanted: [ViewController], _ showViews: () -> Void) {
    let left = held.filter { child in !wanted.contains { $0 === child } }
    let new = wanted.filter { $0.parent !== self }
    held = wanted
    for child in left { release(child) }
    for child in new { addChild(child) }
    showViews()
    for child in new where child.parent === self { child.didMove(toParent: self) }
  }

  /// Shows only the views of these children, from back to front, behind the app's own subviews.
  ///
  /// The shade is in front of the first child.
  final func show(
    _ places: [(controller: ViewController, frame: CGRect)], withShade hasShade: Bool
  ) {
    // A callback may have presented a new column, or may have moved it to another container.
    let places = places.filter { $0.controller.parent === self }
    var views: [View] = places.map { $0.controller.view }
    for child in held
    where child.parent === self && !places.contains(where: { $0.controller === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    if hasShade { views.insert(preparedShade, at: min(1, views.count)) }
    if !hasShade { shade.removeFromSuperview() }
    for place in places where place.controller.view.frame != place.frame {
      place.controller.view.frame = place.frame
    }
    guard !view.subviews.prefix(views.count).elementsEqual(views, by: ===) else { return }
    for (index, subview) in views.enumerated() { view.insertSubview(subview, at: index) }
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
