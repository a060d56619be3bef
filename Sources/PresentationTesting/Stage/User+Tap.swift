import Foundation
public import Presentation

extension User {
  /// Taps the center of a view; a tapped control sends its actions.
  ///
  /// The tap is ignored if a transition disables user interaction (P-66) or if another view covers
  /// the center; the trace gives the reason. A call of `sendActions(for:)` in the program always
  /// sends the actions (P-66a).
  ///
  /// ```swift
  /// stage.user.tap(saveButton)
  /// ```
  public func tap(_ view: View) {
    let world = stage.world
    let mark = world.recorder.mark(at: world.clock)
    let objection = objection(toTapOn: view)
    if objection == nil { world.use { view.nearestTappable?.receiveTap() } }
    let name = view.name.isEmpty ? view.description : view.name
    world.recorder.note(
      "tap(\(name))" + (objection.map { ", ignored: \($0)" } ?? ""), by: "user", at: mark)
  }

  private func objection(toTapOn view: View) -> String? {
    guard let window = view.window, window.owner === stage.world else {
      return "it is not on screen"
    }
    if stage.world.isIgnoringInteractionEvents { return "a transition runs" }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard let hit = frontView(at: middle), hit.isDescendant(of: view) else {
      return "it cannot be reached"
    }
    return view.nearestTappable == nil ? "nothing listens to taps" : nil
  }

  /// Returns the view at a point of the screen that receives a tap, in the front-most window with a
  /// view there.
  private func frontView(at point: CGPoint) -> View? {
    for window in stage.world.windows.reversed() {
      if let view = window.hitTest(point, with: nil) { return view }
    }
    return nil
  }
}

extension View {
  /// The view itself or its nearest superview that handles taps; nil if no view handles them.
  fileprivate var nearestTappable: (any Tappable)? {
    var next: View? = self
    while let view = next {
      if let tappable = view as? any Tappable { return tappable }
      next = view.superview
    }
    return nil
  }
}
