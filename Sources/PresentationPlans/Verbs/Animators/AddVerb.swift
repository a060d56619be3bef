struct AddVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "add", by: .animator, "Adds animation blocks to a property animator.",
    keys: [
      .required("add", .name, "The animator."),
      .required("changes", .reference("blocks")),
    ])

  let animator: String
  let blocks: [PlanBlock]

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
    blocks = try step.decoder.blocks(step.required("changes"))
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.add(blocks)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    for block in blocks { try code.add(block, to: animator) }
  }
}
