/// A value that can be part of the state of a test run.
///
/// Explorations compare these states. An exploration is a test that tries every order of events.
package protocol StateValue {
  @MainActor func describe(as label: String?, to state: inout StateWriter)
}

/// A value without references and without times, such as an enum or a number.
///
/// Two equal values are interchangeable in the state of a test run.
package protocol PlainValue: Hashable, StateValue {}

/// A value that passes its parts and their names to a ``StateWriter``.
package protocol DescribesState: StateValue {
  @MainActor func describe(to state: inout StateWriter)
}

/// An object that describes its state to a ``StateWriter``: all parts that influence later events.
///
/// The stored properties of an app's subclasses are read by reflection.
@MainActor package protocol StatefulObject: AnyObject, StateValue {
  func describe(to state: inout StateWriter)
}

/// A class that describes its own stored properties, because reflection is several times slower.
///
/// An object whose class is declared outside this package is read by reflection instead, because
/// its class can override the properties.
@MainActor package protocol DescribedClass: AnyObject {
  /// The class that declares the conformance, which is inherited by subclasses.
  static var describedClass: AnyClass { get }
  /// Adds each stored property that ``describedClass`` declares, under the property's name.
  func describeProperties(to state: inout StateWriter)
}

extension PlainValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, plain: self)
  }
}

extension DescribesState {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(type(of: self))")
    state.deeper { describe(to: &$0) }
  }
}

extension StatefulObject {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.objects.add(label, object: self, to: &state)
  }
}

// MARK: Values of the standard library

extension Int: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, number: self)
  }
}

extension Bool: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, number: self ? 1 : 0)
  }
}

extension Double: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(self)")
    state.mix(self)
  }
}

extension String: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, text: self)
  }
}

extension Optional: StateValue where Wrapped: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    if let self { self.describe(as: label, to: &state) } else { state.addNil(label) }
  }
}

extension Array: StateValue where Element: StateValue {}
extension ShortList: StateValue where Element: StateValue {}

extension Collection where Self: StateValue, Element: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, number: count)
    state.deeper { for element in self { element.describe(as: nil, to: &$0) } }
  }
}

extension SlotID: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.objects.add(label, node: nodeKey, to: &state)
  }
}
