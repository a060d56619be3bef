/// The error that stands for an exception that UIKit would have raised.
public struct PresentationException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The misuse, with UIKit's text.
  public let issue: PresentationIssue

  /// The description of the issue.
  public var description: String { issue.description }
}
