import Presentation
import PresentationTesting

/// The lines of a plan's trace that subclasses and delegates of UIKit classes can record.
///
/// Outcomes of requests, results of the test's own delegates, issues and gestures are left out
/// because they are not callbacks. Lines of UIKit's own animators and presentation controllers are
/// left out because the test cannot observe them.
struct UIKitRecord {
  private let plan: Plan
  /// The names of controllers in a transition that the plan's own animator is running.
  private var running: Set<String> = []

  init(_ plan: Plan) {
    self.plan = plan
  }

  /// Returns the recordable lines of a trace, in order.
  static func lines(of trace: [TraceLine], in plan: Plan) -> [String] {
    var record = UIKitRecord(plan)
    return trace.indices.compactMap { index in
      let next = index + 1 < trace.count ? trace[index + 1].event : ""
      // If a completion is called a second time, the call is recorded, although the animator has
      // ended.
      if next.hasPrefix("! \(PresentationIssue.Code.completedTwice.rawValue)") {
        return "\(trace[index].subject)  \(trace[index].event)"
      }
      return record.line(trace[index].subject, trace[index].event)
    }
  }

  /// Returns the line in the form in which UIKit records it; nil if UIKit cannot record it.
  ///
  /// The result does not depend on the position of the line in the trace.
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

  /// Returns an event of a controller, or a completion of a view or property animator.
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
  /// Whether the plan gives the controller its own animator.
  fileprivate var hasAnimator: Bool { animator != nil || dismissAnimator != nil }
}
