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

  static func managedTabBar() -> PresentationIssue {
    managedTabBar(
      text: "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
      advice: "Set viewControllers or selectedIndex of the tab bar controller.")
  }

  package static func managedTabBarDelegate() -> PresentationIssue {
    managedTabBar(
      text: "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
      advice: "Use the delegate of the tab bar controller.")
  }

  private static func managedTabBar(text: String, advice: String) -> PresentationIssue {
    PresentationIssue(.managedTabBar, rule: "N-101b", isRaised: true, text, advice: advice)
  }
}
