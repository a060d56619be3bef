extension PlanStep {
  /// Adds the step to an exported file.
  func write(to code: inout PlanCode) throws(ExportRefusal) {
    do throws(ExportRefusal) {
      try action.write(to: &code, at: place)
    } catch {
      throw error.place.isEmpty ? ExportRefusal(error.reason, at: place) : error
    }
  }

  /// Whether its code calls the test case, which a closure then captures.
  var needsTest: Bool {
    action is CheckVerb || action is AnimateVerb || action is KeyframesVerb
      || action is AlongsideVerb || action is RootVerb
      || (action as? InVerb)?.steps.contains(where: \.needsTest) == true
  }
}

extension Plan {
  /// The controller of that name.
  subscript(name: String) -> PlanController? { controllers.first { $0.name == name } }
}
