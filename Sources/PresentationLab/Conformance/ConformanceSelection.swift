package import PresentationPlans

/// Few plans that together name each rule of high or medium confidence that an export can show.
package struct ConformanceSelection {
  /// The plans that were chosen.
  package let plans: Set<String>
  /// The rules of high or medium confidence that they name.
  package let rules: Set<String>

  /// Chooses among exported plans: each time one that names most rules which none has named yet,
  /// the first of equals.
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
