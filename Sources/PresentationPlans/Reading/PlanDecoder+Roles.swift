import Presentation
import PresentationTesting

/// The checks that a part of a controller, such as its delegate, exists in a plan.
///
/// Without these checks, a `never` line about a missing part would always pass.
extension PlanDecoder {
  /// Records the controller that a step binds to a value; invalid steps are skipped.
  mutating func collectBinding(_ step: JSONNode) {
    for (verb, key) in [
      ("pushes", "on"), ("selects", "on"), ("asks", "on"), ("fronts", "fronts"),
    ] where step[verb] != nil {
      if case .string(let name)? = step[key]?.value { bindingVerbs[name, default: []].insert(verb) }
    }
  }

  /// Throws an error if an event of a controller's part can never occur in this plan.
  func checkPossible(
    _ role: String, of name: String, _ event: String, at node: JSONNode
  ) throws(PlanError) {
    guard let cure = cure(for: role, of: name, event) else { return }
    throw wrong(node, found: quoted("\(name).\(role)  \(event)"), expected: cure)
  }

  /// Returns what the plan needs, so that the event can occur; nil if it can occur already.
  private func cure(for role: String, of name: String, _ event: String) -> String? {
    guard let controller = controllers.first(where: { $0.name == name }) else { return nil }
    switch role {
    case "animator":
      let has =
        controller.animator != nil || controller.dismissAnimator != nil
        || controller.transition != nil
      return has
        ? nil : "a controller with \(oneOf(["animator", "dismissAnimator", "transition"]))"
    case "delegate": return cure(forDelegateOf: controller, event)
    case "path": return cure(without: "pushes", for: name)
    case "tab": return cure(without: "selects", for: name)
    case "front": return cure(without: "fronts", for: name)
    case "question": return cure(without: "asks", for: name)
    default: return nil
    }
  }

  private func cure(without verb: String, for name: String) -> String? {
    isBound(name, by: verb) ? nil : "a step \(quoted(verb)) for this controller"
  }

  private func isBound(_ name: String, by verb: String) -> Bool {
    bindingVerbs[name]?.contains(verb) == true
  }

  private func cure(forDelegateOf controller: PlanController, _ event: String) -> String? {
    switch EventForm.head(of: event) {
    case "willShow", "didShow":
      return controller.hasStackDelegate || controller.stack == nil || isFollowing(controller)
        ? nil : "a stack with \"delegate\": true"
    case "shouldSelect", "didSelect":
      return controller.hasTabsDelegate || controller.tabs == nil || isFollowing(controller)
        ? nil : "a controller with \"tabs\" and \"delegate\": true"
    case let call where TraceEvent.Adaptive.allCases.contains { $0.rawValue == call }:
      // A binding is the delegate of the controller that it presents.
      guard controller.userMayDismiss == nil, !isBound(controller.name) else { return nil }
      let key = controller.stack == nil ? "delegate" : "mayDismiss"
      return "a controller with \(quoted(key)): true"
    default: return nil
    }
  }

  /// Whether a stack or tab bar controller follows a value, so that a binding is its delegate.
  private func isFollowing(_ controller: PlanController) -> Bool {
    isBound(controller.name, by: "pushes") || isBound(controller.name, by: "selects")
  }

  /// Whether a binding presents the controller.
  private func isBound(_ name: String) -> Bool {
    bindings.contains { $0.contents.names.contains(name) } || isBound(name, by: "fronts")
  }
}
