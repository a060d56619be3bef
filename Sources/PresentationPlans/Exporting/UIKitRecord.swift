import Presentation
import PresentationTesting

/// The lines of a plan's trace that a test with UIKit objects can record.
///
/// The test records the calls of its own subclasses and delegates. Outcomes of requests, results of
/// delegates, issues and gestures are left out, because they are not callbacks. Lines of UIKit's
/// own animators and presentation controllers are left out, because the test cannot observe them.
struct UIKitRecord {
  private let plan: Plan
  /// The names of the controllers whose transition an animator of the plan is animating now.
  private var running: Set<String> = []

  init(_ plan: Plan) {
    self.plan = plan
  }

  /// Returns the recordable lines of a trace, in order.
  static func lines(of trace: [TraceLine], in plan: Plan) -> [String] {
    var record = UIKitRecord(plan)
    return trace.indices.compactMap { index in
      let next = index + 1 < trace.count ? trace[index + 1].event : ""
      // A second call of `completeTransition` is recorded, although the animator has already ended.
      if next.hasPrefix("! \(PresentationIssue.Code.completedTwice.rawValue)") {
        return "\(trace[index].subject)  \(trace[index].event)"
      }
      return record.line(trace[index].subject, trace[index].event)
    }
  }

  /// Returns a trace line as a UIKit test records it; nil if the test cannot record the line.
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

  /// Returns the recordable part of an event of a controller, view or animator; nil if there is
  /// none.
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
