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
  /// the names of the folders.
  @MainActor package init(of plans: [Plan], for target: ExportTarget) {
    let counts = Dictionary(plans.map { ($0.name, 1) }, uniquingKeysWith: +)
    for plan in plans {
      do throws(PlanExport.Refusals) {
        let isNamedTwice = counts[plan.name] != 1
        let made = try PlanExport(of: plan, for: target, withFolder: isNamedTwice)
        files.append(
          File(
            plan: plan.pathInFolder, typeName: made.typeName, rules: made.rules, text: made.text))
      } catch {
        refused.append((plan.pathInFolder, error.all))
      }
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
