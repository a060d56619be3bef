import Foundation
import PresentationTesting

struct DragVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "drag", by: .user, "The user drags a sheet; the first such step begins the drag.",
    keys: [
      .required("drag", .name, "The sheet."),
      .required("to", .number(in: PlanGrammar.fraction), "The progress of the drag, from 0 to 1."),
    ])

  let controller: String
  let fraction: Double
  private var gesture: PlanGesture { PlanGesture(kind: .drag, controller: controller) }

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    fraction = try step.fraction("to", of: "the progress of the drag")
  }

  func take(in run: PlanRun, at place: String) {
    run.drag(gesture).update(fraction)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("the drag of a sheet")
    code.move(gesture, to: fraction)
  }
}
