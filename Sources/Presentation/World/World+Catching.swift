extension World {
  /// Runs `body` in this world, and throws the first issue that `body` raises, independent of the
  /// reporter's policy.
  ///
  /// UIKit would leave `body` when the exception is raised. Here the call that raises the issue
  /// changes nothing, and `body` continues after the call.
  ///
  /// - Throws: `PresentationException`, for the first issue that was raised.
  public func catching<Result>(
    _ body: () -> Result
  ) throws(PresentationException) -> Result {
    let policy = reporter.raisePolicy
    let before = reporter.issues.count
    reporter.raisePolicy = .record
    let result = use(body)
    reporter.raisePolicy = policy
    if let issue = reporter.issues[before...].first(where: \.isRaised) {
      throw PresentationException(issue: issue)
    }
    return result
  }
}
