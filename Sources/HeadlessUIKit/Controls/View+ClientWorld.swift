import Presentation

extension View {
  /// The world in which the user's actions on this view take place.
  var clientWorld: World { window?.owner ?? .current }
}
