public import Foundation

/// A choice that an alert offers: a button with a title, and what it does.
///
/// ```swift
/// AlertAction(title: "Discard", style: .destructive) { _ in draft.discard() }
/// ```
@preconcurrency @MainActor public final class AlertAction: NSObject {
  /// The kind of an action; raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// The usual look.
    case `default` = 0
    /// Leaves things as they are; an alert has one at most.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }

  /// A closure that is called with the action when the user has chosen it.
  public typealias Handler = @MainActor (AlertAction) -> Void

  /// The title of the button.
  public let title: String?
  /// The kind of the action.
  public let style: Style
  /// Whether the user can choose it.
  public var isEnabled = true
  let handler: Handler?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: What kind of a choice it is.
  ///   - handler: Called when the alert has been dismissed for this action.
  public init(title: String?, style: Style, handler: Handler? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
