public import Foundation

/// A URL that the system asks a scene to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The URL, for example a link with the scheme of the app.
  public let url: URL
  /// The options of the request.
  public let options: UIScene.OpenURLOptions

  /// Creates a request to open a URL, so that a test can pass it to a scene's delegate.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - sourceApplication: The identifier of the app that opens the URL; nil if it is unknown.
  public init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication)
    super.init()
  }
}
