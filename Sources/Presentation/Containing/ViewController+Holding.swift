/// The operations of stacks and tabs on their children.
extension ViewController {
  /// Makes a controller a child, without telling it.
  final func take(_ child: ViewController) {
    if let other = child.parent, other !== self { child.removeFromParent() }
    child.entering = nil
    if child.parent === self { return }
    // A callback may have brought the child somewhere else (C-2a).
    guard child.parent == nil else { return lost(child) }
    child.parent = self
    changeChildren { $0.append(child) }
    bring(child)
  }

  /// Brings everything that a container holds into its world.
  ///
  /// A controller that is on its way into the container is no child yet, and stays all the same.
  final func bringAll(_ held: [ViewController]) {
    for controller in held {
      if controller.parent === self { bring(controller) } else { _ = world?.admits(controller) }
    }
  }

  /// Lets children go, without telling them.
  final func release(_ leaving: [ViewController]) {
    changeChildren { $0.removeUpper(leaving) }
    for child in leaving where child.parent === self { child.parent = nil }
  }

  /// Calls `willMove(toParent:)` of the children to remove, and then of those to add, which are
  /// removed from another parent first (P-100).
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

  /// The model half of a change, before there is a world (N-33, N-34); `change` sets the model.
  ///
  /// The caller sends `didMove(toParent:)` to the controllers that have entered.
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
  /// Removes what stands near the end, at the cost of the part that is looked through.
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
