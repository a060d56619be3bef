/// An exception that UIKit would have raised.
public struct PresentationException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The misuse, with UIKit's text.
  public let issue: PresentationIssue

  /// The issue's own description.
  public var description: String { issue.description }
}
