import Foundation
public import Presentation

extension User {
  /// Taps a view in the middle: a control sends its actions.
  ///
  /// The tap is ignored while a transition keeps user interaction off (P-66), and where another
  /// view is in front. The trace says why. A program that calls `sendActions(for:)` is no finger:
  /// its actions are always sent (P-66a).
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

  /// The view that a finger meets at a point of the screen, in the front-most window that has one.
  private func frontView(at point: CGPoint) -> View? {
    for window in stage.world.windows.reversed() {
      if let view = window.hitTest(point, with: nil) { return view }
    }
    return nil
  }
}

extension View {
  /// This view or the nearest one around it that listens to taps.
  fileprivate var nearestTappable: (any Tappable)? {
    var next: View? = self
    while let view = next {
      if let tappable = view as? any Tappable { return tappable }
      next = view.superview
    }
    return nil
  }
}
