import PresentationTesting

/// The Swift code of views, of their changes and of their animations in an exported test.
extension PlanCode {
  /// Returns the Swift expression for a view.
  ///
  /// - Parameter name: The name of the view, or the name of a controller for its root view.
  func sight(_ name: String) throws(ExportRefusal) -> String {
    if plan.views.contains(where: { $0.name == name }) { return self[name] }
    guard plan[name] != nil else {
      throw ExportRefusal.notInUIKit("\(name), a hero's copy,")
    }
    return "\(self[name]).viewIfLoaded"
  }

  /// Returns the expected values of a view as the arguments of a call.
  func arguments(_ look: PlanLook, within tolerance: Double) -> [String] {
    var arguments: [String] = []
    if let frame = look.frame { arguments.append("frame: \(list(frame))") }
    if let center = look.center { arguments.append("center: \(list(center))") }
    if let alpha = look.alpha { arguments.append("alpha: \(plain(alpha))") }
    if let hidden = look.hidden { arguments.append("hidden: \(hidden)") }
    if tolerance != PlanCheck.tolerance { arguments.append("within: \(plain(tolerance))") }
    return arguments
  }

  /// Returns the expected values of an animator as the arguments of a call.
  func arguments(_ progress: PlanProgress) -> [String] {
    var arguments: [String] = []
    if let state = progress.state { arguments.append("state: .\(state.rawValue)") }
    if let fraction = progress.fraction { arguments.append("fraction: \(plain(fraction))") }
    if let running = progress.running { arguments.append("running: \(running)") }
    if let reversed = progress.reversed { arguments.append("reversed: \(reversed)") }
    return arguments
  }

  /// Adds the assignments that make a change of a view.
  mutating func add(_ change: PlanChange) throws(ExportRefusal) {
    guard change.geometry == nil else {
      throw ExportRefusal.notInUIKit("the matched geometry of \(change.view)")
    }
    let view = self[change.view]
    if let frame = change.frame { add("\(view).frame = \(rect(frame))") }
    if let center = change.center {
      add("\(view).center = CGPoint(x: \(plain(center[0])), y: \(plain(center[1])))")
    }
    if let alpha = change.alpha { add("\(view).alpha = \(plain(alpha))") }
    guard change.scale != nil || change.rotation != nil else { return }
    let (scale, degrees) = (plain(change.scale ?? 1), plain(change.rotation ?? 0))
    call(
      "\(view).transform = CGAffineTransform", ["rotationAngle: \(degrees) * .pi / 180"],
      end: ".scaledBy(x: \(scale), y: \(scale))")
  }

  /// Adds the assignments of several changes, with more indentation, for the body of a closure.
  mutating func add(_ changes: [PlanChange]) throws(ExportRefusal) {
    try indent { code throws(ExportRefusal) in
      for change in changes { try code.add(change) }
    }
  }

  /// Adds a call that animates a view.
  mutating func add(_ animation: PlanAnimation) throws(ExportRefusal) {
    let times = [
      "withDuration: \(seconds(animation.duration))", "delay: \(seconds(animation.delay))",
    ]
    let view = type("View")
    let options = PlanAnimation.Option.allCases.filter(animation.options.contains).map {
      ".\($0.rawValue)"
    }
    var event = "animate"
    switch animation.content {
    case .curve(let change, let curve):
      let names = options + [".curve\(curve.typeName)"]
      let argument = "options: [\(names.joined(separator: ", "))]"
      call("\(view).animate", times + [argument], end: " {")
      try add([change])
    case .spring(let change, let damping, let velocity):
      let spring = [
        "usingSpringWithDamping: \(plain(damping))", "initialSpringVelocity: \(plain(velocity))",
        "options: [\(options.joined(separator: ", "))]",
      ]
      call("\(view).animate", times + spring, end: " {")
      try add([change])
    case .keyframes(let keyframes, let areDiscrete, let curve):
      event = "keyframes"
      let words = options + (areDiscrete ? [".calculationModeDiscrete"] : [])
      let argument = "keyframeOptions(.curve\(curve.typeName), [\(words.joined(separator: ", "))])"
      call("\(view).animateKeyframes", times + ["options: \(argument)"], end: " {")
      try indent { code throws(ExportRefusal) in
        for keyframe in keyframes { try code.add(keyframe) }
      }
    }
    addEnd(of: animation, event)
  }

  private mutating func add(_ keyframe: PlanKeyframe) throws(ExportRefusal) {
    call(
      "\(type("View")).addKeyframe",
      [
        "withRelativeStartTime: \(plain(keyframe.start))",
        "relativeDuration: \(plain(keyframe.length))",
      ], end: " {")
    try add([keyframe.change])
    add("}")
  }

  /// Adds the end of an animation call.
  ///
  /// In a test for UIKit, the completion handler that a plan asks for records a trace line. A test
  /// on a stage has no such handler, because the trace of a stage has no line for the completion of
  /// an animation.
  private mutating func addEnd(of animation: PlanAnimation, _ event: String) {
    guard animation.completion, target == .uiKit else { return add("}") }
    add("} completion: { [self] finished in")
    indent { code in
      code.add(
        "record(\(code.literal(animation.view)), \"\(event) completion(\\(finished))\")")
    }
    add("}")
  }

  /// Adds a call that animates changes alongside a controller's transition.
  mutating func addAlongside(_ step: AlongsideVerb) throws(ExportRefusal) {
    let call = "\(self[step.controller]).transitionCoordinator?.animate"
    guard step.completion, target == .uiKit else {
      add("\(call)(alongsideTransition: { _ in")
      try add(step.changes)
      return add("}, completion: nil)")
    }
    add("\(call) { _ in")
    try add(step.changes)
    add("} completion: { [self] context in")
    indent { code in
      code.add(
        "record(\(code.literal(step.controller)), "
          + "\"alongside completion(\\(!context.isCancelled))\")")
    }
    add("}")
  }
}

extension PlanTiming.Curve {
  /// The curve's name in upper camel case, such as `EaseIn`.
  var typeName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
