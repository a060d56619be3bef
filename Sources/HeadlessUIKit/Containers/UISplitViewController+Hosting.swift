package import Presentation

/// A stack whose controllers are being moved, with the controllers that belong to it.
struct MovingStack {
  let stack: NavigationController
  let controllers: [ViewController]
}

/// An observer of the stack that shows the columns of a narrow window.
struct StackObserver {
  let stack: NavigationController
  let observation: AnyObject?
}

/// The navigation controllers of merged columns.
///
/// While the controllers of a column are on the stack of the first column, the column's own
/// navigation controller reads and changes them there (C-21).
extension UISplitViewController: StackHost {
  package final var commonStack: NavigationController? { baseStack }

  package final func controllers(of stack: NavigationController) -> [ViewController] {
    if let part = (postponed + moving).first(where: { $0.stack === stack }) {
      return part.controllers
    }
    guard let part = part(of: stack) else { return stack.ownControllers }
    guard let range = range(of: part) else { return [part.root] }
    return baseStack.map { Array($0.viewControllers[range]) } ?? [part.root]
  }

  package final func set(
    _ controllers: [ViewController], of stack: NavigationController, animated: Bool
  ) {
    if let part = part(of: stack), let baseStack, !isTaking {
      if let range = range(of: part), let root = controllers.first {
        var all = baseStack.viewControllers
        all.replaceSubrange(range, with: controllers)
        merged = merged.map {
          $0.column == part.column ? MergedColumn(column: part.column, root: root) : $0
        }
        return baseStack.setViewControllers(all, animated: animated)
      }
      if let coordinator = baseStack.transitionCoordinator {
        return postpone(controllers, of: stack, until: coordinator)
      }
    }
    giveBack(stack)
    stack.setOwnControllers(controllers)
  }

  package final func shows(_ stack: NavigationController) -> Bool {
    part(of: stack).flatMap(range) != nil
  }

  /// Removes the column of a stack that becomes a child of another controller, a root or a
  /// presented controller.
  package final func lose(_ stack: NavigationController) {
    guard let column = Column.inOrder.first(where: { container(of: $0) === stack }) else {
      return giveBack(stack)
    }
    set(nil, for: column)
    updateColumns()
  }

  /// Sets the controllers of a stack when the pop of its lowest controller has ended.
  private func postpone(
    _ controllers: [ViewController], of stack: NavigationController,
    until coordinator: any ViewControllerTransitionCoordinator
  ) {
    let isWaiting = postponed.contains { $0.stack === stack }
    postponed.removeAll { $0.stack === stack }
    postponed.append(MovingStack(stack: stack, controllers: controllers))
    if isWaiting { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, let place = postponed.firstIndex(where: { $0.stack === stack })
      else { return }
      set(postponed.remove(at: place).controllers, of: stack, animated: false)
    }
  }

  private func part(of stack: NavigationController) -> MergedColumn? {
    merged.first { container(of: $0.column) === stack }
  }

  /// The indices of a merged column's controllers on the stack; nil if they were popped.
  private func range(of part: MergedColumn) -> Range<Int>? {
    guard let baseStack, let start = firstIndex(of: part.column) else { return nil }
    return start..<end(from: start, in: baseStack.viewControllers)
  }

  /// Lets a stack read its controllers from this container, while and after they are moved.
  final func host(_ stack: NavigationController, _ controllers: [ViewController]) {
    stack.host = self
    moving.removeAll { $0.stack === stack }
    moving.append(MovingStack(stack: stack, controllers: controllers))
  }

  /// Lets a stack show its controllers itself again.
  ///
  /// If its column is merged, the column gets no controllers back when the window becomes wide.
  final func giveBack(_ stack: NavigationController) {
    guard stack.host === self else { return }
    stack.host = nil
    moving.removeAll { $0.stack === stack }
    merged.removeAll { container(of: $0.column) === stack }
  }

  /// Ends the moves of stacks: only those of merged columns are still shown by this container.
  final func endMoves() {
    let moved = moving
    moving = []
    for one in moved where part(of: one.stack) == nil { one.stack.host = nil }
  }

  /// Observes the stack that shows the columns, for the observers of the other stacks.
  final func observeStack() {
    guard let baseStack, stackObserver?.stack !== baseStack else { return }
    let observation = baseStack.presenterObserveStack { [weak self] in self?.tellObservers() }
    stackObserver = StackObserver(stack: baseStack, observation: observation)
  }

  private func tellObservers() {
    // The observed stack may have become a merged column, whose own observers it tells itself.
    guard stackObserver?.stack === baseStack else { return }
    for part in merged {
      guard let stack = container(of: part.column) as? NavigationController else { continue }
      if stack.host === self { stack.tellListeners() }
    }
  }
}
