extension PlanStep {
  /// Adds the step to an exported file.
  func write(to code: inout PlanCode) throws(ExportRefusal) {
    do throws(ExportRefusal) {
      try action.write(to: &code, at: place)
    } catch {
      throw error.place.isEmpty ? ExportRefusal(error.reason, at: place) : error
    }
  }

  /// Whether the step's code calls a method of the test, so that a closure must capture `self`.
  var needsTest: Bool {
    switch action {
    case is CheckVerb, is RootVerb: true
    case let verb as AnimateVerb: verb.animation.completion
    case let verb as KeyframesVerb: verb.animation.completion
    case let verb as AlongsideVerb: verb.completion
    case let verb as InVerb: verb.steps.contains(where: \.needsTest)
    default: false
    }
  }
}

extension Plan {
  /// Returns the controller with a name.
  subscript(name: String) -> PlanController? { controllers.first { $0.name == name } }
}
