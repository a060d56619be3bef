import Presentation

extension World {
  /// Reports a feature that is not modeled; a world reports each kind of feature only once.
  func reportOnce(_ kind: String, _ what: String, advice: String) {
    guard attachment(orMake: { ReportedKinds() }).kinds.insert(kind).inserted else { return }
    reportNotModelled(what, advice: advice)
  }
}

/// The kinds of features that a world has already reported.
@MainActor private final class ReportedKinds {
  var kinds: Set<String> = []
}
