import PresentationTesting

/// The Swift code of gestures; a variable of the test holds each gesture until the gesture ends.
extension PlanCode {
  /// Adds code that moves the finger; the first movement also begins the gesture.
  mutating func move(on controller: String, to fraction: Double, beginning gesture: String) {
    let variable = gestures[controller] ?? fresh(gesture)
    if gestures.updateValue(variable, forKey: controller) == nil {
      add("let \(variable) = stage.user.\(gesture)(\(literal(controller)))")
    }
    add("\(variable).update(\(plain(fraction)))")
  }

  /// Marks the gesture on a controller as ended, and returns the gesture's variable.
  mutating func closeGesture(on controller: String) throws(ExportRefusal) -> String {
    guard let variable = gestures.removeValue(forKey: controller) else {
      throw ExportRefusal("no gesture on \(controller) is open")
    }
    return variable
  }
}
