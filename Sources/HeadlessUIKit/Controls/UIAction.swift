public import Foundation

/// A closure that a control calls.
@preconcurrency @MainActor public final class UIAction: NSObject {
  /// A function that is called with the action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title that menus would show.
  public let title: String
  /// The control that called; nil before.
  public internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// An action with its closure.
  public init(title: String = "", handler: @escaping Handler) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }
}
