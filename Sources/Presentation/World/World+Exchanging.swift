import PresentationLifecycle

/// What stacks and tabs do alike when two of their controllers change places.
extension World {
  /// Sends an event of an exchange in a container to one of its two controllers.
  ///
  /// In a container that goes, or has gone, nobody comes: who was about to has gone with it (C-18).
  func forward(
    _ event: Appearance.Event, to child: ViewController?, in container: ViewController,
    animated: Bool?
  ) {
    guard let child else { return }
    switch (container.appearance, event, child.appearance) {
    case (.disappeared, .didAppear, .disappearing):
      forward(.didDisappear, to: child, animated: animated)
    case (.disappeared, .didAppear, .appearing):
      forward(.willDisappear, to: child, animated: animated)
      forward(.didDisappear, to: child, animated: animated)
    case (.disappeared, .willAppear, _), (.disappeared, .didAppear, _),
      (.disappearing, .willAppear, _), (.disappearing, .didAppear, _),
      (_, .willDisappear, .disappeared):
      break
    default: forward(event, to: child, animated: animated)
    }
  }

  func mark(_ controller: ViewController?, as movement: Movement, if moving: [ControllerID]) {
    guard let member = controller?.membership?.id else { return }
    ledger.apply(.moving(member, moving.contains(member) ? movement : .staying))
  }

  func unmark(_ controllers: ViewController?...) {
    for controller in controllers {
      if let member = controller?.membership?.id { ledger.apply(.moving(member, nil)) }
    }
  }

  /// T-8: what came leaves, and what was there is there again.
  func takeBackViews(to: ViewController?, from: ViewController?, in container: View) {
    to?.viewIfLoaded?.removeFromSuperview()
    guard let view = from?.viewIfLoaded else { return }
    if view.superview !== container { container.addSubview(view) }
    view.setNeedsLayout()
  }

  func release(_ children: [ControllerID], of container: ViewController) -> [ViewController] {
    children.compactMap { controller($0) }.map { child in
      child.viewIfLoaded?.removeFromSuperview()
      container.release(child)
      return child
    }
  }

  func tellDidMove(
    _ moves: (entering: [ControllerID], leaving: [ControllerID]), to container: ViewController
  ) {
    for leaving in moves.leaving { controller(leaving)?.tellDidMove(to: nil) }
    for entering in moves.entering { controller(entering)?.tellDidMove(to: container) }
  }
}
