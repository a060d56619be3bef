/// The result of a download in the background; the raw values are the same as in UIKit.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// New data was downloaded.
  case newData
  /// There was no new data.
  case noData
  /// The download has failed.
  case failed
}
