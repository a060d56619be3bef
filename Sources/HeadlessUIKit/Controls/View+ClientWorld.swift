import Presentation

extension View {
  /// The world (the simulated system of one test) of the view's window; without a window, the
  /// current world.
  var clientWorld: World { window?.owner ?? .current }
}
