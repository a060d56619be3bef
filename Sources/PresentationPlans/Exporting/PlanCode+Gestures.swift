import PresentationTesting

/// The Swift code of gestures; a variable of the test holds each gesture until the gesture ends.
extension PlanCode {
  /// Adds code that moves the finger; the first movement also begins the gesture.
  mutating func move(_ gesture: PlanGesture, to fraction: Double) {
    let open = gestures.first { $0.gesture == gesture }?.variable
    let variable = open ?? fresh(gesture.kind.rawValue)
    if open == nil {
      gestures.append((gesture, variable))
      add("let \(variable) = stage.user.\(gesture.kind.rawValue)(\(literal(gesture.controller)))")
    }
    add("\(variable).update(\(plain(fraction)))")
  }

  /// Adds a call that ends each open gesture on a controller.
  mutating func endGestures(on controller: String, calling call: String) throws(ExportRefusal) {
    let open = gestures.filter { $0.gesture.controller == controller }
    guard !open.isEmpty else { throw ExportRefusal("no gesture on \(controller) is open") }
    gestures.removeAll { $0.gesture.controller == controller }
    for (_, variable) in open { add("\(variable).\(call)") }
  }
}
