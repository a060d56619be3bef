package import PresentationPlans

/// A list of the properties of `SystemBehavior`, which differ between versions of UIKit.
///
/// For each property, the list shows the values in the four presets. It also shows the systems
/// (versions of iOS) with the same value as the preset `modern`, and the source of this value.
package struct SystemListing {
  private let book: RuleBook

  /// Reads the rules and their sources.
  ///
  /// - Throws: A `PlanError` if the rules that the package ships cannot be read.
  package init() throws(PlanError) {
    book = try RuleBook.shipped()
  }

  /// The list as text, with a paragraph for each property of `SystemBehavior`.
  package var text: String {
    SystemSwitch.all.map { item in
      let values = SystemSwitch.presets.map { "\($0.name) \(item.value($0.system))" }
      return """
        \(item.name)\(item.rule.map { "   \($0)" } ?? "")
            \(values.joined(separator: ", "))
            modern: \(item.systems)
            \(source(of: item))

        """
    }.joined(separator: "\n")
  }

  /// The list as a Markdown table, with a row for each property of `SystemBehavior`.
  package var markdown: String {
    let names = SystemSwitch.presets.map(\.name)
    let rows = SystemSwitch.all.map { item in
      let values = SystemSwitch.presets.map { item.value($0.system) }
      let cells =
        ["`\(item.name)`"] + values + [item.systems, item.rule ?? "", source(of: item)]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return """
      | Switch | \(names.joined(separator: " | ")) | As in modern on | Rule | Source |
      |---|\(names.map { _ in "---|" }.joined())---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func source(of item: SystemSwitch) -> String {
    item.source ?? item.rule.flatMap { book[$0] }.map {
      "\($0.restsOn) (\($0.confidence.rawValue))"
    } ?? "No source."
  }
}
