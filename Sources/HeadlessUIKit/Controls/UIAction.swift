public import Foundation
package import Presentation

/// An action whose closure is called by a control or a bar button item.
@preconcurrency @MainActor public final class UIAction: NSObject, ClosureHolder {
  /// The closure of an action; the argument is the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The identity of an action in a control.
  ///
  /// A control has at most one action with the same identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    private final class Owner: Sendable {}

    /// The name of the action; empty if the app named no identifier.
    public let rawValue: String
    private let owner: Owner?

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { (self.rawValue, owner) = (rawValue, nil) }

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.init(rawValue) }

    /// Creates an identifier that differs from every other identifier.
    init() { (rawValue, owner) = ("", Owner()) }

    /// Returns whether two identifiers are the identifier of the same action.
    public static func == (a: Identifier, b: Identifier) -> Bool {
      a.rawValue == b.rawValue && a.owner === b.owner
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }

  /// The identifier of the action; unique if the app named no identifier.
  public let identifier: Identifier
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

  /// Creates an action with a title, an identifier and a closure.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    (self.title, self.identifier, self.handler) = (title, identifier ?? Identifier(), handler)
    super.init()
  }

  package var closureName: String { "the handler of the action \"\(title)\"" }

  package func releaseClosure() { handler = { _ in } }
}
