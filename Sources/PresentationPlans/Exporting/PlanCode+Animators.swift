import PresentationTesting

/// The Swift code of property animators and transition animators in an exported test.
extension PlanCode {
  /// Adds the code that creates the plan's property animators and their initial animation blocks.
  mutating func addPropertyAnimators() throws(ExportRefusal) {
    for animator in plan.animators {
      let variable = self[animator.name]
      call(
        "let \(variable) = PlannedPropertyAnimator",
        [
          literal(animator.name), "duration: \(seconds(animator.duration))",
          "timing: \(timing(animator.timing))",
        ])
      for (property, value, standard) in [
        ("pausesOnCompletion", animator.pausesOnCompletion, false),
        ("scrubsLinearly", animator.scrubsLinearly, true),
        ("isInterruptible", animator.isInterruptible, true),
      ] where value != standard {
        add("\(variable).animator.\(property) = \(value)")
      }
      for block in animator.blocks { try add(block, to: animator.name) }
    }
  }

  /// Adds the code of an animation block of a property animator.
  mutating func add(_ block: PlanBlock, to animator: String) throws(ExportRefusal) {
    let delay = block.delayFactor == 0 ? "" : "(after: \(plain(block.delayFactor)))"
    add("\(self[animator]).add\(delay) {")
    try add([block.change])
    add("}")
  }

  /// Returns the Swift expression for a timing.
  func timing(_ timing: PlanTiming) -> String {
    switch timing {
    case .curve(let curve):
      "\(type("CubicTimingParameters"))(animationCurve: .\(curve.rawValue))"
    case .damping(let ratio, let velocity):
      "\(type("SpringTimingParameters"))(dampingRatio: \(plain(ratio)), "
        + "initialVelocity: \(vector(velocity)))"
    case .spring(let mass, let stiffness, let damping, let velocity):
      "\(type("SpringTimingParameters"))(mass: \(plain(mass)), stiffness: \(plain(stiffness)), "
        + "damping: \(plain(damping)), initialVelocity: \(vector(velocity)))"
    }
  }

  private func vector(_ velocity: Double) -> String {
    "CGVector(dx: \(plain(velocity)), dy: \(plain(velocity)))"
  }

  /// Adds the code that gives a controller an animator for one direction of its transitions.
  ///
  /// - Parameter property: `coming` for a presentation, `going` for a dismissal.
  mutating func add(
    _ animator: PlanAnimator, to controller: String, as property: String
  ) throws(ExportRefusal) {
    let variable = self[controller]
    var arguments = ["of: \(variable).part", "duration: \(seconds(animator.duration))"]
    if animator.ending != .completes { arguments.append("ending: .\(animator.ending)") }
    let open = "\(variable).part.\(property) = PlannedAnimation"
    if animator.changes.isEmpty {
      call(open, arguments)
    } else {
      call(open, arguments, end: " {")
      try add(animator.changes)
      add("}")
    }
    if animator.isInterruptible { add("\(variable).part.\(property)?.isInterruptible = true") }
    guard let steering = animator.steering else { return }
    arguments = ["of: \(variable).part"]
    if steering == .onceGrabbed { arguments.append("startsByItself: true") }
    if animator.completionSpeed != 1 {
      arguments.append("speed: \(plain(animator.completionSpeed))")
    }
    if animator.completionCurve != .easeInOut {
      arguments.append("curve: .\(animator.completionCurve.rawValue)")
    }
    call("\(variable).part.\(property)Interaction = PlannedInteraction", arguments)
  }
}
