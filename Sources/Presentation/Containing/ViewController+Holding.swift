/// The methods with which stacks and tab bar controllers add and remove children.
extension ViewController {
  /// Adds a child without calling its `willMove(toParent:)` or `didMove(toParent:)`.
  final func take(_ child: ViewController) {
    if let other = child.ownParent, other !== self { child.removeFromParent() }
    child.entering = nil
    if child.ownParent === self { return }
    // A callback may have added the child to another parent (C-2a), or may have made the child a
    // root, presented it, or put this container inside it (P-101, C-1a).
    guard child.ownParent == nil, child.canStillEnter(self) || child.mayEnter(.parent(self)) else {
      return lost(child)
    }
    child.ownParent = self
    changeChildren { $0.append(child) }
    bring(child)
  }

  /// Makes all controllers of this container join the container's ``World``.
  ///
  /// `held` includes controllers that are entering the container and are not among its children
  /// yet. The parent of such a controller may already be set.
  final func bringAll(_ held: [ViewController]) {
    let children = Set(ownChildren)
    for controller in held {
      if children.contains(controller) { bring(controller) } else { _ = world?.admits(controller) }
    }
  }

  /// Removes children without calling their callbacks.
  final func release(_ leaving: [ViewController]) {
    if leaving.isEmpty { return }
    changeChildren { $0.removeUpper(leaving) }
    for child in leaving where child.ownParent === self { child.ownParent = nil }
  }

  /// Calls `willMove(toParent:)` of the children to remove, and then of the children to add.
  ///
  /// A child to add is removed from its old parent before the call (P-100).
  final func tellWillMove(
    _ leaving: some Collection<ViewController>, _ entering: some Collection<ViewController>
  ) {
    for controller in entering { controller.entering = self }
    for controller in leaving { controller.tellWillMove(to: nil) }
    for controller in entering {
      controller.navigation?.leaveHost(for: self)
      if controller.ownParent != nil, controller.ownParent !== self {
        // A callback may have added the controller to this parent, which has cleared `entering`, or
        // may have put this container inside the controller.
        if controller.canStillEnter(self) { controller.entering = self }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      controller.tellWillMove(to: self)
    }
  }

  /// Replaces children of a container that does not belong to a ``World`` yet (N-33, N-34).
  ///
  /// The removed controllers stay alive until this method returns, even if no other object refers
  /// to them. Therefore they are deallocated at the same moment in debug and release builds.
  ///
  /// - Parameters:
  ///   - change: Stores the new controllers of the navigation or tab bar controller.
  ///   - tellEntered: Calls `didMove(toParent:)` of the added controllers.
  final func exchangeChildren(
    _ leaving: [ViewController], for entering: [ViewController], _ change: () -> Void,
    tellEntered: () -> Void
  ) {
    withExtendedLifetime(leaving) {
      tellWillMove(leaving, entering)
      change()
      for controller in entering { take(controller) }
      release(leaving)
      for controller in leaving { controller.tellDidMove(to: nil) }
      tellEntered()
    }
  }
}

extension [ViewController] {
  /// Removes controllers from the array, searching from the end.
  ///
  /// The search ends at the lowest removed controller. Therefore a pop from a long stack is fast.
  fileprivate mutating func removeUpper(_ gone: [ViewController]) {
    // Usually a pop removes the top.
    if gone.count == 1, last === gone[0] {
      removeLast()
      return
    }
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
