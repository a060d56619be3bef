public import Foundation

/// A closure that a control calls.
@preconcurrency @MainActor public final class UIAction: NSObject {
  /// A function that an action calls, with the action itself as the argument.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title of the action in menus; stored without effect.
  public let title: String
  /// The control that last performed the action; nil if no control has performed it.
  public internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// Creates an action with a closure.
  public init(title: String = "", handler: @escaping Handler) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }
}
