/// The grammar of views, animators and gesture-driven transitions.
extension PlanGrammar {
  /// The range of a coordinate, in points.
  package static let coordinate = -100_000.0...100_000.0
  package static let size = 0.0...100_000.0
  package static let scale = -1_000.0...1_000.0
  package static let degrees = -36_000.0...36_000.0
  /// The range of a damping ratio.
  package static let damping = 0.01...1.0
  /// The range of a mass, a stiffness or a damping.
  package static let spring = 0.001...100_000.0
  /// The range of an initial velocity; at 1, the animation would cover its distance in one second.
  package static let speed = -1_000.0...1_000.0
  package static let factor = 0.0...1_000.0
  package static let completionSpeed = 0.001...1_000.0
  package static let tolerance = 0.0...100_000.0

  package static let view: [PlanKey] = [
    .required("in"), .required("frame"), .optional("alpha"), .optional("hero"),
    .optional("clips"), .optional("geometry"), .optional("progress"),
  ]
  package static let geometry: [PlanKey] = [
    .required("id"), .optional("in"), .optional("source"), .optional("properties"),
    .optional("anchor"), .optional("progress"), .optional("leaves"),
  ]
  /// The keys of one keyframe of a view's progress toward its matched source.
  ///
  /// Without a duration, the progress jumps to its new value.
  package static let progressFrame: [PlanKey] = [.required("to"), .optional("for")]
  /// The range of a fraction of a size or of a distance.
  package static let part = -1_000.0...1_000.0
  /// The keys of a change of a view.
  package static let change: [PlanKey] = [
    .optional("frame", .reference("frame")), .optional("center", .reference("point")),
    .optional("alpha", .reference("fraction")), .optional("scale", .reference("scale")),
    .optional("rotation", .reference("rotation")), .optional("geometry", .reference("geometries")),
  ]
  package static let changeOfView = [.required("view")] + change
  package static let block = changeOfView + [.optional("delayFactor")]
  package static let keyframe = [.required("from"), .required("for")] + change
  package static let curve: [PlanKey] = [
    .optional("curve", .reference("curve")), .optional("damping", .reference("damping")),
    .optional("velocity", .reference("velocity")),
  ]
  package static let timing = curve + [.optional("spring", .reference("spring"))]
  package static let springParts: [PlanKey] = [
    .required("mass"), .required("stiffness"), .required("damping"),
  ]
  package static let animation: [PlanKey] = [
    .required("duration", .reference("time"), "The duration of the animation."),
    .optional("delay", .reference("time"), "The delay before the animation.", default: "\"0 s\""),
    .optional("options", .reference("options")), .completion,
  ]
  package static let propertyAnimator =
    [.required("duration")] + timing + [
      .optional("changes"), .optional("pausesOnCompletion"), .optional("scrubsLinearly"),
      .optional("interruptible"),
    ]
  package static let look: [PlanKey] = [
    .optional("frame"), .optional("center"), .optional("alpha"), .optional("hidden"),
  ]
  package static let transition: [PlanKey] = [
    .required("kind"), .optional("duration"), .optional("interactive"),
  ]

  /// Returns the name of the copy that flies for a view or a hero ID, such as `flight image`.
  package static func flight(of view: String) -> String { "flight \(view)" }
  package static let progress: [PlanKey] = [
    .optional("state"), .optional("fraction"), .optional("running"), .optional("reversed"),
  ]
  /// The two words for the end of a gesture; the value is true if the transition then finishes.
  package static let ends: [(word: String, value: Bool)] = [("finish", true), ("cancel", false)]

  /// The keys of a check step.
  static var check: [PlanKey] {
    let words = facts.map { $0.grammar.word }
    let owned = facts.filter { $0.grammar.owner.reasonAgainstOf != nil }.map { $0.grammar.word }
    let values = facts.map { "\($0.grammar.word): \($0.grammar.about)" }
    return [
      .required("check", .wordOrName(words), "The fact, or the binding whose value is checked."),
      .optional("of", .sight, "The object of the fact; not for \(owned.joined(separator: ", "))."),
      .required("is", .anything, "\(values.joined(separator: "; ")); a binding: its value."),
      .optional(
        "within", .number(in: tolerance),
        "The largest allowed difference of a number in a look or a progress.",
        default: "\(PlanCheck.tolerance)"),
    ]
  }
}
