import Presentation

/// A reader that describes the state of a run, object by object.
///
/// The reader starts at the windows, and numbers objects in the order in which it reaches them. It
/// reads the stored properties of the app's classes by reflection. It leaves out identities and
/// counters, because they would make the number of states infinite. Instants are described relative
/// to the current time.
@MainActor final class StateReader: StateVisitor {
  let world: World
  let description: WorldDescription
  /// Whether the text is needed, and not only the key.
  private let isText: Bool
  var text: StateText
  /// The hash of all parts so far.
  private(set) var key = StateKey()
  private var objects: [ObjectIdentifier: Int] = [:]
  private var nodes: [NodeKey: Int] = [:]
  /// The reached objects, which are retained so that no later object gets the same address.
  private var kept: [AnyObject] = []

  init(_ world: World, isText: Bool) {
    (self.world, self.isText, description) = (world, isText, WorldDescription(of: world))
    text = StateText(isKept: isText)
  }

  // MARK: Parts by their static type

  func mix(_ word: UInt64) { key.add(word) }

  func line(_ label: String?, _ text: @autoclosure () -> String) {
    if isText { self.text.line(label, text) }
  }

  func indent(by steps: Int) {
    if isText { text.depth += steps }
  }

  func visit(_ label: String?, text: String) {
    line(label, text)
    mix(StateText.hash(of: text))
  }

  /// Adds a plain value to the description.
  ///
  /// A value with a size of at most one byte is added to the key unchanged. For a larger value, the
  /// hash of its text is added.
  func visit(_ label: String?, plain value: some Hashable) {
    line(label, "\(value)")
    if MemoryLayout.size(ofValue: value) <= 1 {
      mix(withUnsafeBytes(of: value) { UInt64($0.first ?? 0) })
    } else {
      mix(StateType.hash(of: AnyHashable(value)))
    }
  }

  /// Describes a node of the hierarchy, such as a controller, when it is reached for the first
  /// time.
  ///
  /// If the node is reached again, only its number is added.
  func visit(_ label: String?, node: NodeKey) {
    if let number = nodes[node] { return add(label, number) }
    nodes[node] = nodes.count
    add(label, title: "node \(nodes.count - 1)") { description.describe(node, to: self) }
  }

  func visit(_ label: String?, request: Request) {
    add(label, case: request.isByUser ? "request of the user" : "request", request.isByUser ? 1 : 0)
    deeper {
      add("kind", request.kind)
      add("receiver", request.receiver)
      add("mode", request.drive)
      add("call", any: description.call(of: request))
    }
  }

  func visit(_ label: String?, object: any StatefulObject) {
    guard isNew(label, object) else { return }
    deeper { object.describe(to: self) }
    if StateType.of(class: type(of: object)).extendsDescription { readFields(of: object) }
  }

  // MARK: Parts by reflection

  func visit(_ label: String?, any value: Any) {
    switch StateType.of(value).form {
    case .ignored: break
    case .described(let describe): describe(value, label, self)
    case .closure: add(label, case: "closure", 2)
    case .object: read(label, object: value as AnyObject)
    case .list: readList(label, value)
    case .set: readSorted(label, Mirror(reflecting: value).children.map(\.value))
    case .dictionary: readDictionary(label, value)
    case .enumeration: readCase(label, value)
    case .parts: readParts(label, value)
    case .special(let special): read(label, value, special)
    }
  }

  private func readList(_ label: String?, _ value: Any) {
    let list = (value as? any ListValue) ?? Mirror(reflecting: value).children.map(\.value)
    add(label, list.count)
    deeper { list.forEachElement { visit(nil, any: $0) } }
  }

  private func readSorted(_ label: String?, _ values: [Any]) {
    let sorted = values.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }
    add(label, sorted.count)
    deeper { for (_, value) in sorted { visit(nil, any: value) } }
  }

  private func readDictionary(_ label: String?, _ value: Any) {
    let entries = Mirror(reflecting: value).children.compactMap { child in
      let entry = Array(Mirror(reflecting: child.value).children)
      return entry.count == 2 ? ("\(entry[0].value)", entry[1].value) : nil
    }
    add(label, entries.count)
    deeper {
      for (key, value) in entries.sorted(by: { $0.0 < $1.0 }) {
        mix(StateText.hash(of: key))
        visit(key, any: value)
      }
    }
  }

  private func readCase(_ label: String?, _ value: Any) {
    guard let payload = Mirror(reflecting: value).children.first else {
      return add(label, "\(value)")
    }
    add(label, payload.label ?? "case")
    deeper { visit(nil, any: payload.value) }
  }

  private func readParts(_ label: String?, _ value: Any) {
    let type = StateType.of(value)
    mix(type.hash)
    add(label, title: type.name) { readFields(of: Mirror(reflecting: value)) }
  }

  // MARK: Objects

  private func read(_ label: String?, object: AnyObject) {
    if isNew(label, object) { readFields(of: object) }
  }

  /// Reads the stored properties of an object: those of its own class first, then its superclasses.
  private func readFields(of object: AnyObject) {
    if StateType.of(class: type(of: object)).endsClass { return }
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      if StateType.of(class: mirror.subjectType).endsClass { return }
      deeper { readFields(of: mirror) }
      level = mirror.superclassMirror
    }
  }

  private func readFields(of mirror: Mirror) {
    for child in mirror.children { visit(child.label, any: child.value) }
  }

  /// Begins the description of an object and returns true if the object is new.
  ///
  /// If the object is already known, adds only its number and returns false.
  func isNew(_ label: String?, _ object: AnyObject) -> Bool {
    if let number = objects[ObjectIdentifier(object)] {
      add(label, number)
      return false
    }
    objects[ObjectIdentifier(object)] = objects.count
    kept.append(object)
    let type = StateType.of(object)
    line(label, "\(type.name) #\(objects.count - 1)")
    mix(type.hash)
    return true
  }
}
