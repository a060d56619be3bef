/// The issues about tabs, with the messages that UIKit prints (N-101, N-105).
extension Issues {
  static func selectedStranger() -> PresentationIssue {
    PresentationIssue(
      .selectedStranger, rule: "N-101", isRaised: true,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.",
      advice: "Select a controller that is in viewControllers.")
  }

  static func selectedDuringTransition(_ selected: String) -> PresentationIssue {
    PresentationIssue(
      .unbalancedAppearance, rule: "N-48", unbalanced(selected),
      advice: "Wait for the running tab transition; the change is made at its end (N-105).")
  }
}
