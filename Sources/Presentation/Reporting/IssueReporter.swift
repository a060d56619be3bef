import Foundation

/// The receiver of the misuse that a world detects.
@MainActor public final class IssueReporter {
  /// The reaction to a misuse for which UIKit raises an exception.
  public enum RaisePolicy: Hashable, Sendable {
    /// The program stops with the issue's text.
    ///
    /// This is the default, for apps.
    case trap
    /// The issue is stored, and the call changes nothing.
    ///
    /// Stages and plans use this policy.
    case record
  }

  /// The reaction to a misuse for which UIKit raises an exception.
  public var raisePolicy: RaisePolicy
  /// The issues so far, in order; stored only while the policy is `record`.
  public private(set) var issues: [PresentationIssue] = []

  /// Called for every issue.
  package var onIssue: ((PresentationIssue) -> Void)?

  /// Creates a reporter with a policy.
  public init(raisePolicy: RaisePolicy = .trap) {
    self.raisePolicy = raisePolicy
  }

  /// Whether an issue was raised and stored.
  ///
  /// In UIKit, the code after the raise would not have run.
  public var hasRaised: Bool { issues.contains { $0.isRaised } }

  /// Stores an issue after which UIKit continues; prints it to standard error if the policy is
  /// `trap`.
  func report(_ issue: PresentationIssue) {
    onIssue?(issue)
    switch raisePolicy {
    case .trap: FileHandle.standardError.write(Data("\(issue)\n".utf8))
    case .record: issues.append(issue)
    }
  }

  /// Stops the program if the policy is `trap`; stores the issue if it is `record`.
  func raise(_ issue: PresentationIssue) {
    onIssue?(issue)
    switch raisePolicy {
    case .trap: fatalError(issue.description)
    case .record: issues.append(issue)
    }
  }
}
