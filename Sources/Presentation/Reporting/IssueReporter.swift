import Foundation

/// Receives the misuse that a world notices.
@MainActor public final class IssueReporter {
  /// The reaction to a misuse for which UIKit raises an exception.
  public enum RaisePolicy: Hashable, Sendable {
    /// The program stops with the issue's text: the default, for apps.
    case trap
    /// The issue is kept and the call changes nothing: for stages and plans.
    case record
  }

  /// The reaction of `raise(_:)`.
  public var raisePolicy: RaisePolicy
  /// Every issue so far, in order, while the policy is `record`.
  public private(set) var issues: [PresentationIssue] = []

  /// Called for every issue.
  package var onIssue: ((PresentationIssue) -> Void)?

  /// A reporter with the given policy.
  public init(raisePolicy: RaisePolicy = .trap) {
    self.raisePolicy = raisePolicy
  }

  /// Whether something was raised and recorded: what ran after it, UIKit would not have run.
  public var hasRaised: Bool { issues.contains { $0.isRaised } }

  /// Keeps an issue after which the run goes on, or prints it to standard error under `trap`.
  func report(_ issue: PresentationIssue) {
    onIssue?(issue)
    switch raisePolicy {
    case .trap: FileHandle.standardError.write(Data("\(issue)\n".utf8))
    case .record: issues.append(issue)
    }
  }

  /// Stops the program under `trap`; keeps the issue under `record`.
  func raise(_ issue: PresentationIssue) {
    onIssue?(issue)
    switch raisePolicy {
    case .trap: fatalError(issue.description)
    case .record: issues.append(issue)
    }
  }
}
