import Presentation

extension World {
  /// Reports a feature that is not modeled, at its first use in this world.
  func reportOnce(_ kind: String, _ what: String, advice: String) {
    guard attachment(orMake: { ReportedKinds() }).kinds.insert(kind).inserted else { return }
    reportNotModelled(what, advice: advice)
  }
}

/// The kinds of features that a world has already reported.
@MainActor private final class ReportedKinds {
  var kinds: Set<String> = []
}
