import Presentation
import PresentationPlans
import PresentationTesting

/// A fuzz test with randomly damaged plans, schedules and Swift files.
///
/// A plan is a JSON file of steps; a schedule is a text such as `0.t.1` that chooses the steps of a
/// run. A damaged input passes if the parser refuses it with a complete error message, or if it
/// runs to its end. A plan that runs is played twice and exported twice, and both results must be
/// equal. A Swift file is adapted twice for Linux, as `present adapt` does.
@MainActor package struct Fuzz {
  /// The numbers of all inputs, of refused inputs, and of inputs that ran.
  package struct Counts: Hashable, Sendable {
    package var inputs = 0
    package var refused = 0
    package var run = 0
  }

  /// A failed input: its error has no text, its two runs differ, or it throws an unexpected error.
  package struct Failure: Error, CustomStringConvertible {
    package let seed: UInt64
    package let reason: String

    package var description: String { "seed \(seed): \(reason)" }
  }

  /// The maximum number of run-loop turns in a plan that is played; longer plans are only parsed.
  private static let longestPlay = 2_000

  private let plans: [[UInt8]]
  private let sources: [[UInt8]]
  private let planWords = Mutator(
    words: PlanGrammar.verbGrammars.map(\.verb) + [
      "\"", "{", "}", "[", "]", ":", ",", "null", "true", "-1", "1e999", "0.5", "\"10 s\"",
      "\\u0000",
      "controllers", "bindings", "root", "style", "pageSheet", "fullScreen", "Home", "Editor",
    ])
  private let scheduleWords = Mutator(words: [
    "0", "1", "2", "9", "t", ".", "..", "t.t.t", "-", "+",
  ])

  private let sourceWords = Mutator(words: [
    "@objc", "@objc optional", "override", "extension", "protocol", "class", "func", "var", "#if",
    "#selector(", "#keyPath(", "import UIKit", "UIViewController", "{", "}", "(", ")", "\"",
    "\"\"\"", "/*", "*/", "//", "`", "#\"", "\\(", "\u{E9}", ":", ",", "?",
    ".", "\n",
  ])

  /// Creates a fuzz test that damages the texts of these plans and Swift files.
  package init(plans: [[UInt8]], sources: [[UInt8]] = []) {
    precondition(!plans.isEmpty, "A fuzz needs at least one plan to damage.")
    (self.plans, self.sources) = (plans, sources)
  }

  /// Runs one damaged input for each seed.
  ///
  /// On average, every fourth input is a schedule. If there are Swift files, every fourth input is
  /// a Swift file. The other inputs are plans.
  package func run(
    firstSeed: UInt64, count: Int, progress: (Counts) -> Void = { _ in }
  ) throws(Failure) -> Counts {
    var counts = Counts()
    for index in 0..<count {
      let seed = firstSeed &+ UInt64(index)
      var numbers = SeededNumbers(seed: seed)
      let didRun = try tryInput(seed, &numbers)
      counts.inputs += 1
      if didRun { counts.run += 1 } else { counts.refused += 1 }
      if counts.inputs.isMultiple(of: 500) { progress(counts) }
    }
    return counts
  }

  private func tryInput(
    _ seed: UInt64, _ numbers: inout SeededNumbers
  ) throws(Failure) -> Bool {
    if numbers.chance(1, of: 4) { return try trySchedule(seed, &numbers) }
    if !sources.isEmpty, numbers.chance(1, of: 3) { return try trySource(seed, &numbers) }
    return try tryPlan(seed, &numbers)
  }

  private func tryPlan(
    _ seed: UInt64, _ numbers: inout SeededNumbers
  ) throws(Failure) -> Bool {
    let text = planWords.mutate(numbers.pick(plans), &numbers)
    let plan: Plan
    do throws(PlanError) {
      plan = try Plan(parsing: text, file: "fuzz.json")
    } catch {
      if error.found.isEmpty || error.expected.isEmpty {
        throw Failure(seed: seed, reason: "an error without a message: \(error)")
      }
      return false
    }
    guard plan.turnCount <= Self.longestPlay else { return true }
    let results = [PlanPlayer().play(plan), PlanPlayer().play(plan)]
    if results[0] != results[1] {
      throw Failure(seed: seed, reason: "two plays of one plan differ")
    }
    try tryExport(of: plan, for: numbers.pick(ExportTarget.allCases), seed)
    return true
  }

  /// Exports a plan twice; throws an error if the two results differ.
  ///
  /// The export may refuse the plan with a reason. An exported test must have balanced brackets.
  private func tryExport(
    of plan: Plan, for target: ExportTarget, _ seed: UInt64
  ) throws(Failure) {
    func exported() -> Result<String, PlanExport.Refusals> {
      Result { () throws(PlanExport.Refusals) in try PlanExport(of: plan, for: target).text }
    }
    let result = exported()
    if result != exported() {
      throw Failure(seed: seed, reason: "two exports of one plan differ")
    }
    switch result {
    case .success(let text):
      if let place = SwiftLexer.unbalancedLine(of: text) {
        throw Failure(seed: seed, reason: "line \(place) of the export has an unbalanced bracket")
      }
    case .failure(let refusals):
      if refusals.all.isEmpty || refusals.all.contains(where: \.reason.isEmpty) {
        throw Failure(seed: seed, reason: "an export is refused without a reason")
      }
    }
  }

  private func trySource(
    _ seed: UInt64, _ numbers: inout SeededNumbers
  ) throws(Failure) -> Bool {
    let damaged = sourceWords.mutate(numbers.pick(sources), &numbers)
    let source =
      numbers.chance(1, of: 2) ? text(damaged[...]) : "import UIKit\n" + part(of: damaged, &numbers)
    let adaptations = [SourceAdaptation(of: [source]), SourceAdaptation(of: [source])]
    if adaptations[0].texts != adaptations[1].texts || adaptations[0].notes != adaptations[1].notes
    {
      throw Failure(seed: seed, reason: "two adaptations of one file differ")
    }
    let lines = source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    if let note = adaptations[0].notes.first(where: { $0.line < 1 || $0.line > lines }) {
      throw Failure(seed: seed, reason: "a note is outside the file: line \(note.line)")
    }
    return true
  }

  /// Returns a short part of a Swift file.
  ///
  /// A file with unbalanced brackets is not changed, and most damaged files are unbalanced. Many
  /// short parts are balanced, and end in the middle of a statement.
  private func part(of source: [UInt8], _ numbers: inout SeededNumbers) -> String {
    let rest = source.dropFirst(numbers.below(source.count + 1))
    return text(rest.prefix(numbers.below(60)))
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private func trySchedule(
    _ seed: UInt64, _ numbers: inout SeededNumbers
  ) throws(Failure) -> Bool {
    let scenario = numbers.pick(NamedScenario.all)
    let implementation = numbers.pick(scenario.implementations)
    let text = String(
      decoding: scheduleWords.mutate(Array("0.t.t.1.t".utf8), &numbers), as: UTF8.self)
    do {
      try explore(replay: text) { scenario.build($0, implementation) }
      return true
    } catch is ExplorationFailure {
      return true
    } catch is ScheduleError {
      return false
    } catch {
      throw Failure(seed: seed, reason: "\(scenario.name):\(text): \(error)")
    }
  }
}

extension Plan {
  /// The total number of run-loop turns in the plan's `turn` steps.
  fileprivate var turnCount: Int {
    steps.reduce(0) { count, step in
      count + step.turns
    }
  }
}
