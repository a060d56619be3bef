import Foundation
import Presentation
import PresentationPlans
import PresentationTesting
import Testing

/// Holds `plan.schema.json` against the tables that the decoder reads by.
@Suite("Plan schema")
struct PlanSchemaTests {
  private let schema: JSONNode
  /// The definitions of objects that are no steps.
  private static let objects = [
    "controller", "animator", "binding", "view", "change", "block", "keyframe", "spring",
    "propertyAnimator", "look", "progress", "expect", "end", "transition",
    "geometry", "progressFrame",
  ]

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Plans/plan.schema.json")
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

  private func keys(_ node: JSONNode) -> Set<PlanKey> {
    guard case .object(let members)? = node["properties"]?.value else { return [] }
    let required = strings(node["required"])
    return Set(
      members.map { PlanKey(name: $0.key, isRequired: required.contains($0.key)) })
  }

  private func verbs(_ items: JSONNode?) -> [String] {
    guard case .array(let choices)? = items?["oneOf"]?.value else { return [] }
    return choices.compactMap { choice in
      guard case .string(let reference)? = choice["$ref"]?.value else { return nil }
      return String(reference.dropFirst("#/$defs/".count))
    }
  }

  @Test func `a plan has the decoder's keys`() {
    #expect(keys(schema) == Set(PlanGrammar.plan))
  }

  @Test(arguments: [
    ("controller", PlanGrammar.controller), ("expect", PlanGrammar.expectation),
    ("end", PlanGrammar.end), ("animator", PlanGrammar.animator),
    ("binding", PlanGrammar.binding), ("view", PlanGrammar.view),
    ("change", PlanGrammar.changeOfView), ("block", PlanGrammar.block),
    ("keyframe", PlanGrammar.keyframe), ("spring", PlanGrammar.springParts),
    ("propertyAnimator", PlanGrammar.propertyAnimator), ("look", PlanGrammar.look),
    ("progress", PlanGrammar.progress), ("transition", PlanGrammar.transition),
    ("geometry", PlanGrammar.geometry), ("progressFrame", PlanGrammar.progressFrame),
  ])
  func `an object has the decoder's keys`(name: String, expected: [PlanKey]) throws {
    #expect(try keys(definition(name)) == Set(expected))
  }

  @Test(arguments: PlanVerb.allCases)
  func `a step has its verb's keys`(verb: PlanVerb) throws {
    #expect(try keys(definition(verb.rawValue)) == Set(verb.keys))
  }

