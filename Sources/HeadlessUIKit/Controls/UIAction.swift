public import Foundation
package import Presentation

/// An action whose closure is called by a control or a bar button item.
@preconcurrency @MainActor public final class UIAction: NSObject, ClosureHolder {
  /// The closure of an action; the argument is the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title of the action.
  ///
  /// A button or bar button item that is created with the action as `primaryAction` shows this
  /// title.
  public let title: String
  /// The control or bar button item that last performed the action; not retained.
  ///
  /// The value is nil until the action is performed for the first time.
  public internal(set) weak var sender: AnyObject?
  private(set) var handler: Handler

  /// Creates an action with a title and a closure.
  public init(title: String = "", handler: @escaping Handler) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }

  package var closureName: String { "the handler of the action \"\(title)\"" }

  package func releaseClosure() { handler = { _ in } }
}
