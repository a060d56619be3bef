/// An iterator over the visible children of a controller, and the controllers that are presented
/// inside its view, at any depth (P-34, P-99, C-5).
///
/// Each parent comes before its children.
///
/// The children of a container that forwards appearance callbacks itself are left out.
@MainActor struct VisibleControllers {
  private let outer: ViewController
  /// The controllers that the iterator has found but not returned yet, in reverse order.
  private var open: [Visible] = []
  /// The controller that is visited now.
  private var visited: Visible?

  init(inside controller: ViewController) {
    outer = controller
  }

  /// A controller, and the parent or presenter through which it was found.
  ///
  /// The references keep both controllers alive until the visit has ended.
  private struct Visible {
    let controller: ViewController
    let holder: ViewController

    /// Whether the holder still contains or presents the controller.
    ///
    /// A callback of a controller that was visited earlier may have removed the controller.
    @MainActor var isInPlace: Bool {
      controller.ownParent === holder || holder.ownPresented === controller
    }
  }

  /// Returns the next controller; nil after the last controller.
  ///
  /// First, this method collects the controllers inside the controller that it returned last. The
  /// callbacks of that controller may have changed its children, so they cannot be collected
  /// earlier.
  ///
  /// - Parameter prepare: Called before the controller is returned. If its callbacks remove the
  ///   controller, the method goes on with the controller after it.
  mutating func next(prepare: (ViewController) -> Void) -> ViewController? {
    let last = visited?.controller ?? outer
    if last.shouldAutomaticallyForwardAppearanceMethods {
      let inside = found(inside: last)
      if !inside.isEmpty { open.append(contentsOf: inside.reversed()) }
    }
    while let upcoming = open.popLast() {
      guard upcoming.isInPlace else { continue }
      prepare(upcoming.controller)
      guard upcoming.isInPlace else { continue }
      visited = upcoming
      return upcoming.controller
    }
    return nil
  }

  /// Returns the visible children of a controller, and then the controllers that it or its children
  /// present.
  ///
  /// The view of a presented controller must be inside the view of `outer`, the controller at which
  /// the iteration began. The child that presents the controller need not be visible.
  ///
  /// A child whose view was taken out of the container between a `will` and a `did` callback is put
  /// under review, because the container no longer sends it callbacks (P-102a).
  private func found(inside controller: ViewController) -> [Visible] {
    var found: [Visible] = []
    for child in controller.ownChildren {
      if controller.shows(child) {
        found.append(Visible(controller: child, holder: controller))
      } else if let world = child.world, child.isAppearing || child.appearance == .disappearing {
        world.reviews.check(child, in: world)
      }
    }
    if let guest = guest(of: controller) { found.append(guest) }
    for child in controller.ownChildren {
      if let guest = guest(of: child) { found.append(guest) }
    }
    return found
  }

  /// Returns the first controller of the chain that `presenter` presents whose view is inside the
  /// view of `outer`.
  ///
  /// A controller that is presented in a presentation context may have removed the view of the
  /// controller below it.
  private func guest(of presenter: ViewController) -> Visible? {
    var holder = presenter
    while let presented = holder.ownPresented, presented !== outer {
      if presented.isInside(outer) { return Visible(controller: presented, holder: holder) }
      // The search ends at a full-screen presentation, because its views are in the window.
      let manager = presented.ownPresentationController?.manager
      guard manager?.shouldPresentInFullscreen == false else { break }
      holder = presented
    }
    return nil
  }
}
