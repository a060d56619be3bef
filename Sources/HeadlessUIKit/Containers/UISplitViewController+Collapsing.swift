import Foundation
import Presentation

/// The controllers of a column that are on the stack of another column.
struct MergedColumn {
  let column: UISplitViewController.Column
  let controllers: [ViewController]
}

/// The one stack of a narrow window.
extension UISplitViewController {
  /// The first column with a controller; its stack takes the controllers of the other columns.
  final var baseColumn: Column? { Column.inOrder.first { columns[$0] != nil } }
  private var baseStack: NavigationController? {
    baseColumn.flatMap { container(of: $0) as? NavigationController }
  }

  final func collapse() {
    let top = topColumn
    isCollapsed = true
    showsCompactColumn = top == .compact
    merge(Column.inOrder.filter { $0.rawValue <= top.rawValue && top != .compact })
    fillCollapsed()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private var topColumn: Column {
    guard style == .unspecified else {
      let proposed: Column = columns[.compact] == nil ? .secondary : .compact
      let answer = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      return answer ?? proposed
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else {
      return .secondary
    }
    let isLeftOut = delegate?.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    return isLeftOut == true ? .primary : .secondary
  }

  final func expand() {
    separate()
    (isCollapsed, chosenMode) = (false, nil)
    let proposed = arrangement.mode
    let answer = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if answer != proposed { chosenMode = answer }
    placeColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Shows only the controller that fills the container.
  final func fillCollapsed() {
    let only = showsCompactColumn ? columns[.compact] : baseColumn.flatMap { container(of: $0) }
    keepOnly(only.map { [$0] } ?? [])
    show(only.map { [($0, view.bounds)] } ?? [], withShade: false)
  }

  // MARK: Moving controllers

  /// Moves the controllers of the columns to the stack of the first column.
  final func merge(_ columns: [Column], animated: Bool = false) {
    guard let baseStack else { return }
    var controllers = baseStack.viewControllers
    for column in columns where column != baseColumn && !isOnStack(column) {
      let part = takeControllers(of: column)
      merged.removeAll { $0.column == column }
      guard !part.isEmpty else { continue }
      merged.append(MergedColumn(column: column, controllers: part))
      controllers += part
    }
    guard controllers.count != baseStack.viewControllers.count else { return }
    baseStack.setViewControllers(controllers, animated: animated)
  }

  private func takeControllers(of column: Column) -> [ViewController] {
    guard let container = container(of: column) else { return [] }
    guard let stack = container as? NavigationController else {
      let isVisible = container.appearance == .appeared
      // The disappearance ends before the stack makes the controller appear again.
      if isVisible { container.beginAppearanceTransition(false, animated: false) }
      release(container)
      if isVisible { container.endAppearanceTransition() }
      return [container]
    }
    release(stack)
    let controllers = stack.viewControllers
    stack.setViewControllers([], animated: false)
    // The user has popped the column's controllers from the merged stack.
    if controllers.isEmpty { return merged.first { $0.column == column }?.controllers ?? [] }
    return controllers
  }

  /// Moves the controllers of merged columns back to their columns.
  final func separate() {
    guard let baseStack else { return }
    var left = baseStack.viewControllers
    var parts: [(column: Column, controllers: [ViewController])] = []
    for part in merged.reversed() {
      let index = left.firstIndex { $0 === part.controllers[0] }
      parts.append((part.column, index.map { Array(left[$0...]) } ?? part.controllers))
      if let index { left.removeSubrange(index...) }
    }
    merged = []
    if left.count != baseStack.viewControllers.count {
      // Out of the window, the stack changes at once.
      baseStack.viewIfLoaded?.removeFromSuperview()
      baseStack.setViewControllers(left, animated: false)
    }
    for part in parts {
      (container(of: part.column) as? NavigationController)?
        .setViewControllers(part.controllers, animated: false)
    }
  }

  private func isOnStack(_ column: Column) -> Bool { firstIndex(of: column) != nil }

  /// The index of a merged column's first controller on the stack.
  private func firstIndex(of column: Column) -> Int? {
    guard let root = merged.first(where: { $0.column == column })?.controllers.first else {
      return nil
    }
    return baseStack?.viewControllers.firstIndex { $0 === root }
  }

  // MARK: Showing columns

  final func showCollapsed(_ column: Column) {
    guard !showsCompactColumn else { return }
    if column != baseColumn, !isOnStack(column) {
      return merge(Column.inOrder.filter { $0.rawValue <= column.rawValue }, animated: true)
    }
    let above = Column.inOrder.filter { $0.rawValue > column.rawValue }
    if let end = above.compactMap({ firstIndex(of: $0) }).min() { pop(before: end) }
  }

  final func hideCollapsed(_ column: Column) {
    if let index = firstIndex(of: column) { pop(before: index) }
  }

  private func pop(before index: Int) {
    guard index > 0, let baseStack else { return }
    baseStack.popToViewController(baseStack.viewControllers[index - 1], animated: true)
  }

  /// Pushes a controller that becomes the secondary column when the window is wide again.
  final func pushDetail(_ controller: ViewController) {
    guard !showsCompactColumn, let baseStack else { return present(controller, animated: true) }
    columns[.secondary] = controller
    stacks[.secondary] =
      style == .unspecified || controller is NavigationController ? nil : NavigationController()
    var part = [controller]
    if let stack = controller as? NavigationController {
      part = stack.viewControllers
      stack.setViewControllers([], animated: false)
    }
    merged.removeAll { $0.column == .secondary }
    guard !part.isEmpty else { return }
    merged.append(MergedColumn(column: .secondary, controllers: part))
    baseStack.setViewControllers(baseStack.viewControllers + part, animated: true)
  }
}
