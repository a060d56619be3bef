import PresentationLifecycle

/// The issues that are reported when a controller must not enter a parent or a window.
///
/// The messages are the same as UIKit's messages (P-101, C-15). Where UIKit's message is not known,
/// the package has its own message (P-101a, C-1a).
extension Issues {
  /// Returns the issue for a controller that must not enter a parent or a window; nil if it may
  /// enter.
  ///
  /// - Parameters:
  ///   - place: The printed name of the parent or window.
  ///   - other: The printed name of the controller that prevents the entry: the presenter, the
  ///     parent, or the controller whose view contains the controller's view.
  static func refusal(
    _ entry: Admission.Entry, of controller: String, into place: String, other: String
  ) -> PresentationIssue? {
    switch entry {
    case .clear: nil
    case .crossesWorlds: crossedWorlds(controller)
    case .rootGetsParent:
      PresentationIssue(
        .inconsistentParent, rule: "P-101", isRaised: true,
        "adding a root view controller \(controller) as a child of view controller:\(place)",
        advice: "Give the window another root first.")
    case .presentedGetsParent:
      PresentationIssue(
        .inconsistentParent, rule: "P-101", isRaised: true,
        "trying to add child view controller that is already presented: \(controller)",
        advice: "Dismiss it first, and wait for the end of the dismissal.")
    case .entersItself:
      PresentationIssue(
        .controllerInsideItself, rule: "C-1a",
        "\(controller) was added to \(place), which is \(controller), is inside it, or is "
          + "presented from inside it. Nothing has changed.",
        advice: "Add it to a controller outside of it.")
    case .viewIsElsewhere: wrongParent(controller, shouldBe: other, requested: place)
    case .rootOfAnotherWindow:
      PresentationIssue(
        .inconsistentRoot, rule: "P-101a",
        "\(controller) was set as the root of \(place), but is the root of another window. Nothing "
          + "has changed.",
        advice: "Give the other window another root first.")
    case .presentedBecomesRoot:
      PresentationIssue(
        .inconsistentRoot, rule: "P-101a",
        "\(controller) was set as the root of \(place), but is presented by \(other). Nothing has "
          + "changed.",
        advice: "Dismiss it first, and wait for the end of the dismissal.")
    case .childBecomesRoot: wrongParent(controller, shouldBe: "(null)", but: other)
    }
  }
}
