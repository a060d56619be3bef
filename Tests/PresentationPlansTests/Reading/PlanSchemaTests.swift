import Foundation
import Presentation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// The comparison of `plan.schema.json` with the grammar that the decoder uses.
@Suite("Plan schema")
struct PlanSchemaTests {
  private let root: URL
  private let file: URL
  private let schema: JSONNode
  /// The names of the definitions in the schema that are objects but no steps.
  private static let objects = [
    "controller", "animator", "binding", "view", "change", "block", "keyframe", "spring",
    "propertyAnimator", "look", "progress", "expect", "end", "transition",
    "geometry", "progressFrame",
  ]

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    self.root = root
    file = root.appendingPathComponent("Plans/plan.schema.json")
    schema = try JSONReader.read([UInt8](Data(contentsOf: file)), file: file.path)
  }

  private func definition(_ name: String) throws -> JSONNode {
    try #require(schema["$defs"]?[name], "no definition \(name)")
  }

  private func strings(_ node: JSONNode?) -> [String] {
    guard case .array(let items)? = node?.value else { return [] }
    return items.compactMap { item in
      guard case .string(let string) = item.value else { return nil }
      return string
    }
  }

  /// Returns whether each key is required, by the name of the key.
  private func names(of keys: [PlanKey]) -> [String: Bool] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.isRequired) })
  }

  private func keys(_ node: JSONNode) -> [String: Bool] {
    guard case .object(let members)? = node["properties"]?.value else { return [:] }
    let required = strings(node["required"])
    return Dictionary(
      uniqueKeysWithValues: members.map { ($0.key, required.contains($0.key)) })
  }

  @Test func `the schema and the decoder accept the same top-level keys of a plan`() {
    expect(keys(schema), equals: names(of: PlanGrammar.plan))
  }

  @Test(arguments: [
    ("controller", PlanGrammar.controller), ("expect", PlanGrammar.expectation),
    ("animator", PlanGrammar.animator),
    ("binding", PlanGrammar.binding), ("view", PlanGrammar.view),
    ("change", PlanGrammar.changeOfView), ("block", PlanGrammar.block),
    ("keyframe", PlanGrammar.keyframe), ("spring", PlanGrammar.springParts),
    ("propertyAnimator", PlanGrammar.propertyAnimator), ("look", PlanGrammar.look),
    ("progress", PlanGrammar.progress), ("transition", PlanGrammar.transition),
    ("geometry", PlanGrammar.geometry), ("progressFrame", PlanGrammar.progressFrame),
  ])
  func `the schema and the decoder accept the same keys in each kind of object`(
    name: String, expected: [PlanKey]
  ) throws {
    try expect(keys(definition(name)), equals: names(of: expected))
  }

  @Test func `the generated parts of the schema are up to date`() throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let refreshed = try PlanSchema(parsing: Array(text.utf8), file: file.path).refreshed()
    expect(refreshed, equals: text, "Run .ci/verbs.")
  }

  @Test
  func `every verb and check with a source file is registered in the grammar`() throws {
    for (folder, protocolName) in [("Verbs", "PlanVerb"), ("Facts", "PlanFact")] {
      let sources = root.appendingPathComponent("Sources/PresentationPlans/\(folder)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      let names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
        .filter { $0.hasSuffix(protocolName.dropFirst(4) + ".swift") }
        .map { String($0.dropLast(6)) }.sorted()
      let list = try String(
        contentsOf: sources.appendingPathComponent("All\(folder).swift"), encoding: .utf8)
      let listed = list.matches(of: /(\w+)\.self/).map { String($0.1) }
      expect(listed, equals: names, "Run .ci/verbs.")
    }
  }

  @Test func `the schema refuses unknown keys in every object`() throws {
    let verbs = PlanGrammar.verbGrammars.map(\.verb)
    let names = verbs + Self.objects.filter { $0 != "end" }
    for object in try names.map(definition) + [schema] {
      guard case .bool(false)? = object["additionalProperties"]?.value else {
        Issue.record("\(object.path) allows other keys")
        continue
      }
    }
  }

  @Test
  func `the schema accepts the names of bindings as keys of the expected final state`() throws {
    try expect(
      definition("end")["additionalProperties"]?["$ref"]?.found, equals: "\"#/$defs/value\"")
  }

  @Test func `the schema and the decoder accept the same presentation styles`() throws {
    let style = try definition("controller")["properties"]?["style"]
    expect(strings(style?["enum"]), equals: PlanController.Style.allCases.map(\.rawValue))
  }

  @Test func `the schema and the decoder accept the same ready-made transitions`() throws {
    try expect(
      strings(definition("transitionKind")["enum"]),
      equals: PlanTransition.Kind.allCases.map(\.rawValue))
  }

  @Test
  func `the schema and the decoder accept the same ways in which an animator completes`() throws {
    let ending = try definition("animator")["properties"]?["completes"]
    expect(strings(ending?["enum"]), equals: PlanGrammar.endings.map(\.word))
  }

  @Test func `the schema and the decoder accept the same values of writeBack`() throws {
    let writeBack = try definition("binding")["properties"]?["writeBack"]
    expect(strings(writeBack?["enum"]), equals: WriteBack.allCases.map(\.rawValue))
    try expect(definition("key")["maxLength"]?.found, equals: "\(PlanGrammar.nameLength)")
  }

  @Test func `the schema and the decoder accept the same curves, options, properties and states`()
    throws
  {
    try expect(
      strings(definition("curve")["enum"]), equals: PlanTiming.Curve.allCases.map(\.rawValue))
    let options = try definition("options")["items"]
    expect(strings(options?["enum"]), equals: PlanAnimation.Option.allCases.map(\.rawValue))
    let properties = try definition("geometry")["properties"]?["properties"]
    expect(strings(properties?["enum"]), equals: PlanGeometry.Properties.allCases.map(\.rawValue))
    let state = try definition("progress")["properties"]?["state"]
    expect(strings(state?["enum"]), equals: PlanProgress.State.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    ("scale", PlanGrammar.scale), ("rotation", PlanGrammar.degrees),
    ("fraction", PlanGrammar.fraction), ("damping", PlanGrammar.damping),
    ("velocity", PlanGrammar.speed), ("springPart", PlanGrammar.spring),
    ("part", PlanGrammar.part),
  ])
  func `the schema and the decoder accept the same range for each kind of number`(
    name: String, range: ClosedRange<Double>
  ) throws {
    try expectNode(definition(name), hasBounds: range)
  }

  @Test func `the schema and the decoder accept the same ranges for coordinates and speeds`() throws
  {
    for (name, count) in [("frame", 4), ("point", 2)] {
      let list = try definition(name)
      expect(list["minItems"]?.found == "\(count)" && list["maxItems"]?.found == "\(count)")
      try expectNode(#require(list["items"]), hasBounds: PlanGrammar.coordinate)
    }
    let speed = try definition("animator")["properties"]?["completionSpeed"]
    try expectNode(#require(speed), hasBounds: PlanGrammar.completionSpeed)
  }

  private func expectNode(_ node: JSONNode, hasBounds range: ClosedRange<Double>) throws {
    for (key, bound) in [("minimum", range.lowerBound), ("maximum", range.upperBound)] {
      guard case .number(bound)? = node[key]?.value else {
        Issue.record("\(node.path).\(key) is not \(bound)")
        continue
      }
    }
  }

  @Test func `the schema and the decoder accept the same appearance states`() throws {
    let appearance = try definition("end")["properties"]?["appearance"]
    expect(
      strings(appearance?["additionalProperties"]?["enum"]),
      equals: PlanAppearance.allCases.map(\.rawValue))
  }

  @Test func `the schema and the decoder accept the same plan version`() throws {
    expect(schema["properties"]?["version"]?["const"]?.found, equals: "\(PlanGrammar.version)")
    try expect(definition("name")["maxLength"]?.found, equals: "\(PlanGrammar.nameLength)")
  }

  @Test func `every key has a description in the schema`() throws {
    let names = PlanGrammar.verbGrammars.map(\.verb) + Self.objects
    for object in try names.map(definition) + [schema] {
      guard case .object(let members)? = object["properties"]?.value else { continue }
      for member in members where member.node["description"] == nil {
        expect(member.node["$ref"] != nil, "\(member.node.path) has no description")
      }
    }
  }
}
