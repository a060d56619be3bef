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
    action is CheckVerb || action is AnimateVerb || action is KeyframesVerb
      || action is AlongsideVerb || action is RootVerb
      || (action as? InVerb)?.steps.contains(where: \.needsTest) == true
  }
}

extension Plan {
  /// Returns the controller with a name.
  subscript(name: String) -> PlanController? { controllers.first { $0.name == name } }
}
