/// A controller with a stack of other controllers, such as UIKit's navigation controller.
///
/// ```swift
/// extension StackPresenter {
///   func showAlbums(of library: Library, make: @escaping (String) -> PresenterContent) {
///     push(path: \.path, of: library, content: make)
///   }
/// }
/// ```
///
/// `UINavigationController` and this package's `NavigationController` conform to this protocol.
@MainActor public protocol StackPresenter: Presenter {
  /// The controllers from the root to the top (N-2).
  var viewControllers: [PresenterContent] { get }

  /// Replaces the controllers of the stack.
  ///
  /// The change is a push, a pop, or a change without a transition (N-28).
  func setViewControllers(_ viewControllers: [PresenterContent], animated: Bool)

  /// Whether a gesture of the user, such as a swipe back, has begun the running transition (N-63).
  var presenterIsSteeredByUser: Bool { get }

  /// Whether a gesture can still cancel the running push or pop, or has canceled it (N-64).
  ///
  /// After a cancellation, ``viewControllers`` is restored when the transition ends (N-66).
  var presenterIsUndecided: Bool { get }

  /// Whether the top-most controller is appearing, because the stack has entered a window in this
  /// turn of the run loop.
  ///
  /// A push or pop before the end of the turn would be reported as unbalanced (N-48), so the path
  /// is applied in the next turn.
  var presenterIsEnteringWindow: Bool { get }

  /// Observes the stack.
  ///
  /// Calls `body` in these cases:
  ///
  /// - The stack has changed.
  /// - A transition of the stack begins or ends.
  /// - A gesture stops controlling a transition of the stack.
  ///
  /// - Returns: An object that keeps the observation alive, or nil if no object is needed.
  func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject?
}

extension StackPresenter {
  /// False: every transition counts as begun by the app's code, not by a gesture.
  public var presenterIsSteeredByUser: Bool { false }

  /// By default false, for stacks whose pushes and pops cannot be canceled by a gesture.
  public var presenterIsUndecided: Bool { false }

  /// By default false: the path is applied at once.
  public var presenterIsEnteringWindow: Bool { false }

  /// Observes nothing, and returns nil.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}
