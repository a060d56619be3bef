import PresentationLifecycle

/// The issues about navigation controllers and edge swipes.
///
/// The messages about operations are the same as UIKit's messages (N-23 to N-27).
extension Issues {
  /// Returns the issue for an invalid push, pop or `setViewControllers` call.
  ///
  /// - Parameter names: The controllers in the operation's arguments, each as its type and its name
  ///   in angle brackets.
  static func stack(
    _ mistake: StackMistake, _ stack: String, with names: [String]
  ) -> PresentationIssue {
    switch mistake {
    case .popToMissing:
      PresentationIssue(
        .stackOperation, rule: "N-23", isRaised: true,
        "Tried to pop to a view controller that doesn't exist.",
        advice: "Pop to a controller that is in viewControllers.")
    case .pushRepeated:
      PresentationIssue(
        .stackOperation, rule: "N-24", isRaised: true,
        """
        \(stack) is pushing the same view controller instance (\(names.joined())) more than once \
        which is not supported and is most likely an error in the application
        """, advice: "Pop to it, or push another controller.")
    case .setRepeated:
      PresentationIssue(
        .stackOperation, rule: "N-25", isRaised: true,
        "All view controllers in a navigation controller must be distinct "
          + "((\(names.joined(separator: ", "))))",
        advice: "Use each controller only once in the stack.")
    }
  }

  static func pushedStack() -> PresentationIssue {
    PresentationIssue(
      .stackOperation, rule: "N-27", isRaised: true,
      "Pushing a navigation controller is not supported",
      advice: "Push its root, or present it.")
  }

  static func pushedColumns(on stack: String) -> PresentationIssue {
    PresentationIssue(
      .stackOperation, rule: "N-27", isRaised: true,
      "Split View Controllers cannot be pushed to a Navigation Controller \(stack)",
      advice: "Present it, or make it the root of the window or a tab.")
  }

  static func managedBar(_ method: String) -> PresentationIssue {
    managedBar(
      text: "Cannot call \(method) directly on a UINavigationBar managed by a controller.",
      advice: "Push or pop controllers, or set viewControllers.")
  }

  package static func managedBarDelegate() -> PresentationIssue {
    managedBar(
      text: "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      advice: "Let a subclass of the navigation controller adopt the protocol.")
  }

  private static func managedBar(text: String, advice: String) -> PresentationIssue {
    PresentationIssue(.stackOperation, rule: "N-27a", isRaised: true, text, advice: advice)
  }

  static func endedBeforeStart(_ subject: String) -> PresentationIssue {
    PresentationIssue(
      .stalledTransition, rule: "N-71",
      "\(subject) ended before its transition had begun: nothing will complete the transition.",
      advice: "Finish or cancel after the next layout pass, or do not begin the interaction.")
  }

  static func swipedAtRoot(_ stack: String) -> PresentationIssue {
    PresentationIssue(
      .swipedAtRoot, rule: "N-62",
      "\(stack) was swiped back at its root: a device would ignore touches and its next push.",
      advice: "Let the delegate of its gesture recognizer allow the swipe only above the root.")
  }

  static func nested(_ way: String) -> PresentationIssue {
    PresentationIssue(
      .nestedOperation, rule: "N-46",
      "nested \(way) animation can result in corrupted navigation bar",
      advice: "Wait for didShow before the next operation.")
  }

  static func unexpectedEnd() -> PresentationIssue {
    PresentationIssue(
      .nestedOperation, rule: "N-46",
      """
      Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree \
      might get corrupted.
      """, advice: "Wait for didShow before the next operation.")
  }
}
