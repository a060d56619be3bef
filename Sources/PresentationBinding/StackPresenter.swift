/// A screen with a stack of others: what UIKit's navigation controller is to its content.
///
/// ```swift
/// extension StackPresenter {
///   func showAlbums(of library: Library, make: @escaping (String) -> Presented) {
///     push(path: \.path, of: library, content: make)
///   }
/// }
/// ```
///
/// `UINavigationController` conforms, and so does this package's `NavigationController`.
@MainActor public protocol StackPresenter: Presenter {
  /// From the root to the top (N-2).
  var viewControllers: [Presented] { get }

  /// Replaces the stack: a push, a pop, or nothing that is seen (N-28).
  func setViewControllers(_ viewControllers: [Presented], animated: Bool)

  /// Whether a transition runs that the user's hand has begun (N-63).
  var isSteeredByUser: Bool { get }

  /// Calls `body` whenever the stack has changed, or begins or ends to show another controller.
  ///
  /// - Returns: Keeps it alive, unless nil.
  func hearStack(_ body: @escaping @MainActor () -> Void) -> AnyObject?
}

extension StackPresenter {
  /// False.
  public var isSteeredByUser: Bool { false }

  /// Hears nothing.
  public func hearStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}
