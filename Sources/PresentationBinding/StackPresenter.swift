/// A screen with a stack of other screens, such as UIKit's navigation controller.
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

  /// Replaces the stack by a push, a pop, or a change without a transition (N-28).
  func setViewControllers(_ viewControllers: [PresenterContent], animated: Bool)

  /// Whether a gesture of the user has begun the running transition (N-63).
  var presenterIsSteeredByUser: Bool { get }

  /// Calls `body` whenever the stack has changed, or a change of the visible controller begins or
  /// ends.
  ///
  /// - Returns: The object that keeps the observation alive, or nil if nothing has to be kept.
  func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject?
}

extension StackPresenter {
  /// False: no transition is known to be interactive.
  public var presenterIsSteeredByUser: Bool { false }

  /// Observes nothing.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}
