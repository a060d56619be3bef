/// What a hero transition says of the views that it finds.
extension Issues {
  static func duplicateHero(_ id: String) -> PresentationIssue {
    PresentationIssue(
      .duplicateHero, rule: "H-40",
      "There are multiple heroes that share the same hero ID \"\(id)\" on one screen. "
        + "The one in front flies.",
      advice: "Give each view of a screen a hero ID of its own.")
  }

  static func nestedHero(_ id: String, in outer: String) -> PresentationIssue {
    PresentationIssue(
      .nestedHero, rule: "H-40",
      "The hero \"\(id)\" is inside the hero \"\(outer)\", and does not fly by itself.",
      advice: "Put the views beside each other, or give only one of them a hero ID.")
  }

  static func heroNotFinite(_ id: String) -> PresentationIssue {
    PresentationIssue(
      .heroNotFinite, rule: "H-43",
      "The place of the hero \"\(id)\" is not finite. It does not fly.",
      advice: "Look at the transforms of the view and of those around it.")
  }
}
