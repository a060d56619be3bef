import Presentation

extension User {
  /// Taps a button of an alert or an action sheet.
  ///
  /// The alert is dismissed, and then the action's handler is called.
  ///
  /// ```swift
  /// stage.user.tap("Discard", in: "Unsaved changes")
  /// ```
  ///
  /// The alert may be in any visible window. The tap is ignored in these cases, and the trace gives
  /// the reason:
  ///
  /// - No alert with this name or title is presented.
  /// - A transition runs.
  /// - Another controller is in front of the alert.
  /// - The action is disabled.
  ///
  /// If no action has the title, the tap is reported as an issue. An exploration throws
  /// ``NoSuchAction`` if the alert has the action in no run.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - name: The alert's name or title.
  public func tap(_ title: String, in name: String) {
    perform("tap(\(title))", on: name, noting: "tap(\(title) in \(name))") {
      objection(toTapOn: title, in: name).map { ", ignored: \($0)" } ?? ""
    }
  }

  /// Chooses the action and returns nil, or returns the reason why the tap is ignored.
  private func objection(toTapOn title: String, in name: String) -> String? {
    let alerts = stage.layersOfAllWindows.compactMap { $0 as? AlertController }
    guard let alert = alerts.last(where: { $0.isCalled(name) }) else {
      return "no alert \(name) is presented"
    }
    // The alert may be gone, or have another title, at the next tap.
    stage.declaredNames.insert(name)
    let tapped = TouchRecord.Action(title: title, alert: name)
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      let nearest = nearestWord(to: title, among: alert.actions.compactMap(\.title))
      stage.touches.miss(tapped, nearest: nearest)
      stage.world.reportNoSuchAction(title, in: name, nearest: nearest)
      return "there is no such action"
    }
    stage.touches.find(tapped)
    if stage.world.isIgnoringInteractionEvents { return "a transition runs" }
    if stage.frontLayer !== alert { return "\(name) is covered" }
    if !action.isEnabled { return "it is disabled" }
    stage.world.use { alert.choose(action) }
    return nil
  }
}
