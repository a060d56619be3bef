/// What stacks and tabs do with their children.
extension ViewController {
  /// Makes a controller a child, without telling it.
  final func take(_ child: ViewController) {
    if let other = child.parent, other !== self { child.removeFromParent() }
    if child.parent === self { return }
    child.parent = self
    changeChildren { $0.append(child) }
    if let world { _ = world.admits(child) }
  }

  /// Lets a child go, without telling it.
  final func release(_ child: ViewController) {
    guard child.parent === self else { return }
    changeChildren { $0.removeAll { $0 === child } }
    child.parent = nil
  }

  /// The model half of a change, before there is a world (N-33, N-34); `change` sets the model.
  final func exchangeChildren(
    _ old: [ViewController], for new: [ViewController], _ change: () -> Void
  ) {
    let entering = new.filter { controller in !old.contains { $0 === controller } }
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering { controller.willMove(toParent: self) }
    change()
    for controller in entering { take(controller) }
    for controller in leaving { release(controller) }
    for controller in leaving { controller.didMove(toParent: nil) }
    for controller in entering { controller.didMove(toParent: self) }
  }
}
