import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Declarations of matched views in plans.
@Suite("Matched views of plans")
@MainActor struct PlanMatchingTests {
  private func parse(_ view: String, steps: String = #"{ "turn": 1 }"#) throws -> Plan {
    try Plan(
      parsing: """
        { "version": 1, "controllers": { "Home": { "root": true } },
          "views": { "card": { "in": "Home", "frame": [0, 0, 9, 9], \(view) } },
          "steps": [ \(steps) ], "expect": { "trace": [] } }
        """, file: "x.json")
  }

  @Test func `a view's matched geometries and progress are decoded from a plan's JSON`() throws {
    let view = try #require(
      try parse(
        """
        "geometry": [
          { "id": "a" },
          { "id": "b", "in": "c", "source": false, "properties": "none", "anchor": [-1.5, 1],
            "progress": 1.2, "leaves": true } ],
        "progress": [ { "to": 0 }, { "to": 1, "for": "2 s" } ]
        """
      ).views.first)
    var second = PlanGeometry(id: "b")
    (second.namespace, second.isSource, second.properties) = ("c", false, .none)
    (second.anchor, second.progress, second.leaves) = ([-1.5, 1], 1.2, true)
    expect(view.geometry, equals: [PlanGeometry(id: "a"), second])
    expect(view.progress.map(\.value), equals: [0, 1])
    expect(view.progress.map(\.duration), equals: [nil, .seconds(2)])
  }

  @Test(arguments: [
    (#""geometry": {}"#, "expected a list of groups of matched views"),
    (#""geometry": [ {} ]"#, #"found no "id""#),
    (#""geometry": [ { "id": "" } ]"#, "expected a key of 1 to 64 characters"),
    (
      #""geometry": [ { "id": "a", "properties": "fram" } ]"#,
      #"expected one of "frame", "none", "position", "size"; did you mean "frame"?"#
    ),
    (#""geometry": [ { "id": "a", "anchor": [1] } ]"#, "expected [x, y] as fractions of the size"),
    (#""geometry": [ { "id": "a", "progress": 1001 } ]"#, "expected the progress of the view"),
    (#""progress": []"#, "expected at least one progress value"),
    (#""progress": [ { "for": "1 s" } ]"#, #"found no "to""#),
  ])
  func `an invalid matched view of a plan is reported`(view: String, message: String) throws {
    let error = try #require(throws: PlanError.self) { _ = try parse(view) }
    expect("\(error)".contains(message), "\(error)")
  }

  @Test(.rule("G-16"))
  func `an animate step can remove all geometries of a matched view`() throws {
    let steps = #"{ "animate": "card", "geometry": [], "duration": "1 s" }"#
    let plan = try parse(#""geometry": [ { "id": "a" } ]"#, steps: steps)
    expect(PlanPlayer().play(plan).passed)
  }
}
