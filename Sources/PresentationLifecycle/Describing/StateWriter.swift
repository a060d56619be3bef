/// A writer of the state of a test run: of all parts that influence later events.
///
/// The writer computes the key of the state, and writes a text if an error message needs it. Values
/// are added by their static type wherever possible, because reflection is several times slower.
@MainActor package struct StateWriter {
  /// The text, line by line; nil if only the key is needed.
  package private(set) var lines: [StateLine]?
  private var hash = StateKey()
  private var depth = 0
  private let isText: Bool
  let objects: any StateObjects

  package init(_ objects: any StateObjects, isText: Bool) {
    (self.objects, self.isText) = (objects, isText)
    lines = isText ? [] : nil
  }

  /// The hash of all parts so far.
  package var key: StateKey { hash }

  /// Adds 64 bits to the hash of the state.
  package mutating func mix(_ word: UInt64) { hash.add(word) }

  /// Adds a number to the hash only.
  package mutating func mix(_ number: Double) { mix(number.bitPattern) }

  /// Adds a line to the text that describes the state; does nothing if only the hash is computed.
  package mutating func line(_ label: String?, _ text: @autoclosure () -> String) {
    if isText { write(label, text()) }
  }

  private mutating func write(_ label: String?, _ text: String) {
    lines?.append(StateLine(text, label: label, depth: depth))
  }

  /// Adds parts whose lines are indented by one more level.
  package mutating func deeper(_ parts: (inout StateWriter) -> Void) {
    depth += 1
    parts(&self)
    depth -= 1
  }
}

// MARK: Values

extension StateWriter {
  /// Adds a part of the state under a name.
  package mutating func add(_ label: String?, _ value: some StateValue) {
    value.describe(as: label, to: &self)
  }

  // These methods spare the calls through witness tables, which took a fifth of the time of a
  // description.

  package mutating func add(_ label: String?, _ flag: Bool) { add(label, number: flag ? 1 : 0) }

  package mutating func add(_ label: String?, _ number: Int) { add(label, number: number) }

  package mutating func add(_ label: String?, _ object: (some StatefulObject)?) {
    if let object { objects.add(label, object: object, to: &self) } else { addNil(label) }
  }

  package mutating func add(_ label: String?, _ list: [some StatefulObject]) {
    add(label, number: list.count)
    depth += 1
    for object in list { objects.add(nil, object: object, to: &self) }
    depth -= 1
  }

  package mutating func add<Node>(_ label: String?, _ id: SlotID<Node>?) {
    if let id { objects.add(label, node: id.nodeKey, to: &self) } else { addNil(label) }
  }

  package mutating func addNil(_ label: String?) {
    line(label, "nil")
    mix(0x6E69_6C6E_696C as UInt64)
  }

  package mutating func add(_ label: String?, number: Int) {
    line(label, "\(number)")
    mix(UInt64(bitPattern: Int64(number)))
  }

  /// Adds a text; random UUIDs in it are replaced by their numbers.
  package mutating func add(_ label: String?, text: String) {
    let text = comparable(text)
    line(label, text)
    hash.add(text)
  }

  /// Returns a text with numbers instead of random UUIDs, which differ between equal states.
  package func comparable(_ text: String) -> String {
    let lengthOfUUID = 36
    return text.utf8.count < lengthOfUUID ? text : objects.comparable(text)
  }

  /// Adds a value whose text describes it completely.
  ///
  /// A value with a size of at most one byte is added to the hash unchanged. For a larger value,
  /// the hash of its text is added.
  package mutating func add(_ label: String?, plain value: some Hashable) {
    line(label, "\(value)")
    mix(Self.byte(of: value) ?? objects.hash(of: value))
  }

  /// Returns a value of at most one byte as a number; nil for a larger value.
  private nonisolated static func byte(of value: some Any) -> UInt64? {
    if MemoryLayout.size(ofValue: value) > 1 { return nil }
    return withUnsafeBytes(of: value) { UInt64($0.first ?? 0) }
  }

  /// Adds an enum case: its name to the text, and its number to the hash.
  package mutating func add(_ label: String?, case name: String, _ number: UInt64) {
    line(label, name)
    mix(number)
  }

  package mutating func add(
    _ label: String?, case name: String, _ number: UInt64, _ payload: some StateValue
  ) {
    add(label, case: name, number)
    deeper { $0.add(nil, payload) }
  }

  /// Adds the line of source code that passed a closure to this package.
  package mutating func add(_ label: String?, fileID: String, line: Int) {
    objects.add(label, fileID: fileID, line: line, to: &self)
  }

  // MARK: Objects

  /// Adds an object or a value of unknown type, or nil.
  package mutating func add(_ label: String?, any value: Any?) {
    if let value { objects.add(label, any: value, to: &self) } else { addNil(label) }
  }

  /// Adds an object of unknown class, or nil.
  package mutating func add(_ label: String?, any object: AnyObject?) {
    if let object { objects.add(label, anyObject: object, to: &self) } else { addNil(label) }
  }

  /// Adds objects of unknown class.
  package mutating func add(_ label: String?, objects: [AnyObject]) {
    add(label, number: objects.count)
    deeper { for object in objects { $0.add(nil, any: object) } }
  }

  /// Adds objects or values of unknown type.
  package mutating func add<Value>(_ label: String?, all values: [Value]) {
    add(label, number: values.count)
    deeper { for value in values { $0.add(nil, any: value) } }
  }
}
