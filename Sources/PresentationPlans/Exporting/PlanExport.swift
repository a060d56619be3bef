import Presentation
import PresentationTesting

/// A Swift test file made from a plan, for a stage of this package or for UIKit.
package struct PlanExport {
  /// The error with all parts of a plan that cannot be exported; the list is never empty.
  package struct Refusals: Error, Hashable, Sendable {
    /// The refused parts, in the plan's order.
    package let all: [ExportRefusal]
  }

  /// The name of the test type.
  package let typeName: String
  /// The text of the file.
  package let text: String
  /// The numbers of the rules that the plan's description names.
  package let rules: [String]

  /// Plays a plan to record its trace, and creates a test file with this trace.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - target: The kind of test to write.
  ///   - name: The name of the test type; nil if the name is made from the plan's name.
  /// - Throws: `Refusals` with all parts of the plan that cannot be exported.
  @MainActor package init(
    of plan: Plan, for target: ExportTarget, named name: String? = nil
  ) throws(Refusals) {
    guard let recorded = RecordedPlan(of: plan) else {
      throw Refusals(all: [ExportRefusal("the plan has no root", at: "controllers")])
    }
    var code = PlanCode(plan, for: target)
    var refusals = Self.refusals(of: plan, recorded, for: target)
    refusals += code.addBody(recorded)
    guard refusals.isEmpty else { throw Refusals(all: refusals) }
    rules = plan.rules
    typeName = name ?? Self.typeName(for: plan.name)
    let file =
      target == .stage ? code.stageFile(typeName) : code.uiKitFile(typeName, recorded)
    text = file.joined(separator: "\n") + "\n"
  }

  /// Returns the name of the test type for a plan's name or path, such as `PopoverPlainTests`.
  package static func typeName(for name: String) -> String { SwiftNames.type(name) + "Tests" }

  /// Returns the reasons for which the plan as a whole cannot be exported.
  private static func refusals(
    of plan: Plan, _ recorded: RecordedPlan, for target: ExportTarget
  ) -> [ExportRefusal] {
    var refusals: [ExportRefusal] = []
    if let failure = recorded.failures.first {
      refusals.append(ExportRefusal("the plan fails here: \(failure.message)"))
    }
    if !plan.bindings.isEmpty {
      refusals.append(
        ExportRefusal.notInUIKit("bindings", at: "bindings"))
    }
    guard target == .uiKit else { return refusals }
    if plan.system != .modern {
      refusals.append(
        ExportRefusal(
          "the plan is played on \(quoted(plan.system.rawValue)); a device has a system of its own",
          at: "system"))
    }
    if let issue = recorded.raised.first {
      refusals.append(
        ExportRefusal("UIKit raises an exception, which ends the test: \(issue.code.rawValue)"))
    }
    return refusals
  }
}

extension PlanCode {
  /// Adds declarations, steps and expectations, and returns the parts that cannot be exported.
  fileprivate mutating func addBody(_ recorded: RecordedPlan) -> [ExportRefusal] {
    var refusals: [ExportRefusal] = []
    func attempt(
      _ code: inout PlanCode, _ body: (inout PlanCode) throws(ExportRefusal) -> Void
    ) {
      do throws(ExportRefusal) { try body(&code) } catch { refusals.append(error) }
    }
    indent { code in
      code.indent { code in
        code.add("// Controllers")
        attempt(&code) { code throws(ExportRefusal) in try code.addCast() }
        code.addStart()
        attempt(&code) { code throws(ExportRefusal) in try code.addPropertyAnimators() }
        code.add("")
        code.add("// Steps")
        for step in code.plan.steps {
          attempt(&code) { code throws(ExportRefusal) in try step.write(to: &code) }
        }
        code.add("")
        code.add("// Expectations")
        attempt(&code) { code throws(ExportRefusal) in try code.addExpectations(recorded) }
      }
    }
    dropUnusedVariables()
    return refusals
  }

  private mutating func addStart() {
    guard let root = plan.controllers.first(where: \.isRoot) else { return }
    switch target {
    case .uiKit: add("show(\(self[root.name]))")
    case .stage:
      let system = plan.system == .modern ? "" : ", system: .\(plan.system.rawValue)"
      add("let stage = Stage(\(self[root.name])\(system))")
    }
  }
}

extension Plan {
  /// The plan's folder and name, such as `styles/popover-plain`.
  package var pathInFolder: String {
    let folder = file.split(separator: "/").dropLast().last.map { "\($0)/" } ?? ""
    return folder + name
  }

  /// The numbers of the rules in the plan's description, each listed once.
  package var rules: [String] {
    var seen: Set<String> = []
    return (about ?? "").matches(of: /\b[A-Z]-[0-9]+[a-z]?\b/).map { String($0.output) }
      .filter { seen.insert($0).inserted }
  }
}
