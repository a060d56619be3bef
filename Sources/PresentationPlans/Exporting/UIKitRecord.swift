import Presentation
import PresentationTesting

/// The lines of a plan's trace that subclasses and delegates of UIKit's classes can record.
///
/// Fates of requests, answers of the test's own delegates, issues and gestures are no callbacks.
/// UIKit's own animators and presentation controllers are not the test's.
struct UIKitRecord {
  private let plan: Plan
  /// The names whose own animator runs a transition.
  private var running: Set<String> = []

  init(_ plan: Plan) {
    self.plan = plan
  }

  /// Returns the recordable lines of a trace, in order.
  static func lines(of trace: [TraceLine], in plan: Plan) -> [String] {
    var record = UIKitRecord(plan)
    return trace.indices.compactMap { index in
      let next = index + 1 < trace.count ? trace[index + 1].event : ""
      // The test's own second call comes after the end of its animator.
      if next.hasPrefix("! \(PresentationIssue.Code.completedTwice.rawValue)") {
        return "\(trace[index].subject)  \(trace[index].event)"
      }
      return record.line(trace[index].subject, trace[index].event)
    }
  }

  /// Returns the line as UIKit records it, if it can, wherever it stands in a trace.
  static func line(_ line: ExpectedLine, in plan: Plan) -> String? {
    var record = UIKitRecord(plan)
    record.running = Set(plan.controllers.filter(\.hasAnimator).map(\.name))
    return record.line(line.subject, line.event)
  }

  private mutating func line(_ subject: String, _ event: String) -> String? {
    let parts = subject.split(separator: ".", maxSplits: 1).map(String.init)
    guard !event.hasPrefix("!"), let name = parts.first,
      let text = parts.count == 1 ? own(event, of: name) : role(parts[1], event, of: name)
    else { return nil }
    return "\(subject)  \(text)"
  }

  /// Returns a callback of a controller, or a call of one; the completions of views and animators.
  private func own(_ event: String, of name: String) -> String? {
    guard plan[name] != nil else {
      let isNamed =
        plan.views.contains { $0.name == name } || plan.animators.contains { $0.name == name }
      return isNamed ? event : nil
    }
    guard !event.contains(", from the queue"), !event.hasPrefix("="), !event.contains("(to: ")
    else { return nil }
    return [", queued: ", ", interrupts: "].reduce(event) { text, fate in
      text.firstRange(of: fate).map { String(text[..<$0.lowerBound]) } ?? text
    }
  }

  private mutating func role(_ role: String, _ event: String, of name: String) -> String? {
    guard let controller = plan[name] else { return nil }
    switch role {
    case "delegate":
      return event.firstRange(of: " -> ").map { String(event[..<$0.lowerBound]) } ?? event
    case "presentation": return plan.givesPresentation(to: controller) ? event : nil
    case "animator":
      if event.hasPrefix("animationEnded") { running.remove(name) } else { running.insert(name) }
      return event
    case "transition": return running.contains(name) ? event : nil
    default: return nil
    }
  }
}

extension PlanController {
  /// Whether the plan gives it an animator of its own.
  fileprivate var hasAnimator: Bool { animator != nil || dismissAnimator != nil }
}
