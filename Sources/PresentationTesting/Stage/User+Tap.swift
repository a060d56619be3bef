import Foundation
public import Presentation

extension User {
  /// Taps the center of a view; a tapped control sends its actions.
  ///
  /// The tap is ignored while a transition disables user interaction (P-66). The tap is also
  /// ignored if another view covers the center. The trace gives the reason. During a transition,
  /// the app can still call `sendActions(for:)`, which always sends the actions (P-66a).
  ///
  /// ```swift
  /// stage.user.tap(saveButton)
  /// ```
  public func tap(_ view: View) {
    note("tap(\(printedName(of: view)))") {
      objection(toTouchOn: view, at: view.middleOfBounds) ?? touchOnce(at: view.middleOnScreen)
    }
  }

  /// Puts a finger on a view.
  ///
  /// The touch is ignored while a transition disables user interaction (P-66). The touch is also
  /// ignored if another view covers the point. The trace gives the reason.
  ///
  /// ```swift
  /// let finger = stage.user.touch(card)
  /// finger.move(x: 0, y: 200)
  /// finger.lift()
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The place in the view's coordinates; nil for the center of the view.
  public func touch(_ view: View, at point: CGPoint? = nil) -> Finger {
    let point = point ?? view.middleOfBounds, place = view.convert(point, to: nil)
    let name = "touch(\(printedName(of: view)))"
    var touch: Touch?
    note("\(name) begins") {
      if let objection = objection(toTouchOn: view, at: point) { return objection }
      touch = TouchDispatcher.of(stage.world).begin(at: place)
      return nil
    }
    return Finger(name, touch, on: stage, at: place)
  }

  /// Puts a finger down and lifts the finger.
  ///
  /// - Returns: Nil if the touch has an effect; otherwise the reason why it has no effect.
  func touchOnce(at place: CGPoint) -> String? {
    let dispatcher = TouchDispatcher.of(stage.world)
    guard let touch = dispatcher.begin(at: place) else { return "it cannot be reached" }
    dispatcher.end(touch)
    return touch.isHandled ? nil : "nothing listens to taps"
  }

  private func printedName(of view: View) -> String {
    view.name.isEmpty ? view.description : view.name
  }

  private func note(_ gesture: String, _ act: () -> String?) {
    guard stage.isOpen(for: gesture) else { return }
    let world = stage.world
    let mark = world.recorder.mark(at: world.clock)
    let objection = act()
    world.recorder.note(
      gesture + (objection.map { ", ignored: \($0)" } ?? ""), by: "user", at: mark)
  }

  private func objection(toTouchOn view: View, at point: CGPoint) -> String? {
    guard let window = view.window, window.owner === stage.world else {
      return "it is not on screen"
    }
    if stage.world.interactionStops > 0 { return "the app ignores interaction events" }
    if stage.world.isIgnoringInteractionEvents { return "a transition runs" }
    let hit = View.touched(at: view.convert(point, to: nil), in: stage.world)
    guard hit?.isDescendant(of: view) == true else { return "it cannot be reached" }
    return nil
  }
}

extension View {
  fileprivate var middleOfBounds: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  fileprivate var middleOnScreen: CGPoint { convert(middleOfBounds, to: nil) }
}
