extension World {
  /// Reports the use of a feature that this package does not model.
  ///
  /// Only the first report of each `kind` in this world has an effect.
  package func reportOnce(_ kind: String, _ what: String, advice: String) {
    guard attachment(orMake: { ReportedKinds() }).kinds.insert(kind).inserted else { return }
    reportNotModelled(what, advice: advice)
  }
}

/// The kinds of features that a ``World`` has already reported.
@MainActor private final class ReportedKinds {
  var kinds: Set<String> = []
}
