/// The error that ``World/catching(_:)`` throws where UIKit would raise an exception.
public struct PresentationException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The issue for which UIKit raises the exception.
  public let issue: PresentationIssue

  /// The description of the issue.
  public var description: String { issue.description }
}
