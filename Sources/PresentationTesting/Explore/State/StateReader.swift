import Presentation

/// A reader that describes the state of a run, object by object.
///
/// It starts at the windows, numbers objects in the order in which it reaches them, and reads the
/// fields of client classes by reflection. It leaves out identities, tickets and counters, which
/// would make the number of states infinite. Instants are described relative to now.
@MainActor final class StateReader {
  let world: World
  let description: WorldDescription
  var text: StateText
  private var objects: [ObjectIdentifier: Int] = [:]
  var nodes: [NodeKey: Int] = [:]
  /// The objects that were reached; they are kept alive so that no address is reused.
  private var kept: [AnyObject] = []

  init(_ world: World, isText: Bool) {
    (self.world, description) = (world, WorldDescription(of: world))
    text = StateText(isKept: isText)
  }

  /// Describes a value, under a label.
  func read(_ label: String?, _ value: Any) {
    switch StateType.of(value).form {
    case .ignored: break
    case .integer: if let number = value as? Int { text.add(label, number) }
    case .boolean: if let isTrue = value as? Bool { text.add(label, isTrue ? 1 : 0) }
    case .text: if let word = value as? String { text.add(label, word) }
    case .plain: addPlain(label, value)
    case .numbers: if let value = value as? any NumberValue { addNumbers(label, value) }
    case .described: readDescribed(label, value)
    case .closure: text.add(label, "closure")
    case .optional: readOptional(label, value)
    case .object: read(label, object: value as AnyObject)
    case .list: readList(label, value)
    case .set: readSorted(label, Mirror(reflecting: value).children.map(\.value))
    case .dictionary: readDictionary(label, value)
    case .enumeration: readCase(label, value)
    case .parts: readParts(label, value)
    case .special(let special): read(label, value, special)
    }
  }

  // MARK: Values

  /// Describes a value by its text; the hash of each text is computed once.
  private func addPlain(_ label: String?, _ value: Any) {
    guard let value = value as? any Hashable else { return text.add(label, "\(value)") }
    text.add(label, "\(value)", hash: StateType.hash(of: AnyHashable(value)))
  }

  private func addNumbers(_ label: String?, _ value: any NumberValue) {
    var key = StateKey()
    value.add(to: &key)
    text.add(label, "\(value)", hash: key.word)
  }

  private func readOptional(_ label: String?, _ value: Any) {
    if let wrapped = (value as? any OptionalValue)?.content {
      read(label, wrapped)
    } else {
      text.add(label, "nil", hash: 0)
    }
  }

  private func readList(_ label: String?, _ value: Any) {
    let list = (value as? any ListValue) ?? Mirror(reflecting: value).children.map(\.value)
    text.add(label, list.count)
    text.depth += 1
    list.forEachElement { read(nil, $0) }
    text.depth -= 1
  }

  private func readSorted(_ label: String?, _ values: [Any]) {
    let sorted = values.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }
    text.add(label, sorted.count)
    for (_, value) in sorted { deeper { read(nil, value) } }
  }

  private func readDictionary(_ label: String?, _ value: Any) {
    let entries = Mirror(reflecting: value).children.compactMap { child in
      let entry = Array(Mirror(reflecting: child.value).children)
      return entry.count == 2 ? ("\(entry[0].value)", entry[1].value) : nil
    }
    text.add(label, entries.count)
    for (key, value) in entries.sorted(by: { $0.0 < $1.0 }) { deeper { read(key, value) } }
  }

  private func readCase(_ label: String?, _ value: Any) {
    guard let payload = Mirror(reflecting: value).children.first else {
      return text.add(label, "\(value)")
    }
    text.add(label, payload.label ?? "case")
    deeper { read(nil, payload.value) }
  }

  private func readParts(_ label: String?, _ value: Any) {
    let type = StateType.of(value)
    text.add(label, type.name, hash: type.hash)
    readFields(of: Mirror(reflecting: value), type)
  }

  // MARK: Objects

  /// Describes an object where it first occurs; later occurrences have only its number.
  private func read(_ label: String?, object: AnyObject) {
    guard isNew(label, object) else { return }
    switch StateType.of(class: type(of: object)).kind {
    case .view: readParts((object as? View)?.stateParts ?? [])
    case .controller: readParts((object as? ViewController)?.stateParts ?? [])
    case .presentation: readParts((object as? PresentationController)?.stateParts ?? [])
    case .stateful: return readParts((object as? any StatefulObject)?.stateParts ?? [])
    case .other: break
    }
    readFields(of: object)
  }

  private func readDescribed(_ label: String?, _ value: Any) {
    let type = StateType.of(value)
    text.add(label, type.name, hash: type.hash)
    if let value = value as? any DescribesState { readParts(value.stateParts) }
  }

  private func readParts(_ parts: [StatePart]) {
    for part in parts { deeper { read(part.label, part.value) } }
  }

  /// Reads the stored properties of an object, from its own class upward.
  private func readFields(of object: AnyObject) {
    if StateType.of(class: type(of: object)).endsClass { return }
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      let type = StateType.of(class: mirror.subjectType)
      if type.endsClass { return }
      readFields(of: mirror, type)
      level = mirror.superclassMirror
    }
  }

  private func readFields(of mirror: Mirror, _ type: StateType) {
    for child in mirror.children {
      if let label = child.label, type.skipped.contains(label) { continue }
      deeper { read(child.label, child.value) }
    }
  }

  func isNew(_ label: String?, _ object: AnyObject) -> Bool {
    if let number = objects[ObjectIdentifier(object)] {
      text.add(label, number)
      return false
    }
    objects[ObjectIdentifier(object)] = objects.count
    kept.append(object)
    let type = StateType.of(object)
    text.add(label, "\(type.name) #\(objects.count - 1)", hash: type.hash)
    return true
  }

  func deeper(_ body: () -> Void) {
    text.depth += 1
    body()
    text.depth -= 1
  }
}
