import Presentation

extension View {
  /// The world (the simulated system of one test) of the view's window; without a window, the
  /// current world.
  var clientWorld: World { window?.owner ?? .current }

  /// Reports a value of a member, such as `UIView.isExclusiveTouch`, that this package does not
  /// model, once per member and world.
  func reportOnce(_ member: String, _ what: String, advice: String) {
    clientWorld.reportOnce(member, "\(member): \(what).", advice: advice)
  }
}
