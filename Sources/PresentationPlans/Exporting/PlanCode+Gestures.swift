import PresentationTesting

/// The gestures of a stage's user: each is a variable from its first step to its last.
extension PlanCode {
  /// Adds a movement of a gesture, which the first one begins.
  mutating func move(on controller: String, to fraction: Double, beginning gesture: String) {
    let variable = gestures[controller] ?? fresh(gesture)
    if gestures.updateValue(variable, forKey: controller) == nil {
      add("let \(variable) = stage.user.\(gesture)(\(literal(controller)))")
    }
    add("\(variable).update(\(plain(fraction)))")
  }

  /// Ends a gesture, and returns its variable.
  mutating func closeGesture(on controller: String) throws(ExportRefusal) -> String {
    guard let variable = gestures.removeValue(forKey: controller) else {
      throw ExportRefusal("no gesture on \(controller) is open")
    }
    return variable
  }
}
