extension ViewController {
  /// Makes `child` a child of this controller, taking it from another parent first (P-100).
  ///
  /// Sends `willMove(toParent:)` before the link; the app sends `didMove(toParent:)` afterwards.
  /// No appearance callbacks: those follow the child's view.
  public final func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    if let world { _ = world.admits(child) }
  }

  /// Leaves the parent and sends `didMove(toParent: nil)`; the app sends
  /// `willMove(toParent: nil)` first (P-100).
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// This controller and those inside it whose views are in its view, a parent first.
  package final var visibleInside: [ViewController] {
    var found: [ViewController] = []
    forEachVisible { found.append($0) }
    return found
  }

  /// This controller and the visible ones inside it, a parent before its children (P-34, P-99).
  final func forEachVisible(_ body: (ViewController) -> Void) {
    var open = [self]
    while let controller = open.popLast() {
      body(controller)
      let visible = controller.children.filter { $0.isInside(controller) }
      open.append(contentsOf: visible.reversed())
    }
  }

  private func isInside(_ parent: ViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }
}
