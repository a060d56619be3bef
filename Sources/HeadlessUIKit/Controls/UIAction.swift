public import Foundation
package import Presentation

/// An action that a control or a button in a bar performs by calling a closure.
@preconcurrency @MainActor public final class UIAction: NSObject, ClosureHolder {
  /// The closure of an action; the argument is the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title of the action in menus; the value is stored but has no effect.
  public let title: String
  /// The control or bar button item that last performed the action; nil if the action was never
  /// performed.
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
