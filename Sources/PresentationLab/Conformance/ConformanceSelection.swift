package import PresentationPlans

/// A small selection of plans for the conformance kit.
///
/// If an exported plan names a rule of high or medium confidence, at least one of the chosen plans
/// names this rule as well.
package struct ConformanceSelection {
  /// The chosen plans.
  package let plans: Set<String>
  /// The rules of high or medium confidence that the chosen plans name.
  package let rules: Set<String>

  /// Chooses plans one by one; each choice adds the most rules that no chosen plan names yet.
  ///
  /// If several plans add equally many rules, the first of them is chosen.
  ///
  /// - Throws: A `PlanError` if the rules that the package ships cannot be read.
  package init(among files: [FolderExport.File]) throws(PlanError) {
    let sure = try RuleBook.shipped().rules.filter { [.high, .medium].contains($0.confidence) }
    let wanted = Set(sure.map(\.number.description))
    var (chosen, shown): (Set<String>, Set<String>) = ([], [])
    while true {
      var best: (file: FolderExport.File, rules: Set<String>)?
      for file in files {
        let rules = Set(file.rules).intersection(wanted).subtracting(shown)
        if rules.count > best?.rules.count ?? 0 { best = (file, rules) }
      }
      guard let best else { break }
      chosen.insert(best.file.plan)
      shown.formUnion(best.rules)
    }
    (plans, rules) = (chosen, shown)
  }
}
