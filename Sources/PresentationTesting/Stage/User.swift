import Presentation

/// The hand of a stage's user: what it does counts as the user's, never as the program's (P-60).
@MainActor public final class User {
  private unowned let stage: Stage

  init(of stage: Stage) {
    self.stage = stage
  }

  /// Puts a finger on the sheet of that name and begins to drag it away (P-61).
  ///
  /// Nothing begins while a transition runs, or on anything but a front-most sheet. A sheet that
  /// may not be dismissed follows the finger and springs back (P-65).
  public func drag(_ name: String) -> Drag {
    let gesture = "drag(\(name))"
    switch dismiss(name, by: "\(gesture) begins", interactive: true) {
    case .begun(let interaction?): return Drag(gesture, on: stage, .steering(interaction))
    case .held(let presentation): return Drag(gesture, on: stage, .held(presentation))
    case .begun(nil), .ignored: return Drag(gesture, on: stage, .ignored)
    }
  }

  /// Puts a finger on the left edge and begins to swipe back in a stack (N-60).
  ///
  /// Nothing begins while a transition runs, unless it is fluid (N-81); at the root; without a back
  /// button or with a hidden bar; and where the delegate animates the pop (N-61).
  ///
  /// - Parameter name: The stack; the inner-most one that is seen, unless told.
  public func swipeBack(_ name: String? = nil) -> Drag {
    let gesture = "swipeBack(\(name ?? frontStack?.name ?? ""))"
    let result = attempt(by: "\(gesture) begins") {
      stack(name).map { stage.world.swipeBack($0) } ?? .ignored("there is no such stack")
    }
    guard case .begun(let interaction?) = result else { return Drag(gesture, on: stage, .ignored) }
    return Drag(gesture, on: stage, .steering(interaction))
  }

  /// Taps the back button of a stack: its controller is asked, and then pops (N-37).
  ///
  /// - Parameter name: The stack; the inner-most one that is seen, unless told.
  public func tapBack(_ name: String? = nil) {
    _ = attempt(by: "tapBack(\(name ?? frontStack?.name ?? ""))") {
      guard let stack = stack(name) else { return .ignored("there is no such stack") }
      return stage.world.tapBack(stack).map { .ignored($0) } ?? .begun(nil)
    }
  }

  var frontStack: NavigationController? { stack(nil) }

  private func stack(_ name: String?) -> NavigationController? {
    stage.layers.lazy.reversed()
      .compactMap { layer in
        layer.visibleInside.compactMap { $0 as? NavigationController }
          .last { name == nil || $0.name == name }
      }.first
  }

  /// Taps beside the sheet or popover of that name (P-61).
  public func tapOutside(_ name: String) {
    attempt(name, by: "tapOutside(\(name))")
  }

  /// Presses escape: the front-most sheet or popover goes, if it may (P-61).
  public func escape() {
    guard let front = stage.frontLayer else { return }
    attempt(front.name, by: "escape")
  }

  /// Taps the tab of the controller of that name (N-101, N-104).
  ///
  /// Nothing listens where a sheet covers the bar, where the bar is hidden, and while a modal
  /// transition runs.
  public func tapTab(_ name: String) {
    tap("tapTab(\(name))") { tabs in tabs.viewControllers?.first { $0.name == name } }
  }

  /// Taps a tab, counted from zero.
  public func tapTab(at index: Int) {
    tap("tapTab(at: \(index))") { tabs in
      let controllers = tabs.viewControllers ?? []
      return controllers.indices.contains(index) ? controllers[index] : nil
    }
  }

  /// Notes the tap before all that it caused.
  private func tap(_ gesture: String, _ find: (TabBarController) -> ViewController?) {
    let recorder = stage.world.recorder
    let place = recorder.mark(at: stage.world.clock)
    var outcome = ", ignored: no such tab can be reached"
    let bars = stage.frontLayer?.visibleInside.compactMap { $0 as? TabBarController } ?? []
    for tabs in bars.reversed() {
      guard let tab = find(tabs) else { continue }
      outcome =
        switch stage.world.tap(tab, of: tabs) {
        case .allowed: ""
        case .refused: ", refused"
        case .ignored(let reason): ", ignored: \(reason)"
        }
      break
    }
    recorder.note(gesture + outcome, by: "user", at: place)
  }

  private func attempt(_ name: String, by gesture: String) {
    if case .held(let presentation) = dismiss(name, by: gesture, interactive: false) {
      stage.world.use { presentation.tellDidAttemptToDismiss() }
    }
  }

  private func dismiss(
    _ name: String, by gesture: String, interactive: Bool
  ) -> World.UserDismissal {
    attempt(by: gesture) {
      stage.layers.last { $0.name == name }
        .map { stage.world.dismissByUser($0, interactive: interactive) }
        ?? .ignored("no \(name) is presented")
    }
  }

  /// Acts, and notes the gesture with what came of it before all that it caused.
  private func attempt(
    by gesture: String, _ act: () -> World.UserDismissal
  ) -> World.UserDismissal {
    let recorder = stage.world.recorder
    let place = recorder.mark(at: stage.world.clock)
    let result = act()
    let outcome =
      switch result {
      case .begun: ""
      case .held: ", held: it may not be dismissed"
      case .ignored(let reason): ", ignored: \(reason)"
      }
    recorder.note(gesture + outcome, by: "user", at: place)
    return result
  }
}
