package import PresentationPlans

/// A small selection of plans to run on a real system.
///
/// Together, the chosen plans name every rule of high or medium confidence that any plan names.
package struct ConformanceSelection {
  /// The chosen plans.
  package let plans: Set<String>
  /// The rules of high or medium confidence that the chosen plans name.
  package let rules: Set<String>

  /// Chooses plans one by one, and always chooses the plan that adds the most new rules.
  ///
  /// Only rules of high or medium confidence count. If several plans add equally many rules, the
  /// first of these plans is chosen.
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
