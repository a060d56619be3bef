import Foundation
import PresentationPlans
import TestSupport
import Testing

@Suite("The page about the verbs of plans") struct PlanPageTests {
  @Test func `the table in the article about verbs lists every verb of plans and nothing else`()
    throws
  {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let page = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/PresentationPlans/PresentationPlans.docc/PlanVerbs.md"), encoding: .utf8)
    expect(page.hasSuffix("<!-- present schema --table -->\n\n" + PlanSchema.table))
  }
}
