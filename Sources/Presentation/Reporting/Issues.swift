import PresentationLifecycle

/// The issues that this module reports.
///
/// If UIKit prints a message for a misuse, the issue has the same text.
@MainActor package enum Issues {
  static func detachedReceiver(_ presented: String, _ receiver: String) -> PresentationIssue {
    PresentationIssue(
      .detachedReceiver, rule: "P-44",
      """
      Presenting view controller \(presented) from detached view controller \(receiver) is not \
      supported, and may result in incorrect safe area insets and a corrupt root presentation. \
      Make sure \(receiver) is in the view controller hierarchy before presenting from it. \
      Will become a hard exception in a future release.
      """,
      advice: """
        Present from a controller that is on screen, such as the selected tab or the top of a \
        stack, or make the receiver its child first.
        """)
  }

  static func refusal(
    _ check: Admission.Check, presented: String, presenter: String, receiver: String,
    other: String, isWindowHidden: Bool
  ) -> PresentationIssue? {
    let attempt = "Attempt to present \(presented) on \(presenter) (from \(receiver))"
    return switch check {
    case .hasParent:
      PresentationIssue(
        .presentedHasParent, rule: "P-39", isRaised: true,
        """
        Application tried to present modally a view controller \(presented) that has a parent \
        view controller \(other).
        """, advice: "Remove it from its parent, or present the parent.")
    case .onItself:
      PresentationIssue(
        .presentedOnItself, rule: "P-40", isRaised: true,
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        \(presenter).
        """, advice: "Present another controller.")
    case .presenterBusy:
      PresentationIssue(
        .presenterInProgress, rule: "P-41",
        "\(attempt) while a presentation is in progress.",
        advice: "Present again in the completion of the running presentation.")
    case .presenterNotInWindow:
      PresentationIssue(
        .presenterNotInWindow, rule: "P-42",
        "\(attempt) whose view is not in the window hierarchy.",
        advice: isWindowHidden
          ? "The window is hidden: show it first."
          : "Present from viewDidAppear, or from the controller that is on screen.")
    case .alreadyPresenting:
      PresentationIssue(
        .alreadyPresenting, rule: "P-43",
        "\(attempt) which is already presenting \(other).",
        advice: "Dismiss \(other) first, or present from it.")
    case .presentedElsewhere:
      PresentationIssue(
        .presentedElsewhere, rule: "P-45", isRaised: true,
        """
        Application tried to present modally a view controller \(presented) that is already \
        being presented by \(other).
        """, advice: "Dismiss it there first, or create another controller.")
    case .presentedIsBelow:
      PresentationIssue(
        .presentedIsActive, rule: "P-45", isRaised: true,
        "Application tried to present modally an active controller \(presented).",
        advice: "Dismiss the controllers above it, or create another: it is on screen below.")
    case .detachedReceiver: detachedReceiver(presented, receiver)
    case .clear: nil
    }
  }

  static func dismissInProgress(_ presenter: String) -> PresentationIssue {
    PresentationIssue(
      .dismissInProgress, rule: "P-59",
      """
      Warning: Attempt to dismiss from view controller \(presenter) while a presentation or \
      dismiss is in progress!
      """, advice: "Dismiss again in the completion of the running transition.")
  }

  static func completedTwice(_ presented: String) -> PresentationIssue {
    PresentationIssue(
      .completedTwice, rule: "P-81",
      "completeTransition was called again for the transition of \(presented).",
      advice: "Call it exactly once, when the animation has ended.")
  }

  static func popoverWithoutSource(_ presented: String) -> PresentationIssue {
    PresentationIssue(
      .popoverWithoutSource, rule: "P-46b", isRaised: true,
      "The popover presentation of \(presented) should have a non-nil sourceView set before the "
        + "presentation occurs.",
      advice: "Set popoverPresentationController.sourceView or sourceItem.")
  }

  static func turnedRound(_ controller: String) -> PresentationIssue {
    PresentationIssue(
      .unbalancedAppearance, rule: "N-48", unbalanced(controller),
      advice: "Begin the next transition when the running transition has ended.")
  }

  static func unbalancedAppearance(_ controller: String) -> PresentationIssue {
    PresentationIssue(
      .unbalancedAppearance, rule: "P-95", unbalanced(controller),
      advice: "Send one endAppearanceTransition for each beginAppearanceTransition.")
  }

  /// Returns the message that UIKit prints about unbalanced appearance transitions of a controller
  /// (P-95, N-48).
  static func unbalanced(_ controller: String) -> String {
    "Unbalanced calls to begin/end appearance transitions for \(controller)."
  }

  static func wrongParent(
    _ child: String, shouldBe owner: String, but actual: String
  ) -> PresentationIssue {
    inconsistentParent(child, shouldBe: owner, rule: "C-15", "actual parent is:\(actual)")
  }

  static func wrongParent(
    _ child: String, shouldBe owner: String, requested: String
  ) -> PresentationIssue {
    inconsistentParent(child, shouldBe: owner, rule: "P-101", "requested parent is:\(requested)")
  }

  private static func inconsistentParent(
    _ child: String, shouldBe owner: String, rule: String, _ finding: String
  ) -> PresentationIssue {
    PresentationIssue(
      .inconsistentParent, rule: rule, isRaised: true,
      "child view controller:\(child) should have parent view controller:\(owner) but \(finding)",
      advice: "Call addChild on the controller whose view takes the child's view.")
  }

  static func sharedView(
    _ view: String, of owner: String, with other: String
  ) -> PresentationIssue {
    PresentationIssue(
      .sharedView, rule: "C-16", isRaised: true,
      "A view can only be associated with at most one view controller at a time! View \(view) is "
        + "associated with \(owner). Clear this association before associating this view with "
        + "\(other).",
      advice: "Give each controller a view of its own.")
  }

  static func noCommonParent(_ from: String, _ to: String) -> PresentationIssue {
    PresentationIssue(
      .noCommonParent, rule: "C-13", isRaised: true,
      "Children view controllers \(from) and \(to) must have a common parent view controller "
        + "when calling -[UIViewController transitionFromViewController:toViewController:"
        + "duration:options:animations:completion:]",
      advice: "Add both to the receiver first.")
  }

  static func styleNone(_ presented: String) -> PresentationIssue {
    PresentationIssue(
      .styleNone, rule: "P-8", isRaised: true,
      "\(presented) has the presentation style none, which has no presentation controller.",
      advice: "Choose another style; none is only an answer of an adaptive delegate.")
  }

  static func notFinite(_ property: String, of view: String) -> PresentationIssue {
    PresentationIssue(
      .notFinite, "The new \(property) of \(view) is not finite, so it was ignored.",
      advice: "Look for a division by zero, or a size that was never set.")
  }

  static func notModelled(_ what: String, advice: String) -> PresentationIssue {
    PresentationIssue(.notModelled, what, advice: advice)
  }

  package static func listUpdate(
    _ message: String,
    advice: String = "Change the data and the list together, with the same rows or items."
  ) -> PresentationIssue {
    PresentationIssue(.listUpdate, isRaised: true, message, advice: advice)
  }

  package static func noSuchElement(
    _ message: String,
    advice: String = "Call reloadData or insert the row or item before the list scrolls to it."
  ) -> PresentationIssue {
    PresentationIssue(.noSuchElement, isRaised: true, message, advice: advice)
  }

  package static func noElementToTap(_ element: String, in list: String) -> PresentationIssue {
    PresentationIssue(
      .noSuchElement, "The user cannot tap \(element), because \(list) does not have it.",
      advice: "Call reloadData or insert the row or item before the tap.")
  }

  static func layoutNeverSettles(_ views: [String]) -> PresentationIssue {
    PresentationIssue(
      .layoutNeverSettles,
      "Layout did not settle in 100 passes; these still need it: \(views.joined(separator: ", ")).",
      advice: "Do not call setNeedsLayout without a condition inside a layout callback.")
  }

  static func endlessTurns(_ work: [String]) -> PresentationIssue {
    PresentationIssue(
      .endlessTurns,
      """
      At one instant, 1,000 turns of the run loop did not complete the work that was due. Time \
      moved on, and this work still waits: \(work.joined(separator: ", ")).
      """,
      advice: "Do not schedule the same work again without a delay and without a condition.")
  }

  static func viewInsideItself(
    _ view: String, in target: String?, kind: String = "view"
  ) -> PresentationIssue {
    PresentationIssue(
      .viewInsideItself,
      "\(view) was added to \(target.map { "\($0), which is inside it" } ?? "itself").",
      advice: "Add \(view) to a \(kind) that is not inside it.")
  }

  static func severalWorlds(_ call: String, count: Int) -> PresentationIssue {
    PresentationIssue(
      .noWorld, rule: "R-15",
      "\(call) was called while \(count) stages are open and acted on none of them.",
      advice: "Call it inside `stage.world.use { }`, or close the other stages first.")
  }

  static func foreignTask(_ call: String) -> PresentationIssue {
    PresentationIssue(
      .noWorld, rule: "R-15",
      "\(call) was called in a task that has opened no stage and acted on none.",
      advice: "Call it inside `stage.world.use { }`, or in the task that opened the stage.")
  }

  static func noWorldYet(_ call: String) -> PresentationIssue {
    PresentationIssue(
      .noWorld, rule: "R-15",
      "\(call) was called before the test opened a stage and acted on none.",
      advice: "Make the stage first, then call it.")
  }

  static func foreignBlock(_ view: String) -> PresentationIssue {
    PresentationIssue(
      .crossedWorlds, rule: "R-15",
      "An animation block of another world changed \(view), which was not animated.",
      advice: "Call animate inside `use { }` of the view's world.")
  }

  package static func unbalancedGroup() -> PresentationIssue {
    PresentationIssue(
      .unbalancedGroup, rule: "R-16", isRaised: true, "Unbalanced call to dispatch_group_leave()",
      advice: "Call enter() once for each leave().")
  }

  package static func illegalValue(_ message: String, advice: String) -> PresentationIssue {
    PresentationIssue(.illegalValue, isRaised: true, message, advice: advice)
  }

  static func crossedWorlds(_ controller: String) -> PresentationIssue {
    PresentationIssue(
      .crossedWorlds, "\(controller) belongs to another world and cannot enter this one.",
      advice: "Make a new controller for each world, or end the first world.")
  }

  static func noSuchController(
    _ name: String, gesture: String, nearest: String?
  ) -> PresentationIssue {
    PresentationIssue(
      .noSuchController,
      "The user's \(gesture) found no controller named \"\(name)\": no such name was used."
        + (nearest.map { " Did you mean \"\($0)\"?" } ?? ""),
      advice: "Spell the name as traces and `visible` print it.")
  }

  static func presenterIsUnknown(_ presented: String) -> PresentationIssue {
    PresentationIssue(
      .ownerIsGone, rule: "P-18",
      """
      The presentation controller of \(presented) was asked for its presenter before \
      present has determined it. It returns an empty controller.
      """,
      advice: "Ask for the presenter in presentationTransitionWillBegin or later.")
  }

  static func presentedIsGone(_ presented: String) -> PresentationIssue {
    PresentationIssue(
      .ownerIsGone,
      """
      The presentation controller of \(presented) was asked for its presented controller, which \
      was never presented and has been released. It returns an empty controller.
      """,
      advice: "Keep the controller as long as its presentation controller.")
  }

  static func stageIsClosed(_ gesture: String) -> PresentationIssue {
    PresentationIssue(
      .ownerIsGone, "The user's \(gesture) came after the stage was closed, and has no effect.",
      advice: "Close the stage at the end of the test.")
  }
}
