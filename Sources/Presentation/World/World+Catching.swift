extension World {
  /// Runs `body` in this world, and throws what it raised as an error, independent of the
  /// reporter's policy.
  ///
  /// UIKit would unwind at the raise; here the call that raised changes nothing and the rest of
  /// `body` still runs.
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
