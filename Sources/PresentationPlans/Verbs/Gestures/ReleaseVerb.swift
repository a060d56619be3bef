import Foundation
import PresentationTesting

struct ReleaseVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "release", by: .user, "The user releases a dragged sheet, or a stack that is swiped back.",
    keys: [
      .required("release", .name, "The sheet or the stack."),
      .optional(
        "velocity", .number(in: PlanGrammar.velocity),
        """
        Points per second: a positive velocity finishes, a negative velocity returns, and \
        zero finishes from half of the distance on.
        """,
        default: "0"),
    ])

  let controller: String
  let velocity: Double

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    let expected = "points per second from -100000 to 100000; positive finishes"
    velocity =
      try step.number("velocity", in: PlanGrammar.velocity, expected: expected) ?? 0
  }

  func take(in run: PlanRun, at place: String) {
    for drag in run.takeDrags(on: controller, at: place) { drag.release(velocity: velocity) }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("the release of a sheet")
    let velocity = velocity == 0 ? "" : "velocity: \(plain(velocity))"
    try code.endGestures(on: controller, calling: "release(\(velocity))")
  }
}
