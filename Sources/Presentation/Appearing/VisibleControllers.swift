/// A controller and the visible controllers inside it: its visible children, and the controllers
/// that are presented in contexts inside it (P-34, P-99, C-5).
///
/// Each parent comes before its children.
///
/// Controllers inside a container that forwards appearance itself are left out.
@MainActor struct VisibleControllers {
  private let outer: ViewController
  /// The controllers that are visited later, the next one last.
  private var open: [Visible]
  /// The controller that is visited now.
  private var visited: Visible?

  init(inside controller: ViewController) {
    outer = controller
    open = [Visible(controller: controller, holder: nil)]
  }

  /// A controller that is about to be visited, and the controller that contains or presents it.
  ///
  /// Both are kept alive until the visit has ended.
  private struct Visible {
    let controller: ViewController
    /// The parent or presenter; nil for the outermost controller.
    let holder: ViewController?

    /// Whether the holder still contains or presents the controller.
    ///
    /// A callback may have changed this.
    @MainActor var isInPlace: Bool {
      guard let holder else { return true }
      return controller.parent === holder || holder.ownPresented === controller
    }
  }

  /// Returns the next controller.
  ///
  /// Only this call searches the controller that was returned before, because the callbacks of that
  /// controller may have changed the controllers inside it.
  mutating func next() -> ViewController? {
    if let controller = visited?.controller,
      controller.shouldAutomaticallyForwardAppearanceMethods
    {
      let inside = found(inside: controller)
      if !inside.isEmpty { open.append(contentsOf: inside.reversed()) }
    }
    repeat { visited = open.popLast() } while visited?.isInPlace == false
    return visited?.controller
  }

  /// Returns the visible children of a controller, and then the presented controllers that are
  /// shown inside the outermost controller's view.
  ///
  /// The presenters are the controller and its children.
  ///
  /// Covered children count here, too.
  private func found(inside controller: ViewController) -> [Visible] {
    var found: [Visible] = []
    for child in controller.children where controller.shows(child) {
      found.append(Visible(controller: child, holder: controller))
    }
    if let guest = guest(of: controller) { found.append(guest) }
    for child in controller.children {
      if let guest = guest(of: child) { found.append(guest) }
    }
    return found
  }

  private func guest(of holder: ViewController) -> Visible? {
    guard let presented = holder.ownPresented, presented !== outer, presented.isInside(outer)
    else { return nil }
    return Visible(controller: presented, holder: holder)
  }
}
