import Foundation
import PresentationTesting

struct ResizeVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "resize", by: .user, "Resizes the window.",
    keys: [
      .required(
        "resize", .numbers(2, in: PlanGrammar.windowSide), "The new width and height, in points.")
    ])

  let width: Double
  let height: Double

  init(_ step: StepReader) throws(PlanError) {
    let expected = "a width and a height from 1 to 10000 points"
    let side = PlanGrammar.windowSide
    let sides = try step.decoder.numbers(step.subject, in: [side, side], expected: expected)
    (width, height) = (sides[0], sides[1])
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.resize(to: CGSize(width: width, height: height))
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("a resize of the window")
    code.add("stage.resize(to: CGSize(width: \(plain(width)), height: \(plain(height))))")
  }
}
