import Foundation
package import Presentation

/// Descriptions of values for which reflection is not enough.
extension StateReader {
  func read(
    _ label: String?, _ value: Any, _ special: StateForm.Special, to state: inout StateWriter
  ) {
    switch special {
    case .identity:
      if let value = value as? ObjectIdentifier { add(label, identity: value, to: &state) }
    case .variable:
      if let value = value as? PredicateExpressions.VariableID {
        state.add(label, number: number(of: value))
      }
    case .timer: state.add(label, (value as? RunLoopTimer)?.isPending == true)
    case .displayLink:
      guard let link = value as? DisplayLink else { return }
      state.add(label, link.isValid)
      state.add(label, link.isPaused)
    case .attachments: if let value = value as? Attachments { read(label, value, to: &state) }
    case .binding: if let value = value as? any StatefulBinding { read(label, value, to: &state) }
    }
  }

  private func read(_ label: String?, _ attachments: Attachments, to state: inout StateWriter) {
    state.line(label, "attachments")
    state.deeper { for object in attachments.all { add(nil, any: object, to: &$0) } }
  }

  func read(_ label: String?, _ binding: any StatefulBinding, to state: inout StateWriter) {
    if begin(label, binding, &state) == nil { return }
    state.deeper { binding.describe(to: &$0) }
  }
}

extension StateWriter: BindingParts {
  package mutating func add(_ part: Bool) { add(nil, part) }
  package mutating func add(_ part: String) { add(nil, text: part) }
  package mutating func add(plain part: some PlainBinding) { add(nil, plain: part) }
  package mutating func add(any part: Any?) { add(nil, any: part) }
  package mutating func add(object: AnyObject?) { add(nil, any: object) }
  package mutating func add(objects: [AnyObject]) { add(nil, objects: objects) }
}
