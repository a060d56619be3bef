import Foundation
import PresentationPlans
import PresentationTesting
import Testing

@Suite("The page about plans") struct PlanPageTests {
  private let page: String

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    page = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/PresentationPlans/PresentationPlans.docc/Plans.md"), encoding: .utf8)
  }

  @Test(arguments: PlanVerb.allCases)
  func `every verb is listed with its keys`(verb: PlanVerb) {
    let keys = verb.keys.dropFirst()
    let columns = [keys.filter(\.isRequired), keys.filter { !$0.isRequired }].map { keys in
      keys.isEmpty ? "" : " " + keys.map { "`\($0.name)`" }.joined(separator: ", ")
    }
    let row = "| `\(verb.rawValue)` |\(columns[0]) |\(columns[1]) |"
    #expect(page.contains(row), "Plans.md has no row with \(row)")
  }
}
