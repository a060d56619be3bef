extension Issues {
  package static func illegalConstraint(_ mistake: String) -> PresentationIssue {
    PresentationIssue(
      .illegalConstraint, rule: "L-9", isRaised: true, mistake,
      advice: "Pair edges and centers of one axis, or sizes; only a size can equal a constant.")
  }

  package static func illegalPriority(_ priority: String) -> PresentationIssue {
    PresentationIssue(
      .illegalConstraint, rule: "L-9", isRaised: true,
      """
      It's illegal to set priority:\(priority). Priorities must be greater than 0 and \
      less or equal to NSLayoutPriorityRequired, which is 1000.000000.
      """, advice: "Set a priority that is above 0 and at most 1000.")
  }

  package static func unrelatedConstraint(_ first: String, _ second: String) -> PresentationIssue {
    PresentationIssue(
      .illegalConstraint, rule: "L-9", isRaised: true,
      """
      Unable to activate constraint with anchors \(first) and \(second) because they have no \
      common ancestor. Does the constraint or its anchors reference items in different view \
      hierarchies? That's illegal.
      """, advice: "Add both views to one tree, then activate the constraint.")
  }

  package static func brokenConstraint(_ constraint: String) -> PresentationIssue {
    PresentationIssue(
      .brokenConstraint, rule: "L-3",
      """
      Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint \
      \(constraint).
      """,
      advice: "Deactivate a constraint that contradicts it, or lower the priority of one of them.")
  }

  package static func maskedConstraint(_ constraint: String, of view: String) -> PresentationIssue {
    PresentationIssue(
      .brokenConstraint, rule: "L-2",
      """
      Unable to simultaneously satisfy constraints: \(constraint) contradicts the frame of \
      \(view), which its autoresizing mask determines. Will attempt to recover by breaking the \
      constraint.
      """,
      advice: "Set translatesAutoresizingMaskIntoConstraints of the view to false.")
  }

  package static func openPlace(of view: String, _ numbers: String) -> PresentationIssue {
    PresentationIssue(
      .ambiguousLayout, rule: "L-8",
      "The constraints of \(view) do not determine its \(numbers); the smallest values are used.",
      advice: "Add constraints for these values, or give the view an intrinsic content size.")
  }
}