  @Test func `a step is one of the decoder's verbs`() {
    #expect(
      verbs(schema["properties"]?["steps"]?["items"]) == PlanVerb.allCases.map(\.rawValue))
  }

  @Test func `the article names every verb`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let path = "Sources/PresentationPlans/PresentationPlans.docc/Plans.md"
    let article = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }
    for verb in PlanVerb.allCases {
      #expect(rows.contains { $0.contains("`\(verb.rawValue)`") }, "no row has \(verb.rawValue)")
    }
  }

  @Test func `a step in a callback is one of the decoder's calls`() throws {
    let list = try definition("in")["properties"]?["do"]
    #expect(verbs(list?["items"]) == PlanVerb.allCases.filter(\.isCall).map(\.rawValue))
  }

  @Test func `every object refuses other keys`() throws {
    let names =
      PlanVerb.allCases.map(\.rawValue) + Self.objects.filter { $0 != "end" }
    for object in try names.map(definition) + [schema] {
      guard case .bool(false)? = object["additionalProperties"]?.value else {
        Issue.record("\(object.path) allows other keys")
        continue
      }
    }
  }

  @Test func `an end takes other keys for bindings, with their values`() throws {
    #expect(try definition("end")["additionalProperties"]?["$ref"]?.found == "\"#/$defs/value\"")
  }

  @Test func `styles are the decoder's`() throws {
    let style = try definition("controller")["properties"]?["style"]
    #expect(strings(style?["enum"]) == PlanController.Style.allCases.map(\.rawValue))
  }

  @Test func `ready-made transitions are the decoder's`() throws {
    #expect(
      try strings(definition("transitionKind")["enum"])
        == PlanTransition.Kind.allCases.map(\.rawValue))
  }

  @Test func `facts and endings are the decoder's`() throws {
    let fact = try definition("check")["properties"]?["check"]
    guard case .array(let choices)? = fact?["anyOf"]?.value else {
      Issue.record("no choices")
      return
    }
    #expect(strings(choices.first?["enum"]) == PlanCheck.Fact.allCases.map(\.rawValue))
    let description = try #require(schema["properties"]?["bindings"]?["description"]).value
    if case .string(let text) = description {
      for fact in PlanCheck.Fact.allCases { #expect(text.contains("\"\(fact.rawValue)\"")) }
    }
    let ending = try definition("animator")["properties"]?["completes"]
    #expect(strings(ending?["enum"]) == PlanGrammar.endings.map(\.word))
  }

  @Test func `write-backs and keys are the decoder's`() throws {
    let writeBack = try definition("binding")["properties"]?["writeBack"]
    #expect(strings(writeBack?["enum"]) == WriteBack.allCases.map(\.rawValue))
    #expect(try definition("key")["maxLength"]?.found == "\(PlanGrammar.nameLength)")
  }

  @Test func `curves, options, ends, places and states are the decoder's`() throws {
    #expect(
      try strings(definition("curve")["enum"]) == PlanTiming.Curve.allCases.map(\.rawValue))
    let options = try definition("options")["items"]
    #expect(strings(options?["enum"]) == PlanAnimation.Option.allCases.map(\.rawValue))
    let end = try definition("letGo")["properties"]?["to"]
    #expect(strings(end?["enum"]) == PlanGrammar.ends.map(\.word))
    let place = try definition("finish")["properties"]?["at"]
    #expect(strings(place?["enum"]) == PlanAnimatorCall.Place.allCases.map(\.rawValue))
    let properties = try definition("geometry")["properties"]?["properties"]
    #expect(strings(properties?["enum"]) == PlanGeometry.Properties.allCases.map(\.rawValue))
    let state = try definition("progress")["properties"]?["state"]
    #expect(strings(state?["enum"]) == PlanProgress.State.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    ("scale", PlanGrammar.scale), ("rotation", PlanGrammar.degrees),
    ("fraction", PlanGrammar.fraction), ("damping", PlanGrammar.damping),
    ("velocity", PlanGrammar.speed), ("springPart", PlanGrammar.spring),
    ("part", PlanGrammar.part),
  ])
  func `a number's bounds are the decoder's`(name: String, range: ClosedRange<Double>) throws {
    try expect(definition(name), hasBounds: range)
  }

  @Test func `bounds of what moves are the decoder's`() throws {
    for (name, count) in [("frame", 4), ("point", 2)] {
      let list = try definition(name)
      #expect(list["minItems"]?.found == "\(count)" && list["maxItems"]?.found == "\(count)")
      try expect(#require(list["items"]), hasBounds: PlanGrammar.coordinate)
    }
    let bounds = [
      ("continue", "factor", PlanGrammar.factor), ("check", "within", PlanGrammar.tolerance),
      ("animator", "completionSpeed", PlanGrammar.completionSpeed),
    ]
    for (name, key, range) in bounds {
      try expect(#require(try definition(name)["properties"]?[key]), hasBounds: range)
    }
    let within = try definition("check")["properties"]?["within"]?["default"]?.value
    guard case .number(PlanCheck.tolerance)? = within else {
      Issue.record("another tolerance")
      return
    }
  }

  private func expect(_ node: JSONNode, hasBounds range: ClosedRange<Double>) throws {
    for (key, bound) in [("minimum", range.lowerBound), ("maximum", range.upperBound)] {
      guard case .number(bound)? = node[key]?.value else {
        Issue.record("\(node.path).\(key) is not \(bound)")
        continue
      }
    }
  }

  @Test func `appearances are the decoder's`() throws {
    let appearance = try definition("end")["properties"]?["appearance"]
    #expect(
      strings(appearance?["additionalProperties"]?["enum"])
        == PlanAppearance.allCases.map(\.rawValue))
  }

  @Test func `callbacks are the decoder's`() throws {
    let moments = PlanCallback.Moment.allCases
      .map { $0.rawValue.replacing(".", with: "\\.") }.joined(separator: "|")
    guard case .string(let pattern)? = try definition("in")["properties"]?["in"]?["pattern"]?.value
    else {
      Issue.record("no pattern")
      return
    }
    #expect(pattern == "^[^.]+\\.(\(moments))$")
  }

  @Test func `bounds are the decoder's`() throws {
    let turn = try definition("turn")["properties"]?["turn"]
    #expect(turn?["minimum"]?.found == "\(PlanGrammar.turns.lowerBound)")
    #expect(turn?["maximum"]?.found == "\(PlanGrammar.turns.upperBound)")
    let to = try definition("drag")["properties"]?["to"]
    #expect(to?["maximum"]?.found == "\(Int(PlanGrammar.fraction.upperBound))")
    let velocity = try definition("release")["properties"]?["velocity"]
    #expect(velocity?["minimum"]?.found == "\(Int(PlanGrammar.velocity.lowerBound))")
    #expect(schema["properties"]?["version"]?["const"]?.found == "\(PlanGrammar.version)")
    #expect(try definition("name")["maxLength"]?.found == "\(PlanGrammar.nameLength)")
  }

  @Test func `every key is described`() throws {
    let names = PlanVerb.allCases.map(\.rawValue) + Self.objects
    for object in try names.map(definition) + [schema] {
      guard case .object(let members)? = object["properties"]?.value else { continue }
      for member in members where member.node["description"] == nil {
        #expect(member.node["$ref"] != nil, "\(member.node.path) has no description")
      }
    }
  }
}
