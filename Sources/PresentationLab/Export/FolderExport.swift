package import PresentationPlans

/// The exported files of several plans.
package struct FolderExport {
  /// A file: its name, and what it says.
  package struct File: Hashable, Sendable {
    /// The plan's path without `.json`, from its folder on, as `styles/popover-plain`.
    package let plan: String
    /// The name of the test type, which is the file's.
    package let typeName: String
    /// The rules that the plan names.
    package let rules: [String]
    /// The text.
    package let text: String
  }

  /// The files, in the order of the plans.
  package private(set) var files: [File] = []
  /// The plans that cannot be exported, and why.
  package private(set) var refused: [(plan: String, reasons: [ExportRefusal])] = []

  /// Exports plans; two with one name get their folder's in front.
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

  /// Leaves out what names no rule that the others do not name.
  ///
  /// - Throws: A `PlanError` if the rules that the package ships cannot be read.
  package mutating func select() throws(PlanError) {
    let selection = try ConformanceSelection(among: files)
    files.removeAll { !selection.plans.contains($0.plan) }
  }

  /// The plans that cannot be exported, one in each line, with all reasons.
  package var refusals: String {
    refused.map { plan, reasons in
      "\(plan)\n" + reasons.map { "  \($0)\n" }.joined()
    }.joined()
  }
}
