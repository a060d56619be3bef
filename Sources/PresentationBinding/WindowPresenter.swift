/// A window, over whose front-most screen something can be presented.
///
/// ```swift
/// window.front(priority: 1).present(while: \.isExpired, of: session) { LoginViewController() }
/// ```
///
/// `UIWindow` conforms, and so does this package's `Window`.
@MainActor public protocol WindowPresenter: AnyObject {
  /// The type of the controllers in the window.
  associatedtype WindowContent: Presenter where WindowContent.PresenterContent == WindowContent

  /// The controller at the bottom of everything this window shows.
  var presenterRoot: WindowContent? { get }

  /// The root, what it presents, what that presents and so on, each with the controllers inside it.
  var presenterControllers: [WindowContent] { get }

  /// The screens in front of this window that its presenters have.
  var presenterFronts: [AnyObject] { get }

  /// Keeps a presenter and its screen as long as the window lives.
  func presenterAttach(_ presenter: any AttachedPresenter, on front: AnyObject)

  /// Keeps a presenter no longer.
  func presenterDetach(_ presenter: any AttachedPresenter)
}

extension WindowPresenter {
  /// Returns a place in front of everything that this window shows, for one presenter.
  ///
  /// - Parameter priority: The rank among the front screens of the window: a screen is presented
  ///   above screens of the same or a lower priority, and waits until screens of a higher one have
  ///   been dismissed.
  public func front(priority: Int = 0) -> FrontScreen<Self> {
    FrontScreen(of: self, priority: priority)
  }
}
