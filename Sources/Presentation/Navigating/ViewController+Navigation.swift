import PresentationLifecycle

extension ViewController {
  /// The nearest stack around this controller (N-2, N-3).
  public final var navigationController: NavigationController? {
    var next = parent
    while let controller = next {
      if let stack = controller.navigation { return stack }
      next = controller.parent
    }
    return nil
  }

  /// Whether this controller's appearance belongs to its own push; false when a pop reveals it
  /// (N-6).
  public final var isMovingToParent: Bool { movement == .entering }

  /// Whether this controller's disappearance belongs to its own pop, which may still be cancelled
  /// (N-6, N-7).
  public final var isMovingFromParent: Bool { movement == .leaving }

  private var movement: Movement? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.movement(of: id)
  }

  final func tellWillMove(to parent: ViewController?) {
    record(.willMove(toParent: parent?.subject.name))
    willMove(toParent: parent)
  }

  final func tellDidMove(to parent: ViewController?) {
    record(.didMove(toParent: parent?.subject.name))
    didMove(toParent: parent)
  }
}
