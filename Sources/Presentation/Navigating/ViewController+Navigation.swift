import PresentationLifecycle

extension ViewController {
  /// The content of a navigation bar for this controller; created at the first access.
  public final var navigationItem: NavigationItem {
    let item = madeNavigationItem ?? NavigationItem(of: self)
    madeNavigationItem = item
    return item
  }

  /// The nearest navigation controller that contains this controller (N-2, N-3).
  public final var navigationController: NavigationController? {
    var next = parent
    while let controller = next {
      if let stack = controller.navigation { return stack }
      next = controller.parent
    }
    return nil
  }

  /// Whether this controller is appearing because it was added to a navigation or tab bar
  /// controller, for example by a push (N-6).
  ///
  /// If the controller appears because another controller was popped, the property is false.
  public final var isMovingToParent: Bool { movement == .entering }

  /// Whether this controller is disappearing because it is removed from a navigation or tab bar
  /// controller, for example by a pop (N-6).
  ///
  /// The pop may still be canceled (N-7).
  public final var isMovingFromParent: Bool { movement == .leaving }

  private var movement: Movement? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.movement(of: id)
  }

  final func tellWillMove(to parent: ViewController?) {
    record(.willMove(toParent: word(for: parent)))
    willMove(toParent: parent)
  }

  final func tellDidMove(to parent: ViewController?) {
    record(.didMove(toParent: word(for: parent)))
    didMove(toParent: parent)
  }

  /// Returns the recorded name of a parent, which may not have joined a ``World`` yet.
  private func word(for parent: ViewController?) -> Word? {
    guard let parent else { return nil }
    return parent.membership?.subject.name ?? membership?.recorder.word(parent.name)
  }
}
