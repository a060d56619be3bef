import Presentation
import PresentationTesting

extension PlanRun {
  /// Returns the expected and the actual value of a failed check; nil if the check passes.
  func objection(to check: PlanCheck) -> String? {
    check.difference(in: self).map { "\(check.fact.subject): \($0)" }
  }

  /// Returns a message with the expected and the actual text; nil if they are equal.
  func difference(_ found: String, _ expected: String) -> String? {
    found == expected ? nil : "expected \(expected), found \(found)."
  }

  /// Returns the named view: a view of the plan, a controller's view, or a flying copy.
  func sight(_ name: String) -> View? {
    views[name] ?? cast[name]?.viewIfLoaded ?? stage.window.first(name)
  }

  /// Returns a message with a binding's value and its last writer; nil if the value is as expected.
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

  /// Describes the last time that a presenter wrote its binding's value, with the cause in the
  /// trace.
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
      case .parentGone: "the removal of its screen"
      case .replaced: "its replacement"
      case .cancelled: "the canceled dismissal"
      }
    return "last written by \(writer) at \(TraceLine.seconds(lines[index].nanoseconds))"
  }
}

/// Returns a name in quotes, or `null` for nil.
func quotedOrNull(_ name: String?) -> String { name.map(quoted) ?? "null" }

extension View {
  /// Returns the first view with a name among the subviews at any depth of the tree.
  fileprivate func first(_ name: String) -> View? {
    var next = subviews
    while let view = next.popLast() {
      if view.name == name { return view }
      next += view.subviews
    }
    return nil
  }
}
