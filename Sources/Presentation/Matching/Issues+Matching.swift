import PresentationMotion

/// The issues that are reported about matched geometry (G-10, G-20).
extension Issues {
  static func ambiguousMatch(_ key: MatchedKey) -> PresentationIssue {
    PresentationIssue(
      .ambiguousMatch, rule: "G-10",
      "Multiple inserted views in matched geometry group \(key) have `isSource: true`, results are "
        + "undefined.",
      advice: "Use one source in each group; mark a removed view as `isBeingRemoved`.")
  }

  /// Returns the issue for views that are matched with each other in a cycle.
  ///
  /// - Parameter views: The names of the views. Each view follows the next view, and the last view
  ///   follows the first.
  static func matchedCycle(_ views: [String]) -> PresentationIssue {
    let cut = views.first ?? ""
    return PresentationIssue(
      .matchedCycle, rule: "G-20",
      "Matched views follow each other: \((views + [cut]).joined(separator: " -> ")). \(cut) stays "
        + "where it is.",
      advice: "Make one of these views follow no other view.")
  }
}
