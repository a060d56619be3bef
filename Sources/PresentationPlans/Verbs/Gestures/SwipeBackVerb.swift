import Foundation
import PresentationTesting

struct SwipeBackVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "swipeBack", by: .user,
    "The user swipes back from the edge of a stack; the first such step begins the swipe.",
    keys: [
      .required("swipeBack", .name, "The stack."),
      .required(
        "to", .number(in: PlanGrammar.fraction), "The progress of the swipe, from 0 to 1."),
    ])

  let stack: String
  let fraction: Double
  private var gesture: PlanGesture { PlanGesture(kind: .swipeBack, controller: stack) }

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack()
    fraction = try step.fraction("to", of: "the progress of the swipe")
  }

  func take(in run: PlanRun, at place: String) {
    run.drag(gesture).update(fraction)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("the edge swipe of a stack")
    code.move(gesture, to: fraction)
  }
}
