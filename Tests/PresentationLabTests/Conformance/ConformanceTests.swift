import Foundation
import Presentation
import PresentationLab
import PresentationPlans
import TestSupport
import Testing

@Suite("Conformance") @MainActor
struct ConformanceTests {
  nonisolated private static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    return parts.joined(separator: "/")
  }()

  private static let shared = Result {
    try PlanListing([root + "/Plans"]).files.map { file in try file.read() }
  }

  private static let exported = shared.map { FolderExport(of: $0, for: .uiKit) }

  private let plans: [Plan]

  init() throws { plans = try Self.shared.get() }

  private func entry(
    _ name: String, on system: SystemBehavior, agrees: Bool
  ) throws -> ConformanceEntry {
    let plan = try #require(plans.first { $0.pathInFolder == name })
    return ConformanceEntry(
      plan: name, rules: plan.rules, agrees: agrees,
      differences: agrees ? [] : ["record: the lines differ"],
      record: plan.recordableLines(on: system), system: "iOS 18.2")
  }

  private func report(_ entries: [ConformanceEntry]) throws -> ConformanceReport {
    let data = try JSONEncoder().encode(entries)
    return try ConformanceReport(parsing: [UInt8](data), file: "conformance.json", plans: plans)
  }

  @Test
  func `the files of the conformance tests are up to date with the plans`() throws {
    var export = try Self.exported.get()
    try export.select()
    var expected: [String: String] = [:]
    for file in export.files { expected["\(file.typeName).swift"] = file.text }
    for file in try ExportSupport(for: .uiKit).files { expected[file.name] = file.text }
    let folder = Self.root + "/Tests/Conformance/Plans"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    expect(names.sorted(), equals: expected.keys.sorted(), "run .ci/kit")
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      expect(text, equals: expected[name], "\(name) is not fresh: run .ci/kit")
    }
  }

  @Test
  func `each rule of medium or high confidence in an exported plan has a conformance test`() throws
  {
    let export = try Self.exported.get()
    let selection = try ConformanceSelection(among: export.files)
    let sure = try RuleBook.shipped().rules.filter { [.high, .medium].contains($0.confidence) }
    let named = Set(export.files.flatMap(\.rules))
    expect(selection.rules, equals: named.intersection(sure.map(\.number.description)))
    expect(selection.rules.count > 100)
    expect(selection.plans.count < export.files.count / 2)
  }

  @Test
  func `if a device differs from a plan, the report proposes a new value in SystemBehavior`() throws
  {
    var queueless = SystemBehavior.modern
    queueless.queuesRequests = false
    let report = try report([
      entry("queueing/a-waiting-dismiss-changes-nothing", on: queueless, agrees: false),
      entry("styles/popover-plain", on: .modern, agrees: true),
    ])
    expect(report.proposals.map(\.item.name), equals: ["queuesRequests"])
    expect(report.proposals.first?.value, equals: "no")
    expect(report.system, equals: queueless)
    expect(
      report.text.contains(
        "queuesRequests = no would agree with queueing/a-waiting-dismiss-changes-nothing\n"))
    expect(report.text.hasSuffix("\n  iOS 18.2: 1 agree, 1 differ\n"))
  }

  @Test func `if a device agrees with all plans, the report proposes no change`() throws {
    let report = try report([entry("styles/popover-plain", on: .modern, agrees: true)])
    expect(report.proposals.isEmpty && report.system == .modern)
  }

  @Test func `a report that the kit has written may contain notes`() throws {
    let text = """
      [{"agrees": true, "differences": [], "notes": ["A picture is not compared."],
        "plan": "styles/popover-plain", "record": [], "rules": ["P-46b"], "system": "iOS 18.2"}]
      """
    let report = try ConformanceReport(parsing: [UInt8](text.utf8), file: "x.json", plans: plans)
    expect(report.entries.map(\.plan), equals: ["styles/popover-plain"])
  }

  @Test(arguments: [
    (
      "{}",
      "1:1: found an empty object, expected the list of results that Tests/Conformance/run writes"
    ),
    (
      "[]",
      "1:1: found a report without results, expected the result of at least one plan: run "
        + "Tests/Conformance/run again"
    ),
    (
      "[{\"plan\": \"A\",\n", "2:1: [0]: found the end of the file, expected a key in double quotes"
    ),
    (
      "[{\"plan\": \"A\"}]", "1:2: [0]: found no \"rules\", expected the key \"rules\""
    ),
  ])
  func `an error in a report names its line and column`(text: String, message: String) {
    let error = #expect(throws: PlanError.self) {
      try ConformanceReport(parsing: [UInt8](text.utf8), file: "x.json", plans: [])
    }
    expect(error?.description, equals: "x.json:" + message)
  }

  @Test func `a report with two results of a plan on one system is rejected`() throws {
    var entry = try entry("styles/popover-plain", on: .modern, agrees: true)
    let first = entry
    entry.system = "iOS 27.0"
    try expect(report([first, entry]).entries.count, equals: 2)
    let error = try #require(throws: PlanError.self) { try report([entry, first, entry]) }
    expect(
      error.description.hasSuffix(
        "[2]: found a second result of \"styles/popover-plain\" on iOS 27.0, "
          + "expected one result of each plan on each system"))
  }

  @Test func `a report with a plan that is not given is rejected`() throws {
    var entry = try entry("styles/popover-plain", on: .modern, agrees: true)
    entry.plan = "styles/popover-plane"
    let error = try #require(throws: PlanError.self) { try report([entry]) }
    expect(error.description.hasPrefix("conformance.json:1:"))
    expect(
      error.description.hasSuffix(
        "found \"styles/popover-plane\", expected only plans that are given with the report; "
          + "did you mean \"styles/popover-plain\"?"))
  }

  @Test func `the list of SystemBehavior's properties names a source for each property`() throws {
    let properties = Mirror(reflecting: SystemBehavior.modern).children.compactMap(\.label)
    expect(SystemSwitch.all.map(\.name), equals: properties)
    let book = try RuleBook.shipped()
    for item in SystemSwitch.all { expect(item.rule.map { book[$0] != nil } ?? true) }
    let listing = try SystemListing()
    expect(!listing.text.contains("No source."))
    expect(
      listing.text.contains(
        """
        showsRootBeforeLayout   N-19
            modern no, fluid no, classic yes, legacy yes
            modern: iOS 18.2; not iOS 17.4
            Published logs of iOS 17.4 and 18.2. (high)
        """))
    expect(listing.markdown.contains("| `supportsZoom` | yes | yes | no | no |"))
  }
}
