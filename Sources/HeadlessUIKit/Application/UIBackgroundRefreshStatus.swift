/// Whether the app may download data in the background; the raw values are the same as in UIKit.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The user cannot permit it, for example because of parental controls.
  case restricted
  /// The user has forbidden it.
  case denied
  /// The app may download data.
  case available
}
