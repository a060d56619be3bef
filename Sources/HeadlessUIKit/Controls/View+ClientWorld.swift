import Presentation

extension View {
  /// The world in which what the user does with this view happens.
  var clientWorld: World { window?.owner ?? .current }
}
