/// A value that can be part of the state of a test run.
///
/// Explorations compare these states. An exploration is a test that tries every order of events.
package protocol StateValue {
  @MainActor func describe(as label: String?, to state: any StateVisitor)
}

/// A value without references and without times, such as an enum or a number.
///
/// Two equal values are interchangeable in the state of a test run.
package protocol PlainValue: Hashable, StateValue {}

/// A value that passes its parts and their names to a ``StateVisitor``.
package protocol DescribesState: StateValue {
  @MainActor func describe(to state: any StateVisitor)
}

/// An object that describes its state to a ``StateVisitor``: all parts that influence later events.
///
/// The stored properties of an app's subclasses are read by reflection.
@MainActor package protocol StatefulObject: AnyObject, StateValue {
  func describe(to state: any StateVisitor)
}

extension PlainValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.visit(label, plain: self)
  }
}

extension DescribesState {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(label, title: "\(type(of: self))") { describe(to: state) }
  }
}

extension StatefulObject {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.visit(label, object: self)
  }
}

// MARK: Values of the standard library

extension Int: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(label, number: self)
  }
}

extension Bool: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(label, number: self ? 1 : 0)
  }
}

extension Double: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.line(label, "\(self)")
    state.mix(self)
  }
}

extension String: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.visit(label, text: self)
  }
}

extension Optional: StateValue where Wrapped: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    if let self { self.describe(as: label, to: state) } else { state.addNil(label) }
  }
}

extension Array: StateValue where Element: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(label, number: count)
    state.deeper { for element in self { element.describe(as: nil, to: state) } }
  }
}

extension SlotID: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.visit(label, node: nodeKey)
  }
}
