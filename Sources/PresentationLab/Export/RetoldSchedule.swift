import Foundation
import Presentation
package import PresentationPlans
package import PresentationTesting

/// A conversion of one run of a scenario into a plan, which is a JSON file of steps.
///
/// The plan repeats the scenario's calls, such as `present` and `dismiss`, in the same order and at
/// the same times. Thus the plan shows how the system responds to these calls. The code that made
/// the calls, such as a button's action, is not part of the plan. If the scenario creates several
/// controllers with one name, the names of the later ones get a number, as in `Detail #2`.
@MainActor package struct RetoldSchedule {
  /// An error for a run that cannot be converted, with the reason.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  private let name: String
  private var controllers: [String: String] = [:]
  private var order: [String] = []
  private var tabBars: Set<String> = []
  private var steps: [String] = []
  private var expected: [TraceLine] = []

  /// Runs a schedule of a scenario, and returns a plan with the same calls and the same trace.
  ///
  /// - Throws: A `Refusal` if the schedule contains a gesture or an event of an animator, or if the
  ///   calls alone do not give the same trace. A `ScheduleError`, and any error of `build`.
  package static func plan(
    _ schedule: String, of name: String, _ build: @escaping (Scenario) throws -> Void
  ) throws -> Plan {
    var retold = RetoldSchedule(name: "\(name) \(schedule)")
    try retold.run(Schedule(parsing: schedule), build)
    return try retold.plan()
  }

  private init(name: String) { self.name = name }

  // MARK: Running

  private mutating func run(
    _ schedule: Schedule, _ build: @escaping (Scenario) throws -> Void
  ) throws {
    var told = 0
    var time = Duration.zero
    var calls: [[TraceLine]] = []
    var waits: [Duration?] = []
    var setUp: [String] = []
    var known: [ControllerSketch] = []
    let run = try SteppedRun(schedule, build) { stage, step in
      // A plan has one controller for each name.
      if step == nil { stage.world.neverReuseNames() }
      let lines = stage.trace.lines
      known += ControllerSketch.all(in: stage)
      if step == nil {
        setUp = known.compactMap(\.presentation)
      } else {
        calls.append(Array(lines[told...]))
        waits.append(step == .turn ? stage.world.clock.now - time : nil)
      }
      (told, time) = (lines.count, stage.world.clock.now)
    }
    for sketch in known where controllers[sketch.name] == nil {
      controllers[sketch.name] = sketch.json
      if sketch.isTabBar { tabBars.insert(sketch.name) }
      order.append(sketch.name)
    }
    steps = setUp
    for (lines, wait) in zip(calls, waits) { try tell(lines, after: wait) }
    steps.append(#"{ "settle": "60 s" }"#)
    expected = run.trace.lines.filter(isShown)
  }

  /// Adds to the plan the calls that the scenario made in one step of the schedule.
  ///
  /// - Parameters:
  ///   - lines: The trace lines of the schedule's step.
  ///   - wait: The time by which this step advances the clock; nil if the step is an action instead
  ///     of a run-loop turn. If the time is positive, the plan advances its clock before the calls.
  ///     If it is zero, the plan runs a turn after the calls.
  private mutating func tell(_ lines: [TraceLine], after wait: Duration?) throws {
    if let wait, wait > .zero { steps.append(#"{ "advance": "\#(wait / .seconds(1)) s" }"#) }
    for line in lines {
      if let step = try step(of: line) { steps.append(step) }
    }
    if wait == .zero { steps.append(#"{ "turn": 1 }"#) }
  }

  private static let calls: Set<Substring> = [
    "present", "dismiss", "push", "popToRoot", "popTo", "pop", "select", "setViewControllers",
  ]

  /// Returns a plan step, as JSON, that repeats the call in a trace line.
  ///
  /// - Returns: Nil for a callback, and for a queued request that is performed later.
  private func step(of line: TraceLine) throws -> String? {
    if line.subject == "user", line.event.contains("begins") {
      throw Refusal(
        description: "the gesture \"\(line.event)\", which an exported plan cannot repeat because "
          + "it has no user")
    }
    let subject = line.subject
    if subject.hasSuffix(".animator") {
      throw Refusal(
        description: "the event \"\(subject)  \(line.event)\" of the app's own animator, which an "
          + "exported plan does not have")
    }
    guard controllers[subject] != nil, !line.event.contains(", from the queue"),
      let call = line.event.wholeMatch(of: /(\w+)\(([^)]*)\)(, queued: .*|, interrupts: .*)?/),
      Self.calls.contains(call.1)
    else { return nil }
    var words = call.2.split(separator: ", ").map(String.init)
    let isAnimated = words.last == "animated"
    if isAnimated { words.removeLast() }
    let animated = isAnimated ? "" : #", "animated": false"#
    let argument = words.first ?? ""
    return switch call.1 {
    case "present": #"{ "present": "\#(argument)", "from": "\#(subject)"\#(animated) }"#
    case "push": #"{ "push": "\#(argument)", "on": "\#(subject)"\#(animated) }"#
    case "popTo": #"{ "popTo": "\#(argument)", "on": "\#(subject)"\#(animated) }"#
    case "select": #"{ "select": "\#(argument)", "on": "\#(subject)" }"#
    case "setViewControllers":
      #"{ "\#(tabBars.contains(subject) ? "setTabs" : "setStack")": "\#(subject)", "#
        + #""to": \#(list(words))\#(animated) }"#
    default: #"{ "\#(call.1)": "\#(subject)"\#(animated) }"#
    }
  }

  /// Returns the JSON of a list such as `[Home, Detail]` in a trace line.
  private func list(_ words: [String]) -> String {
    let names = words.joined(separator: ", ").dropFirst().dropLast().split(separator: ", ")
    return "[\(names.map { jsonText(String($0)) }.joined(separator: ", "))]"
  }

  /// Whether the plan expects a trace line.
  ///
  /// The plan expects all lines about its controllers, except calls of completions.
  private func isShown(_ line: TraceLine) -> Bool {
    controllers[String(line.subject.prefix { $0 != "." })] != nil
      && !line.event.hasSuffix("completion")
  }

  // MARK: The plan

  private func plan() throws -> Plan {
    let cast = order.map { "\(jsonText($0)): \(controllers[$0] ?? "{}")" }
    let text = """
      { "version": 1, "about": \(jsonText("The calls of \(name).")),
        "controllers": { \(cast.joined(separator: ", ")) },
        "steps": [ \(steps.joined(separator: ", ")) ],
        "expect": { "order": [ EXPECTED ] } }
      """
    func parsed(_ lines: [TraceLine]) throws -> Plan {
      let order = lines.map { jsonText("\($0.subject)  \($0.event)") }
      return try Plan(
        parsing: text.replacing("EXPECTED", with: order.joined(separator: ", ")),
        file: "\(name.replacing(":", with: " ")).json")
    }
    var plan = try parsed(expected)
    guard let recorded = RecordedPlan(of: plan) else {
      throw Refusal(description: "a scenario without a root controller")
    }
    // The scenario may have loaded a view earlier than the plan does, for example in a binding.
    let loading = Set(expected.filter { $0.event == "viewDidLoad" }.map(\.subject))
    let shown = recorded.lines
      .filter { isShown($0) && ($0.event != "viewDidLoad" || loading.contains($0.subject)) }
    if let difference = difference(of: shown) { throw Refusal(description: difference) }
    plan.name = name
    return plan
  }

  /// Returns a description of the first event in which the plan's run differs from the scenario's
  /// run; nil if the events are the same.
  ///
  /// Events of the plan's run before the first event of the scenario's run do not count: they come
  /// from the steps that present the first controllers.
  private func difference(of shown: [TraceLine]) -> String? {
    func areAlike(_ line: TraceLine, _ other: TraceLine) -> Bool {
      (line.subject, line.event) == (other.subject, other.event)
    }
    if shown.suffix(expected.count).elementsEqual(expected, by: areAlike) { return nil }
    var rest = shown[...]
    for line in expected {
      guard let index = rest.firstIndex(where: { areAlike($0, line) }) else {
        return "the event \"\(line.subject)  \(line.event)\", which the calls of the schedule "
          + "alone do not cause"
      }
      rest = rest[(index + 1)...]
    }
    // All expected events were found, so the plan's run has another event between or after them.
    var (others, before) = ([TraceLine](), expected[...])
    for line in shown.reversed() {
      guard let last = before.last else { break }
      if areAlike(line, last) { before.removeLast() } else { others.append(line) }
    }
    return others.last.map {
      "no event \"\($0.subject)  \($0.event)\" in the schedule, which its calls alone cause"
    }
  }

  private func jsonText(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
