import Foundation

/// The object that receives issues, such as misuses of the API, that occur in one ``World``.
@MainActor public final class IssueReporter {
  /// The reaction to a misuse for which UIKit raises an exception.
  public enum RaisePolicy: Hashable, Sendable {
    /// The program stops and prints the issue's text.
    ///
    /// This is the default.
    case trap
    /// The issue is stored in ``issues``, and the wrong call changes nothing.
    ///
    /// This policy is used in tests.
    case record
  }

  /// The reaction to a misuse for which UIKit raises an exception.
  ///
  /// An issue for which UIKit only logs a message is stored in ``issues`` if the policy is
  /// `record`, and printed if the policy is `trap`.
  public var raisePolicy: RaisePolicy
  /// The issues that were reported while ``raisePolicy`` was `record`, in the order of the reports.
  public private(set) var issues: [PresentationIssue] = []

  /// Called for every issue.
  package var onIssue: ((PresentationIssue) -> Void)?

  /// Creates a reporter with a policy.
  public init(raisePolicy: RaisePolicy = .trap) {
    self.raisePolicy = raisePolicy
  }

  /// Whether ``issues`` contains an issue for which UIKit raises an exception.
  ///
  /// In UIKit, the exception would have stopped the app at the first of these issues.
  public var hasRaised: Bool { issues.contains { $0.isRaised } }

  /// Reports an issue for which UIKit only logs a message.
  ///
  /// Stores the issue if ``raisePolicy`` is `record`; prints the issue to standard error if the
  /// policy is `trap`.
  func report(_ issue: PresentationIssue) {
    onIssue?(issue)
    switch raisePolicy {
    case .trap: FileHandle.standardError.write(Data("\(issue)\n".utf8))
    case .record: issues.append(issue)
    }
  }

  /// Reports an issue for which UIKit raises an exception.
  ///
  /// Stores the issue if ``raisePolicy`` is `record`; stops the program if the policy is `trap`.
  func raise(_ issue: PresentationIssue) {
    onIssue?(issue)
    switch raisePolicy {
    case .trap: fatalError(issue.description)
    case .record: issues.append(issue)
    }
  }
}
