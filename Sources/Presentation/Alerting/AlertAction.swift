public import Foundation

/// A choice that an alert offers: a button with a title and a handler.
///
/// ```swift
/// AlertAction(title: "Discard", style: .destructive) { _ in draft.discard() }
/// ```
@preconcurrency @MainActor public final class AlertAction: NSObject, ClosureHolder {
  /// The style of an action.
  ///
  /// The raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A standard action.
    case `default` = 0
    /// An action that changes nothing.
    ///
    /// An alert has at most one action of this style (Q-3).
    case cancel = 1
    /// An action that changes or deletes data.
    case destructive = 2
  }

  /// A closure that is called with the chosen action, after the alert has been dismissed (Q-2).
  ///
  /// The action releases the closure when the alert has been dismissed.
  public typealias Handler = @MainActor (AlertAction) -> Void

  /// The title of the button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the user can choose the action.
  public var isEnabled = true
  private(set) var handler: Handler?
  private var site: ClosureSite?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The style of the action.
  ///   - handler: Called after the user has chosen the action and the alert has been dismissed. The
  ///     argument is the action.
  ///   - fileID: The file to name in the result of an exploration.
  ///   - line: The line to name in the result of an exploration.
  public init(
    title: String?, style: Style, handler: Handler? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    if handler != nil { site = ClosureSite(fileID, line) }
    super.init()
  }

  package var closureName: String { "the handler of the alert action \"\(title ?? "")\"" }

  package func releaseClosure() { (handler, site) = (nil, nil) }
}
