import Presentation

extension PlanRun {
  /// What a check expected and did not find; nil if it is so.
  func objection(to check: PlanCheck) -> String? {
    switch check.claim {
    case .presented(let name, let expected):
      objection("presented", of: name, quotedOrNull(expected)) {
        quotedOrNull($0.presentedViewController?.name)
      }
    case .presenting(let name, let expected):
      objection("presenting", of: name, quotedOrNull(expected)) {
        quotedOrNull($0.presentingViewController?.name)
      }
    case .isBeingPresented(let name, let expected):
      objection("isBeingPresented", of: name, "\(expected)") { "\($0.isBeingPresented)" }
    case .isBeingDismissed(let name, let expected):
      objection("isBeingDismissed", of: name, "\(expected)") { "\($0.isBeingDismissed)" }
    case .appearance(let name, let expected):
      objection("appearance", of: name, expected.rawValue) { $0.planAppearance.rawValue }
    case .visible(let expected):
      stage.visible == expected ? nil : "visible: expected \(expected), found \(stage.visible)."
    }
  }

  private func objection(
    _ fact: String, of name: String, _ expected: String, _ find: (PlannedController) -> String
  ) -> String? {
    guard let found = cast[name].map(find), found != expected else { return nil }
    return "\(fact) of \(name): expected \(expected), found \(found)."
  }

  private func quotedOrNull(_ name: String?) -> String { name.map(quoted) ?? "null" }
}
