/// The issues that a misuse of an alert raises.
///
/// The messages are the same as UIKit's messages.
extension Issues {
  enum AlertMisuse {
    case secondCancelAction
    case strangePreferredAction
    case textFieldInActionSheet
    case emptyAlert
  }

  static func alert(_ misuse: AlertMisuse) -> PresentationIssue {
    switch misuse {
    case .secondCancelAction:
      raised(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        advice: "Give one of the actions the style `default`.")
    case .strangePreferredAction:
      raised(
        "The preferred action of an alert controller must be one of its actions.",
        advice: "Add the action first.")
    case .textFieldInActionSheet:
      raised(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        advice: "Use the style `alert`.")
    case .emptyAlert:
      raised(
        "UIAlertController must have a title, a message or an action to display",
        advice: "Give it a title, and an action by which the user can leave it.")
    }
  }

  private static func raised(_ text: String, advice: String) -> PresentationIssue {
    PresentationIssue(.alertMisuse, rule: "Q-3", isRaised: true, text, advice: advice)
  }

  static func noSuchAction(
    _ title: String, in alert: String, nearest: String?
  ) -> PresentationIssue {
    PresentationIssue(
      .noSuchAction, "tap(\(title)) in \(alert): the alert has no action of that title.",
      advice: nearest.map { "Did you mean \"\($0)\"?" }
        ?? "Add the action before the alert is presented.")
  }
}
