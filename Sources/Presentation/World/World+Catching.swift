extension World {
  /// Runs `body` in this world, and throws an error if UIKit would raise an exception in `body`.
  ///
  /// In UIKit, the exception would end `body`. Here, `body` always runs to its end. Only the call
  /// for which UIKit would raise the exception has no effect. The policy of the world's
  /// ``reporter`` has no effect on this method.
  ///
  /// - Throws: `PresentationException`, with the first issue for which UIKit would raise an
  ///   exception.
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
