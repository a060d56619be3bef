package import PresentationPlans

/// The test files that `present export` creates from several plans.
package struct FolderExport {
  /// An exported test file.
  package struct File: Hashable, Sendable {
    /// The plan's folder and name, such as `styles/popover-plain`.
    package let plan: String
    /// The name of the test type, which is also the name of the file.
    package let typeName: String
    /// The numbers of the rules that the plan names.
    package let rules: [String]
    /// The text of the file.
    package let text: String
  }

  /// The files, in the order of the plans.
  package private(set) var files: [File] = []
  /// The plans that cannot be exported, with the reasons.
  package private(set) var refused: [(plan: String, reasons: [ExportRefusal])] = []

  /// Exports plans as test files.
  ///
  /// If two plans in different folders have the same name, the names of their test types begin with
  /// the names of the folders. If two names would still be equal, the later name gets a number.
  @MainActor package init(of plans: [Plan], for target: ExportTarget) {
    for (plan, name) in zip(plans, Self.typeNames(for: plans)) {
      do throws(PlanExport.Refusals) {
        let made = try PlanExport(of: plan, for: target, named: name)
        files.append(
          File(
            plan: plan.pathInFolder, typeName: made.typeName, rules: made.rules, text: made.text))
      } catch {
        refused.append((plan.pathInFolder, error.all))
      }
    }
  }

  /// Returns a different name for each plan, in the order of the plans.
  ///
  /// The names of the files differ even on a disk that does not distinguish upper and lower case.
  private static func typeNames(for plans: [Plan]) -> [String] {
    let counts = Dictionary(plans.map { ($0.name, 1) }, uniquingKeysWith: +)
    var used: Set<String> = []
    return plans.map { plan in
      let name = counts[plan.name] == 1 ? plan.name : plan.pathInFolder
      var (typeName, number) = (PlanExport.typeName(for: name), 1)
      while !used.insert(typeName.lowercased()).inserted {
        number += 1
        typeName = PlanExport.typeName(for: "\(name) \(number)")
      }
      return typeName
    }
  }

  /// Keeps a small selection of the plans.
  ///
  /// Together, the kept plans name every rule of high or medium confidence that any of the plans
  /// names.
  ///
  /// - Throws: A `PlanError` if the rules that the package ships cannot be read.
  package mutating func select() throws(PlanError) {
    let selection = try ConformanceSelection(among: files)
    files.removeAll { !selection.plans.contains($0.plan) }
  }

  /// A text with each plan that cannot be exported, followed by its reasons.
  package var refusals: String {
    refused.map { plan, reasons in
      "\(plan)\n" + reasons.map { "  \($0)\n" }.joined()
    }.joined()
  }
}
