import Presentation
import PresentationTesting

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
      difference("visible", stage.visible, from: expected)
    case .flying(let expected): difference("flying", stage.flights.map(\.id), from: expected)
    case .unmatched(let expected): difference("unmatched", stage.unmatchedIDs, from: expected)
    case .value(let name, let expected):
      objection(to: expected, of: name).map { "\(name): \($0)" }
    case .stack, .top, .tabs, .selected, .barHidden, .seen, .model, .animator:
      objection(toLasting: check).map { "\($0.subject): \($0.what)" }
    }
  }

  /// Of whom something else is so, and what; nil if it is as expected.
  func objection(toLasting check: PlanCheck) -> (subject: String, what: String)? {
    let (subject, difference): (String, String?) =
      switch check.claim {
      case .stack(let name, let expected):
        ("stack of \(name)", difference(names(in: name).map(list), from: list(expected)))
      case .top(let name, let expected):
        (
          "top of \(name)",
          difference(names(in: name).map { quotedOrNull($0.last) }, from: quotedOrNull(expected))
        )
      case .tabs(let name, let expected):
        ("tabs of \(name)", difference(tabs(name).map { list($0.tabNames) }, from: list(expected)))
      case .selected(let name, let expected):
        (
          "selected of \(name)",
          difference(
            tabs(name).map { quotedOrNull($0.selectedViewController?.name) },
            from: quotedOrNull(expected))
        )
      case .barHidden(let name, let expected):
        (
          "barHidden of \(name)",
          difference(tabs(name).map { "\($0.tabBar.isHidden)" }, from: "\(expected)")
        )
      case .seen(let name, let look):
        ("seen of \(name)", difference(of: name, from: look, within: check.tolerance) { $0.seen })
      case .model(let name, let look):
        ("model of \(name)", difference(of: name, from: look, within: check.tolerance) { $0.model })
      case .animator(let name, let progress):
        (
          "animator \(name)",
          animators[name]?.progress.difference(from: progress, within: check.tolerance)
        )
      default: ("", nil)
      }
    return difference.map { (subject, $0) }
  }

  private func difference(
    of name: String, from look: PlanLook, within tolerance: Double, _ find: (View) -> PlanLook
  ) -> String? {
    guard let view = views[name] ?? cast[name]?.viewIfLoaded ?? stage.window.first(name) else {
      return "it is not there."
    }
    return find(view).difference(from: look, within: tolerance)
  }

  private func names(in stack: String) -> [String]? {
    (cast[stack] as? PlannedStack)?.stackedNames
  }

  private func tabs(_ name: String) -> PlannedTabs? { cast[name] as? PlannedTabs }

  private func difference(_ fact: String, _ found: [String], from expected: [String]) -> String? {
    difference("\(found)", from: "\(expected)").map { "\(fact): \($0)" }
  }

  private func list(_ names: [String]) -> String { "\(names)" }

  private func difference(_ found: String?, from expected: String) -> String? {
    guard let found, found != expected else { return nil }
    return "expected \(expected), found \(found)."
  }

  /// What a binding's value is instead, and by whom; nil if it is as expected.
  func objection(to expected: PlanValue, of name: String) -> String? {
    guard let model = bindings[name]?.model, model.value != expected else { return nil }
    return "expected \(expected), found \(model.value), \(lastWrite(of: model))."
  }

  private func lastWrite(of model: PlannedModel) -> String {
    switch model.writer {
    case nil: "never written"
    case .step(let place, let nanoseconds):
      "last written by \(place) at \(TraceLine.seconds(nanoseconds))"
    case .presenter(let name): lastWrite(ofPresenter: name)
    }
  }

  /// The cause and the time stand in the line that the presenter notes when it writes.
  private func lastWrite(ofPresenter name: String) -> String {
    let lines = stage.trace.lines
    let index = lines.lastIndex { $0.subject == name }
    guard let index, let word = lines[index].event.wholeMatch(of: /= .*\((.+)\)/)?.1,
      let cause = DismissalCause(rawValue: String(word))
    else { return "last written by its presenter" }
    let gesture = lines[...index].last { $0.subject == "user" && !$0.event.contains(", ignored:") }
    let writer =
      switch cause {
      case .user: "the user's \(gesture?.event.prefix { $0.isLetter } ?? "dismissal")"
      case .program: "the program's dismissal"
      case .parentGone: "the end of its screen"
      case .replaced: "its replacement"
      case .cancelled: "the cancelled dismissal"
      }
    return "last written by \(writer) at \(TraceLine.seconds(lines[index].nanoseconds))"
  }

  private func objection(
    _ fact: String, of name: String, _ expected: String, _ find: (any PlannedScreen) -> String
  ) -> String? {
    guard let found = cast[name].map(find), found != expected else { return nil }
    return "\(fact) of \(name): expected \(expected), found \(found)."
  }

  private func quotedOrNull(_ name: String?) -> String { name.map(quoted) ?? "null" }
}

extension View {
  /// The first view inside of a name.
  fileprivate func first(_ name: String) -> View? {
    var next = subviews
    while let view = next.popLast() {
      if view.name == name { return view }
      next += view.subviews
    }
    return nil
  }
}
