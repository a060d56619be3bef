import Presentation

extension Scenario {
  /// A gesture of the user on a sheet, a popover or a navigation stack.
  public enum Gesture: Hashable, Sendable, CaseIterable {
    /// Drags the sheet half of the way, and then either releases or cancels the drag.
    ///
    /// The gesture declares three moves: to drag, to release, and to cancel.
    case drag
    /// Drags the sheet half of the way, and then cancels the drag.
    ///
    /// The gesture declares two moves: to drag and to cancel.
    case dragBack
    /// Swipes back from the left edge in the front-most stack.
    ///
    /// The gesture declares four moves: to begin the swipe, to move the finger half of the way, to
    /// release, and to cancel.
    case swipeBack
    /// Taps the back button of the front-most stack.
    case tapBack
    /// Taps outside of the sheet or popover.
    case tapOutside
    /// Presses the Escape key, which may also choose the cancel action of an alert.
    case escape
  }

  /// Declares gestures of the user as moves: actions that a run can make.
  ///
  /// A move is possible while its gesture can begin.
  ///
  /// A drag or swipe that is still in progress is canceled before the app comes to rest. At rest,
  /// no transition runs and only repeating timers are scheduled.
  ///
  /// - Parameters:
  ///   - gestures: The gestures.
  ///   - names: The names or titles of the controllers that the user may touch. A gesture is
  ///     possible only while the front-most controller (for a swipe or the back button, the
  ///     front-most stack) has one of them. A sheet or popover also has the names of the visible
  ///     controllers inside it, such as the top of its navigation controller. By default, this
  ///     controller or stack may have any name. An exploration throws ``NoSuchController`` if a
  ///     named controller existed in no run.
  public func userMay(_ gestures: Gesture..., on names: [String]? = nil) {
    for gesture in gestures {
      touches((names ?? []).map { TouchRecord.Controller(gesture: "\(gesture)", name: $0) })
      switch gesture {
      case .drag: mayDrag(names, letsGo: true)
      case .dragBack: mayDrag(names, letsGo: false)
      case .swipeBack: maySwipe(names)
      case .tapBack:
        addGesture("tap Back", gesture, on: names) { stage, name in stage.user.tapBack(name) }
      case .tapOutside:
        addGesture("tap outside", gesture, on: names) { $0.user.tapOutside($1) }
      case .escape:
        addGesture("escape", gesture, on: names) { stage, _ in stage.user.escape() }
      }
    }
  }

  /// Declares an action of the user, such as a tap on a button or a key press.
  ///
  /// The action becomes a move: a step that a run can make. The move is possible only while user
  /// interaction is enabled (P-66).
  ///
  /// - Parameters:
  ///   - what: The description of the action in traces.
  ///   - times: The maximum number of times that one run makes the move; 0 or more.
  ///   - condition: Returns whether the action may happen now; by default always true.
  ///   - body: Performs the action.
  public func userMay(
    _ what: String, times: Int = .max, when condition: @escaping () -> Bool = { true },
    _ body: @escaping () -> Void
  ) {
    add(what, by: "user", times: times) { [weak self] in
      self?.stage?.world.isIgnoringInteractionEvents == false && condition()
    } _: {
      body()
    }
  }

  private func addGesture(
    _ what: String, _ gesture: Gesture, on names: [String]?,
    unless isBusy: @escaping () -> Bool = { false }, _ body: @escaping (Stage, String) -> Void
  ) {
    add(what, by: nil) { [weak self] in
      !isBusy() && self?.target(of: gesture, on: names) != nil
    } _: { [weak self] in
      if let self, let stage, let target = target(of: gesture, on: names) { body(stage, target) }
    }
  }

  private func mayDrag(_ names: [String]?, letsGo: Bool) {
    let finger = Finger()
    state { finger.held }
    addGesture("drag", .drag, on: names, unless: { finger.held != nil }) { stage, target in
      finger.drag = stage.user.drag(target)
      finger.drag?.update(0.5)
    }
    if letsGo { mayLetGo(finger) }
    mayTakeBack(finger)
  }

  private func maySwipe(_ names: [String]?) {
    let finger = Finger()
    state { finger.held }
    addGesture("swipe", .swipeBack, on: names, unless: { finger.held != nil }) { stage, target in
      finger.drag = stage.user.swipeBack(target)
    }
    add("move on", by: "user") {
      finger.held?.fraction == 0
    } _: {
      finger.drag?.update(0.5)
    }
    mayLetGo(finger)
    mayTakeBack(finger)
  }

  private func mayLetGo(_ finger: Finger) {
    add("let go", by: nil) {
      finger.held != nil
    } _: {
      finger.take()?.release(velocity: 1_000)
    }
  }

  private func mayTakeBack(_ finger: Finger) {
    beforeRest(as: moves.count, when: { finger.held != nil }) { finger.take()?.cancel() }
    add("take back", by: nil) {
      finger.held != nil
    } _: {
      finger.take()?.cancel()
    }
  }

  /// Returns the name of the controller on which the gesture would begin; nil if it cannot begin.
  private func target(of gesture: Gesture, on names: [String]?) -> String? {
    switch gesture {
    case .drag, .dragBack: sheet(for: .drag, on: names)
    case .tapOutside: sheet(for: .tapOutside, on: names)
    case .escape: sheet(for: .escape, on: names)
    case .swipeBack, .tapBack: stack(on: names)
    }
  }

  private func sheet(for gesture: DismissalGesture, on names: [String]?) -> String? {
    guard let stage, let front = stage.frontLayer, names?.contains(where: front.shows) ?? true,
      case .sheet = front.gestureTarget(gesture, in: stage.world)
    else { return nil }
    return front.name
  }

  private func stack(on names: [String]?) -> String? {
    guard let stage, let stack = stage.user.frontStack,
      names?.contains(where: stack.isCalled) ?? true,
      stack.mayGoBack(in: stage.world)
    else { return nil }
    return stack.name
  }

  @MainActor private final class Finger {
    var drag: Drag?

    /// The drag that is in progress; nil if there is none.
    ///
    /// The value is also nil after the system has ended the gesture. Lifting the finger then has no
    /// effect.
    var held: Drag? { drag?.isOver == true ? nil : drag }

    func take() -> Drag? {
      defer { drag = nil }
      return held
    }
  }
}
