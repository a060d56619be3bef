/// How stacks and tab bar controllers add and remove children.
extension ViewController {
  /// Adds a child without sending it `willMove(toParent:)` or `didMove(toParent:)`.
  final func take(_ child: ViewController) {
    if let other = child.parent, other !== self { child.removeFromParent() }
    child.entering = nil
    if child.parent === self { return }
    // A callback may have added the child to another parent (C-2a).
    guard child.parent == nil else { return lost(child) }
    child.parent = self
    changeChildren { $0.append(child) }
    bring(child)
  }

  /// Adds all controllers of a container to the container's world.
  ///
  /// This includes a controller that is entering the container and is not its child yet.
  final func bringAll(_ held: [ViewController]) {
    for controller in held {
      if controller.parent === self { bring(controller) } else { _ = world?.admits(controller) }
    }
  }

  /// Removes children without sending callbacks.
  final func release(_ leaving: [ViewController]) {
    changeChildren { $0.removeUpper(leaving) }
    for child in leaving where child.parent === self { child.parent = nil }
  }

  /// Sends `willMove(toParent:)` to the children to remove, and then to the children to add.
  ///
  /// A child to add is first removed from its old parent (P-100).
  final func tellWillMove(_ leaving: [ViewController], _ entering: [ViewController]) {
    for controller in entering { controller.entering = self }
    for controller in leaving { controller.tellWillMove(to: nil) }
    for controller in entering {
      if controller.parent != nil, controller.parent !== self {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      controller.tellWillMove(to: self)
    }
  }

  /// Replaces children before the container has joined a world (N-33, N-34).
  ///
  /// `change` sets the new array of the stack or tabs. The caller sends `didMove(toParent:)` to the
  /// controllers that have entered.
  final func exchangeChildren(
    _ leaving: [ViewController], for entering: [ViewController], _ change: () -> Void
  ) {
    tellWillMove(leaving, entering)
    change()
    for controller in entering { take(controller) }
    release(leaving)
    for controller in leaving { controller.tellDidMove(to: nil) }
  }
}

extension [ViewController] {
  /// Removes elements, searching from the end; the cost is that of the part that has to be
  /// searched.
  fileprivate mutating func removeUpper(_ gone: [ViewController]) {
    let gone = Set(gone)
    var missing = gone
    var low = count
    while low > 0, !missing.isEmpty {
      low -= 1
      missing.remove(self[low])
    }
    replaceSubrange(low..., with: self[low...].filter { !gone.contains($0) })
  }
}
