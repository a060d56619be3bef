extension World {
  /// Reports a feature that this package does not model, when the feature is first used in this
  /// world.
  package func reportOnce(_ kind: String, _ what: String, advice: String) {
    guard attachment(orMake: { ReportedKinds() }).kinds.insert(kind).inserted else { return }
    reportNotModelled(what, advice: advice)
  }
}

/// The kinds of features that a world has already reported.
@MainActor private final class ReportedKinds {
  var kinds: Set<String> = []
}
