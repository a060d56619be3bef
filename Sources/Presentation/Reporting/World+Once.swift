extension World {
  /// Reports what is not modelled, the first time that it is asked for in this world.
  package func reportOnce(_ kind: String, _ what: String, advice: String) {
    guard attachment(orMake: { ReportedKinds() }).kinds.insert(kind).inserted else { return }
    reportNotModelled(what, advice: advice)
  }
}

/// The kinds of features that a world has already reported.
@MainActor private final class ReportedKinds {
  var kinds: Set<String> = []
}
