extension World {
  /// Runs `body` in this world, and throws the first issue that `body` raises, whatever the
  /// reporter's policy is.
  ///
  /// UIKit would leave `body` at the raise. Here the raising call changes nothing, and the rest of
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
