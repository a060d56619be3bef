/// A window that can present a controller, such as a login, in front of everything else.
///
/// ```swift
/// window.front(priority: 1).present(while: \.isExpired, of: session) { LoginViewController() }
/// ```
///
/// `UIWindow` and this package's `Window` conform to this protocol.
@MainActor public protocol WindowPresenter: AnyObject {
  /// The type of the controllers in the window.
  associatedtype WindowContent: Presenter where WindowContent.PresenterContent == WindowContent

  /// The root view controller of the window.
  var presenterRoot: WindowContent? { get }

  /// The root and the controllers presented above the root, including all their descendants.
  var presenterControllers: [WindowContent] { get }

  /// The ``FrontScreen`` objects whose presenters are attached to this window.
  var presenterFronts: [AnyObject] { get }

  /// Keeps a presenter and its front screen alive as long as the window lives.
  func presenterAttach(_ presenter: any AttachedPresenter, on front: AnyObject)

  /// Releases a presenter.
  func presenterDetach(_ presenter: any AttachedPresenter)

  /// Calls the presenter's `update()` in a later turn of the main run loop.
  ///
  /// Also works while the window has no root view controller.
  ///
  /// - Returns: Whether the call was scheduled.
  func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool
}

extension WindowPresenter {
  /// Returns an object that presents one controller in front of everything else in this window.
  ///
  /// - Parameter priority: The priority among the front screens of the window. The controller is
  ///   presented above controllers with the same or a lower priority. If a controller with a higher
  ///   priority is presented, the presentation waits until that controller has been dismissed.
  public func front(priority: Int = 0) -> FrontScreen<Self> {
    FrontScreen(of: self, priority: priority)
  }

  /// Calls the presenter's `update()` in a new task on the main actor, and returns true.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    presenter.updateInTask()
    return true
  }
}
