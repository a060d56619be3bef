/// A screen with a stack of other screens, as UIKit's navigation controller is.
///
/// ```swift
/// extension StackPresenter {
///   func showAlbums(of library: Library, make: @escaping (String) -> PresenterContent) {
///     push(path: \.path, of: library, content: make)
///   }
/// }
/// ```
///
/// `UINavigationController` conforms, and so does this package's `NavigationController`.
@MainActor public protocol StackPresenter: Presenter {
  /// The controllers from the root to the top (N-2).
  var viewControllers: [PresenterContent] { get }

  /// Replaces the stack: a push, a pop, or a change that is not visible (N-28).
  func setViewControllers(_ viewControllers: [PresenterContent], animated: Bool)

  /// Whether a transition runs that a gesture of the user has begun (N-63).
  var presenterIsSteeredByUser: Bool { get }

  /// Calls `body` whenever the stack has changed, or begins or ends to show another controller.
  ///
  /// - Returns: The object that keeps the observation alive, or nil if nothing has to be kept.
  func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject?
}

extension StackPresenter {
  /// False.
  public var presenterIsSteeredByUser: Bool { false }

  /// Observes nothing.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}
