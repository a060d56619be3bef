/// The permission to download data in the background; the raw values are the same as in UIKit.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// Downloads are forbidden, and the user cannot permit them, for example because of parental
  /// controls.
  case restricted
  /// The user has forbidden downloads.
  case denied
  /// Downloads are permitted.
  case available
}
