import Foundation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// The schema accepts the plans that the decoder accepts, so editors mark no mistakes in them.
@Suite("Schema validation")
struct SchemaValidationTests {
  private let root: URL
  private let validator: SchemaValidator

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    self.root = root
    let file = root.appendingPathComponent("Plans/plan.schema.json")
    validator = SchemaValidator(
      try JSONReader.read([UInt8](Data(contentsOf: file)), file: file.path))
  }

  private func problem(of text: String) throws -> String? {
    try validator.problem(of: JSONReader.read(Array(text.utf8), file: "x.json"))
  }

  @Test func `the schema accepts every plan of the repository`() throws {
    let listing = PlanListing([root.appendingPathComponent("Plans").path])
    expect(listing.files.count > 400)
    for file in listing.files {
      let problem = try validator.problem(of: JSONReader.read(file.bytes(), file: file.path))
      expect(problem, equals: nil, "\(file.path)")
    }
  }

  @Test(arguments: ["selected", "stack", "seen", "animator"])
  func `a binding may have the name of a fact that the plan cannot check`(name: String) throws {
    let text = planText(
      bindings: #"{ "\#(name)": { "from": "Home", "presents": "Editor" } }"#,
      steps: #"[ { "set": "\#(name)", "to": true }, { "check": "\#(name)", "is": true } ]"#,
      expect: #"{ "end": { "\#(name)": true } }"#)
    expect(planError(text), equals: "no error")
    try expect(problem(of: text), equals: nil)
  }

  @Test(arguments: [
    (#"{ "Home": { "rot": true } }"#, #"[ { "turn": 1 } ]"#, "controllers.Home"),
    (#"{ "Home": { "root": 1 } }"#, #"[ { "turn": 1 } ]"#, "controllers.Home.root"),
    (#"{ "2": { "root": true } }"#, #"[ { "turn": 1 } ]"#, "controllers"),
    (#"{ "Home": { "root": true } }"#, "[]", "steps"),
    (#"{ "Home": { "root": true } }"#, #"[ { "trun": 1 } ]"#, "steps[0]"),
    (#"{ "Home": { "root": true } }"#, #"[ { "turn": 0 } ]"#, "steps[0]"),
    (#"{ "Home": { "root": true } }"#, #"[ { "settle": "10" } ]"#, "steps[0]"),
    (
      #"{ "Home": { "root": true } }"#,
      #"[ { "check": "seen", "of": "flight ", "is": { "alpha": 1 } } ]"#, "steps[0]"
    ),
  ])
  func `the schema refuses what the decoder refuses`(
    controllers: String, steps: String, path: String
  ) throws {
    let text = planText(controllers: controllers, steps: steps)
    expect(planError(text) != "no error")
    let problem = try #require(try problem(of: text))
    expect(problem.hasPrefix("\(path) "), "\(problem)")
  }
}
