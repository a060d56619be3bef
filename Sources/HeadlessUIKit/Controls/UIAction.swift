import Foundation
public import Presentation

/// An action whose closure is called by a control, a bar button item or a menu.
@preconcurrency @MainActor public class UIAction: UIMenuElement, ClosureHolder {
  /// The closure of an action; the argument is the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The identity of an action in a control.
  ///
  /// For each event, a control has at most one action with a given identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    private final class Owner: Sendable {}

    /// The name of the action; empty if the app created the action without an identifier.
    public let rawValue: String
    private let owner: Owner?

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { (self.rawValue, owner) = (rawValue, nil) }

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.init(rawValue) }

    /// Creates an identifier that differs from every other identifier.
    init() { (rawValue, owner) = ("", Owner()) }

    /// Returns whether two identifiers are equal.
    ///
    /// If an action is created without an identifier, the action gets a new identifier, which
    /// differs from every existing identifier.
    public static func == (a: Identifier, b: Identifier) -> Bool {
      a.rawValue == b.rawValue && a.owner === b.owner
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }

  /// The identifier of the action; an action that the app creates without an identifier gets a
  /// unique identifier.
  public let identifier: Identifier
  /// The control or bar button item that last performed the action; not retained.
  ///
  /// The value is nil until the action is performed for the first time.
  public internal(set) weak var sender: AnyObject?
  private var handler: Handler
  private var site: ClosureSite?
  /// A longer title; the value is stored but has no effect.
  @exclusivity(unchecked) public var discoverabilityTitle: String?
  /// Whether a menu hides or disables the action.
  public var attributes: Attributes
  /// The mark beside the action in a menu.
  public var state: State

  /// Creates an action with a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, fileID: String = #fileID,
    line: Int = #line, handler: @escaping Handler
  ) {
    (self.identifier, self.handler) = (identifier ?? Identifier(), handler)
    site = ClosureSite(fileID, line)
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    super.init(title: title, subtitle: subtitle)
    self.image = image
  }

  /// Whether the user can choose the action in a menu.
  var canBeChosen: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Sets ``sender`` and calls the closure.
  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }

  package var closureName: String { "the handler of the action \"\(title)\"" }

  package func releaseClosure() {
    handler = { _ in }
    site = nil
  }
}

/// UIKit's name for the closure of an action.
public typealias UIActionHandler = UIAction.Handler
