import Foundation
import Presentation

/// A column whose controllers were moved to the stack of another column.
struct MergedColumn {
  let column: UISplitViewController.Column
  /// The lowest controller of the column.
  let root: ViewController
}

/// The controllers that were removed from a column's container.
private struct ColumnPart {
  let column: UISplitViewController.Column
  let container: ViewController?
  let controllers: [ViewController]
}

/// The stack that contains the controllers of the columns while the window is narrow.
extension UISplitViewController {
  /// The first column with a controller; its stack takes the controllers of the other columns.
  final var baseColumn: Column? { Column.inOrder.first { columns[$0] != nil } }
  final var baseStack: NavigationController? {
    baseColumn.flatMap { container(of: $0) as? NavigationController }
  }

  final func collapse() {
    takeStacksOffScreen()
    if style == .unspecified {
      replacePrimary(by: delegate?.primaryViewController(forCollapsing: self))
    }
    let top = topColumn
    isCollapsed = true
    showsCompactColumn = top == .compact
    if top != .compact { merge(Column.inOrder.filter { $0.rawValue <= top.rawValue }) }
    fillCollapsed()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private var topColumn: Column {
    guard style == .unspecified else {
      let proposed: Column = columns[.compact] == nil ? .secondary : .compact
      let answer = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      return answer == .compact && columns[.compact] == nil ? .secondary : answer ?? proposed
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else {
      return .secondary
    }
    let isLeftOut = delegate?.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    return isLeftOut == true ? .primary : .secondary
  }

  final func expand() {
    let secondary = separatedSecondary
    isCollapsed = false
    separate()
    if style == .unspecified {
      if let secondary { set(secondary, for: .secondary) }
      replacePrimary(by: delegate?.primaryViewController(forExpanding: self))
    }
    chosenMode = nil
    let proposed = arrangement.mode
    let answer = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if answer != proposed { chosenMode = answer }
    placeColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// The delegate's answer to the question which controller becomes the secondary controller.
  private var separatedSecondary: ViewController? {
    guard style == .unspecified, let primary = columns[.primary] else { return nil }
    return delegate?.splitViewController(self, separateSecondaryFrom: primary)
  }

  private func replacePrimary(by controller: ViewController?) {
    guard let controller, controller !== columns[.primary] else { return }
    set(controller, for: .primary)
  }

  /// Shows only the controller that fills the container.
  final func fillCollapsed() {
    if showsCompactColumn, columns[.compact] == nil {
      showsCompactColumn = false
      merge(Column.inOrder)
    }
    observeStack()
    let only = showsCompactColumn ? columns[.compact] : baseColumn.flatMap { container(of: $0) }
    hold(only.map { [$0] } ?? []) {
      show(only.map { [($0, view.bounds)] } ?? [], withShade: false)
    }
  }

  /// Ends the running transitions of the stacks: out of the window, a stack changes at once.
  ///
  /// While the container or one of its stacks is appearing, the stacks also wait outside of the
  /// window, so that their controllers appear once.
  private func takeStacksOffScreen() {
    guard isChanging else { return }
    for stack in ownStacks {
      stack.endTransition()
      stack.viewIfLoaded?.removeFromSuperview()
    }
  }

  private var ownStacks: [NavigationController] {
    Column.inOrder.compactMap { container(of: $0) as? NavigationController }
  }

  /// Whether the container or one of its stacks is appearing, or a stack is in a transition.
  private var isChanging: Bool {
    appearance != .appeared || ownStacks.contains(where: Self.isChanging)
  }

  private static func isChanging(_ stack: NavigationController) -> Bool {
    if case .appearing = stack.appearance { return true }
    return stack.transitionCoordinator != nil
  }

  // MARK: Moving controllers

  /// Moves the controllers of the columns to the stack of the first column, in the given order.
  ///
  /// If a callback removes the first column meanwhile, the next column is the first, and gets its
  /// own controllers back.
  final func merge(_ columns: [Column], animated: Bool = false) {
    let parts = partsToMerge(columns)
    defer { endMoves() }
    guard let baseStack, let baseColumn else { return }
    giveBack(baseStack)
    var controllers = baseStack.viewControllers
    if controllers.isEmpty {
      controllers = parts.first { $0.column == baseColumn }?.controllers ?? []
    }
    for part in parts where part.column != baseColumn {
      merged.removeAll { $0.column == part.column }
      guard let root = part.controllers.first else { continue }
      merged.append(MergedColumn(column: part.column, root: root))
      controllers += part.controllers
    }
    guard controllers.count != baseStack.viewControllers.count else { return }
    baseStack.setViewControllers(controllers, animated: animated)
  }

  /// Removes and returns the controllers of those columns that are not on the stack of the first
  /// column.
  ///
  /// A callback may meanwhile give a column another controller. Then this controller is also
  /// removed, and takes the place of the column's old controllers in the result.
  private func partsToMerge(_ columns: [Column]) -> [ColumnPart] {
    var parts: [ColumnPart] = []
    while baseStack != nil,
      let column = columns.first(where: { column in
        column != baseColumn && !isOnStack(column)
          && parts.first { $0.column == column }?.container !== container(of: column)
      })
    {
      parts.removeAll { $0.column == column }
      let controllers = takeControllers(of: column)
      parts.append(
        ColumnPart(column: column, container: container(of: column), controllers: controllers))
    }
    return columns.compactMap { column in
      parts.first { $0.column == column && $0.container === container(of: column) }
    }
  }

  /// Removes a column's container from the split view, and returns the controllers in it.
  ///
  /// A callback may meanwhile give the column another controller, which then takes the place of the
  /// removed ones.
  private func takeControllers(of column: Column) -> [ViewController] {
    isTaking = true
    defer { isTaking = false }
    while true {
      let container = container(of: column)
      let controllers = container.map { takeControllers(of: column, in: $0) } ?? []
      if self.container(of: column) === container { return controllers }
    }
  }

  private func takeControllers(
    of column: Column, in container: ViewController
  ) -> [ViewController] {
    guard let stack = container as? NavigationController else {
      let isVisible = container.appearance == .appeared
      // The disappearance ends before the stack makes the controller appear again.
      if isVisible { container.beginAppearanceTransition(false, animated: false) }
      letGo(container)
      if isVisible { container.endAppearanceTransition() }
      return [container]
    }
    letGo(stack)
    return emptied(stack, in: column)
  }

  private func letGo(_ container: ViewController) {
    held.removeAll { $0 === container }
    release(container)
  }

  /// Removes and returns the controllers of a column's own stack.
  ///
  /// If they were moved before, and the user has popped them, the result is the column's root. The
  /// result is empty if the stack is presented or a root, which raises an issue (P-101).
  private func emptied(_ stack: NavigationController, in column: Column) -> [ViewController] {
    let controllers = stack.ownControllers
    guard controllers.isEmpty else {
      guard mayHold([stack]) else { return [] }
      stack.parent?.release(stack)
      host(stack, controllers)
      stack.setOwnControllers([])
      return controllers
    }
    return merged.first { $0.column == column }.map { [$0.root] } ?? []
  }

  /// Moves the controllers of merged columns back to their columns.
  ///
  /// A column whose controllers the user has popped gets its root back. Controllers that the app
  /// has set in a column's own stack stay there.
  final func separate() {
    takeStacksOffScreen()
    guard let baseStack else { return }
    var left = baseStack.viewControllers
    var parts: [(column: Column, controllers: [ViewController])] = []
    for part in merged.reversed() {
      let index = left.firstIndex { $0 === part.root }
      parts.append((part.column, index.map { Array(left[$0...]) } ?? [part.root]))
      if let index { left.removeSubrange(index...) }
    }
    for part in parts {
      if let stack = container(of: part.column) as? NavigationController {
        host(stack, part.controllers)
      }
    }
    merged = []
    defer { endMoves() }
    if left.count != baseStack.viewControllers.count {
      baseStack.viewIfLoaded?.removeFromSuperview()
      baseStack.setViewControllers(left, animated: false)
    }
    for part in parts {
      guard let stack = container(of: part.column) as? NavigationController,
        stack.ownControllers.isEmpty
      else { continue }
      stack.setOwnControllers(part.controllers)
    }
  }

  /// Replaces the controllers of a merged column on the stack.
  ///
  /// The columns below and above stay on the stack, so that the top gets no appearance callbacks if
  /// another column is on top. A navigation controller that the app has set for the column gets its
  /// controllers back.
  ///
  /// - Parameter change: Sets the column's new controller.
  /// - Returns: Whether the controllers were replaced. While a stack is changing, the result is
  ///   false, and nothing has happened.
  final func replaceMerged(_ column: Column, by change: () -> Void) -> Bool {
    guard column != baseColumn, !isTaking, !isChanging, isOnStack(column),
      let place = merged.firstIndex(where: { $0.column == column })
    else { return false }
    let old = columns[column] as? NavigationController
    if let old { host(old, old.viewControllers) }
    defer { endMoves() }
    // Without its entry, the column cannot get its old root back.
    let root = merged.remove(at: place).root
    change()
    let part = takeControllers(of: column)
    guard let baseStack else { return true }
    // A callback may have changed the stack and the other columns.
    var controllers = baseStack.viewControllers.filter { controller in
      !part.contains { $0 === controller }
    }
    let nextPlace = min(place, merged.count)
    let range = range(of: root, before: merged[nextPlace...], in: controllers)
    let removed = Array(controllers[range])
    controllers.replaceSubrange(range, with: part)
    if column != baseColumn, let root = part.first {
      merged.insert(MergedColumn(column: column, root: root), at: nextPlace)
    }
    baseStack.setViewControllers(controllers, animated: false)
    if let old, old.ownControllers.isEmpty { old.setOwnControllers(removed) }
    return true
  }

  /// The indices of a column's controllers on the stack.
  ///
  /// If the column's root is no longer on the stack, the range is empty and begins at the first
  /// root of the next columns.
  private func range(
    of root: ViewController, before nextColumns: ArraySlice<MergedColumn>,
    in controllers: [ViewController]
  ) -> Range<Int> {
    if let start = controllers.firstIndex(where: { $0 === root }) {
      return start..<end(from: start, in: controllers)
    }
    let next = controllers.firstIndex { controller in
      nextColumns.contains { $0.root === controller }
    }
    let start = next ?? controllers.count
    return start..<start
  }

  /// The index of the first root of a merged column above `start`, or the number of controllers.
  ///
  /// The order on the stack is the order in which the columns were shown.
  final func end(from start: Int, in controllers: [ViewController]) -> Int {
    let above = controllers.indices.first { index in
      index > start && merged.contains { $0.root === controllers[index] }
    }
    return above ?? controllers.count
  }

  final func isOnStack(_ column: Column) -> Bool { firstIndex(of: column) != nil }

  /// The index of a merged column's first controller on the stack.
  final func firstIndex(of column: Column) -> Int? {
    guard let root = merged.first(where: { $0.column == column })?.root else { return nil }
    return baseStack?.viewControllers.firstIndex { $0 === root }
  }

  // MARK: Showing columns

  final func showCollapsed(_ column: Column) {
    if waits(then: { $0.show(column) }) { return }
    guard let start = column == baseColumn ? 0 : firstIndex(of: column) else {
      return merge(Column.inOrder.filter { $0.rawValue <= column.rawValue }, animated: true)
    }
    let controllers = baseStack?.viewControllers ?? []
    let end = end(from: start, in: controllers)
    if end < controllers.count { pop(before: end) }
  }

  final func hideCollapsed(_ column: Column) {
    if waits(then: { $0.hide(column) }) { return }
    if let index = firstIndex(of: column) { pop(before: index) }
  }

  private func pop(before index: Int) {
    guard index > 0, let baseStack else { return }
    baseStack.popToViewController(baseStack.viewControllers[index - 1], animated: true)
  }

  /// Returns whether a change of the stack has to wait, or has no effect.
  ///
  /// While the stack is changing, `action` is called at the end of the change.
  private func waits(then action: @escaping (UISplitViewController) -> Void) -> Bool {
    guard !showsCompactColumn, let baseStack else { return true }
    guard let coordinator = baseStack.transitionCoordinator else { return false }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { action(self) }
    }
    return true
  }

  /// Shows a controller in the secondary column, or on top of the one stack.
  final func placeDetail(_ controller: ViewController) {
    if isCollapsed, !isTaking { return pushDetail(controller) }
    set(controller, for: .secondary)
    updateColumns()
  }

  /// Pushes a controller that becomes the secondary column when the window is wide again.
  private func pushDetail(_ controller: ViewController) {
    guard !showsCompactColumn, baseStack != nil else { return present(controller, animated: true) }
    guard mayHold([controller]) else { return }
    if waits(then: { $0.placeDetail(controller) }) { return }
    defer { endMoves() }
    guard let baseStack else { return }
    var part = [controller]
    if let stack = controller as? NavigationController {
      part = emptied(stack, in: .secondary)
    }
    guard let root = part.first else { return }
    if baseStack.viewControllers.contains(where: { $0 === root }) {
      baseStack.popToViewController(root, animated: true)
      return
    }
    if baseColumn != .secondary {
      if let old = container(of: .secondary) as? NavigationController, old.host === self {
        old.host = nil
      }
      columns[.secondary] = controller
      stacks[.secondary] =
        style == .unspecified || controller is NavigationController ? nil : NavigationController()
      if !isOnStack(.secondary) {
        merged.removeAll { $0.column == .secondary }
        merged.append(MergedColumn(column: .secondary, root: root))
      }
    }
    baseStack.setViewControllers(baseStack.viewControllers + part, animated: true)
  }
}
