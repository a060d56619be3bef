import Presentation

extension Scenario {
  /// What the user's hand may do to a sheet or popover.
  public enum Gesture: Hashable, Sendable, CaseIterable {
    /// Drags it half way, and then lets it go or takes the finger back: three moves.
    case drag
    /// Taps beside it.
    case tapOutside
    /// Presses escape.
    case escape
  }

  /// Declares moves of the user: possible whenever the gesture would begin.
  ///
  /// A finger that is still down when a run comes to rest is taken back.
  ///
  /// - Parameters:
  ///   - gestures: What the hand may do.
  ///   - name: The controller that it touches; whatever is front-most, unless told.
  public func userMay(_ gestures: Gesture..., on name: String? = nil) {
    for gesture in gestures {
      switch gesture {
      case .drag: mayDrag(name)
      case .tapOutside:
        addGesture("tap outside", gesture, on: name) { $0.user.tapOutside($1) }
      case .escape:
        addGesture("escape", gesture, on: name) { stage, _ in stage.user.escape() }
      }
    }
  }

  private func addGesture(
    _ what: String, _ gesture: Gesture, on name: String?,
    unless isBusy: @escaping () -> Bool = { false }, _ body: @escaping (Stage, String) -> Void
  ) {
    addGesture(what) { [weak self] in
      !isBusy() && self?.target(of: gesture, on: name) != nil
    } _: { [weak self] in
      if let self, let stage, let target = target(of: gesture, on: name) { body(stage, target) }
    }
  }

  private func mayDrag(_ name: String?) {
    let finger = Finger()
    liftFinger = { finger.take()?.cancel() }
    addGesture("drag", .drag, on: name, unless: { finger.drag != nil }) { stage, target in
      finger.drag = stage.user.drag(target)
      finger.drag?.update(0.5)
    }
    addGesture("let go") {
      finger.drag != nil
    } _: {
      finger.take()?.release(velocity: 1_000)
    }
    addGesture("take back") {
      finger.drag != nil
    } _: {
      finger.take()?.cancel()
    }
  }

  /// The name of the front-most controller, if the gesture would begin on it.
  private func target(of gesture: Gesture, on name: String?) -> String? {
    guard let stage, let front = stage.frontLayer, name == nil || name == front.name,
      case .sheet = stage.world.gestureTarget(front, interactive: gesture == .drag)
    else { return nil }
    return front.name
  }

  @MainActor private final class Finger {
    var drag: Drag?

    func take() -> Drag? {
      defer { drag = nil }
      return drag
    }
  }
}
