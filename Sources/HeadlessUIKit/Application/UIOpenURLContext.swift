public import Foundation

/// A URL that the system asks a scene to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The URL, for example a link with the scheme of the app.
  public let url: URL

  /// Creates a request to open a URL, so that a test can pass it to a scene's delegate.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
