extension Issues {
  package static func pageCount(_ count: Int) -> PresentationIssue {
    PresentationIssue(
      .pageCount, rule: "C-20", isRaised: true,
      """
      The number of view controllers provided (\(count)) doesn't match the number required (1) for \
      the requested transition
      """,
      advice: "Pass an array with one controller.")
  }
}
