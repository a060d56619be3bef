import Presentation

/// A reason why a ``HeroTransition`` cannot move a view that has a hero ID.
enum HeroIssue {
  case duplicate(String)
  case nested(String, in: String)
  case notFinite(String)

  /// Reports the problem as a `PresentationIssue` of the controller that contains the view.
  @MainActor func report(of controller: ViewController) {
    switch self {
    case .duplicate(let id):
      controller.report(
        .duplicateHero, rule: "H-40", advice: "Give each view of a screen a hero ID of its own."
      ) { _ in
        "There are multiple heroes that share the same hero ID \"\(id)\" on one screen. "
          + "Only the front-most of them flies."
      }
    case .nested(let id, let outer):
      controller.report(
        .nestedHero, rule: "H-40",
        advice: "Put the views beside each other, or give only one of them a hero ID."
      ) { _ in
        "The hero \"\(id)\" is inside the hero \"\(outer)\", and does not fly by itself."
      }
    case .notFinite(let id):
      controller.report(
        .heroNotFinite, rule: "H-43",
        advice: "Look at the transforms of the view and of those around it."
      ) { _ in "The place of the hero \"\(id)\" is not finite. It does not fly." }
    }
  }
}
