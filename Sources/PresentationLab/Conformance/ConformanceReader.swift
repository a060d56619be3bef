import PresentationPlans
import PresentationTesting

/// A decoder that turns the JSON of a report into the results of plans.
struct ConformanceReader: JSONValueReader {
  let file: String
  /// The names of the plans that a result may have.
  let plans: [String]

  /// The keys of a result; no command needs the notes.
  private static let keys: [PlanKey] =
    ["plan", "rules", "agrees", "differences", "record", "system"].map { .required($0) }
    + [.optional("notes")]

  /// Parses a report.
  ///
  /// - Throws: A `PlanError` for the first mistake in the file, with its line and column.
  func entries(_ bytes: [UInt8]) throws(PlanError) -> [ConformanceEntry] {
    let top = try JSONReader.read(bytes, file: file)
    let nodes = try list(top, expected: "the list of results that Tests/Conformance/run writes")
    guard !nodes.isEmpty else {
      throw wrong(
        top, found: "a report without results",
        expected: "the result of at least one plan: run Tests/Conformance/run again")
    }
    var entries: [ConformanceEntry] = []
    for node in nodes {
      let new = try entry(node)
      if entries.contains(where: { $0.plan == new.plan && $0.system == new.system }) {
        throw wrong(
          node, found: "a second result of \(quoted(new.plan)) on \(printable(new.system))",
          expected: "one result of each plan on each system")
      }
      entries.append(new)
    }
    return entries
  }

  private func entry(_ node: JSONNode) throws(PlanError) -> ConformanceEntry {
    let object = try object(node, keys: Self.keys)
    return ConformanceEntry(
      plan: try plan(required("plan", in: object)), rules: try texts("rules", in: object),
      agrees: try bool(object["agrees"], default: false),
      differences: try texts("differences", in: object), record: try texts("record", in: object),
      system: try system(required("system", in: object)))
  }

  private func system(_ node: JSONNode) throws(PlanError) -> String {
    let expected = "a name such as \"iOS 18.2\""
    let name = try string(node, expected: expected)
    guard !name.isEmpty else { throw wrong(node, expected: expected) }
    return name
  }

  private func plan(_ node: JSONNode) throws(PlanError) -> String {
    let name = try string(node, expected: "a plan's folder and name")
    guard plans.contains(name) else {
      throw wrong(
        node, expected: "only plans that are given with the report",
        nearest: nearestWord(to: name, among: plans))
    }
    return name
  }

  private func texts(_ key: String, in object: JSONNode) throws(PlanError) -> [String] {
    var texts: [String] = []
    for node in try list(required(key, in: object), expected: "a list of texts") {
      texts.append(try string(node, expected: "a text"))
    }
    return texts
  }
}
