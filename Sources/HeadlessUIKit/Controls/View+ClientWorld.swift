import Presentation

extension View {
  /// The world (the simulated system of one test) of the view's window; without a window, the
  /// current world.
  var clientWorld: World { window?.owner ?? .current }

  /// Reports that the app has set a member, such as `UIView.isExclusiveTouch`, to a value that is
  /// not modeled.
  ///
  /// Each member is reported only once in each world.
  func reportOnce(_ member: String, _ what: String, advice: String) {
    clientWorld.reportOnce(member, "\(member): \(what).", advice: advice)
  }
}
