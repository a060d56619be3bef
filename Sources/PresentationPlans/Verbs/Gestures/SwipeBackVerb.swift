import Foundation
import PresentationTesting

struct SwipeBackVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "swipeBack", by: .user,
    "The user swipes back from the edge of a stack; the first time begins the swipe.",
    keys: [
      .required("swipeBack", .name, "The stack."),
      .required(
        "to", .number(in: PlanGrammar.fraction), "How far the finger has come: 1 is all the way."),
    ])

  let stack: String
  let fraction: Double

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack()
    fraction = try step.fraction("to", of: "how far the finger has come")
  }

  func take(in run: PlanRun, at place: String) {
    run.gesture(on: stack) { $0.swipeBack(stack) }.update(fraction)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("the edge swipe of a stack")
    code.move(on: stack, to: fraction, beginning: "swipeBack")
  }
}
