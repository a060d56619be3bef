/// A receiver of the state of a test run: all parts that influence later events.
///
/// Values are passed by their static type wherever possible, because reflection is several times
/// slower.
@MainActor package protocol StateVisitor: AnyObject {
  /// Adds 64 bits to the hash of the state.
  func mix(_ word: UInt64)

  /// Adds a line to the text that describes the state; does nothing if only the hash is computed.
  func line(_ label: String?, _ text: @autoclosure () -> String)

  /// Indents the next lines by `steps` more levels, or by fewer levels if `steps` is negative.
  func indent(by steps: Int)

  /// Adds a string to the state.
  func visit(_ label: String?, text: String)

  /// Adds a value whose text describes it completely.
  func visit(_ label: String?, plain value: some Hashable)

  /// Adds a node of the hierarchy, such as a controller node, and the object that belongs to the
  /// node.
  func visit(_ label: String?, node: NodeKey)

  /// Adds a request and the call that made the request.
  func visit(_ label: String?, request: Request)

  /// Adds an object that describes its own parts.
  func visit(_ label: String?, object: any StatefulObject)

  /// Adds a value of unknown type, by reflection.
  func visit(_ label: String?, any value: Any)
}

extension StateVisitor {
  /// Adds a part of the state under a name.
  package func add(_ label: String?, _ value: some StateValue) {
    value.describe(as: label, to: self)
  }

  /// Adds an object or a value of unknown type, or nil.
  package func add(_ label: String?, any value: Any?) {
    if let value { visit(label, any: value) } else { addNil(label) }
  }

  /// Adds objects or values of unknown type.
  package func add<Value>(_ label: String?, all values: [Value]) {
    add(label, number: values.count)
    deeper { for value in values { visit(nil, any: value) } }
  }

  package func addNil(_ label: String?) {
    line(label, "nil")
    mix(0x6E69_6C6E_696C)
  }

  package func add(_ label: String?, number: Int) {
    line(label, "\(number)")
    mix(UInt64(bitPattern: Int64(number)))
  }

  /// Adds a number to the hash only.
  package func mix(_ number: Double) { mix(number.bitPattern) }

  /// Adds an enum case: its name to the text, and its number to the hash.
  package func add(_ label: String?, case name: String, _ number: UInt64) {
    line(label, name)
    mix(number)
  }

  package func add(
    _ label: String?, case name: String, _ number: UInt64, _ payload: some StateValue
  ) {
    add(label, case: name, number)
    deeper { add(nil, payload) }
  }

  /// Adds the title of a value, and then the parts of this value.
  package func add(_ label: String?, title: @autoclosure () -> String, _ parts: () -> Void) {
    line(label, title())
    deeper(parts)
  }

  package func deeper(_ parts: () -> Void) {
    indent(by: 1)
    parts()
    indent(by: -1)
  }
}
