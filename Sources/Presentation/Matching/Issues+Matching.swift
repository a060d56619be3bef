import PresentationMotion

/// Messages about matched geometry (G-10, G-20).
extension Issues {
  static func ambiguousMatch(_ key: MatchedKey) -> PresentationIssue {
    PresentationIssue(
      .ambiguousMatch, rule: "G-10",
      "Multiple inserted views in matched geometry group \(key) have `isSource: true`, results are "
        + "undefined.",
      advice: "Let one view be the source; mark one that leaves as `isBeingRemoved`.")
  }

  /// - Parameter views: Each follows the next, and the last the first.
  static func matchedCycle(_ views: [String]) -> PresentationIssue {
    let cut = views.first ?? ""
    return PresentationIssue(
      .matchedCycle, rule: "G-20",
      "Matched views follow each other: \((views + [cut]).joined(separator: " -> ")). \(cut) stays "
        + "where it is.",
      advice: "Let one of them follow nobody.")
  }
}
