import Presentation

/// A reader that describes the state of a run, object by object.
///
/// The reader starts at the windows, and numbers objects in the order in which it reaches them. It
/// reads the stored properties of the app's classes by reflection. It leaves out identities and
/// counters, because they would make the number of states infinite. Instants are described relative
/// to the current time.
@MainActor final class StateReader: StateObjects {
  let world: World
  let description: WorldDescription
  @exclusivity(unchecked) private var objects = OrderedNumbers<ObjectIdentifier>()
  @exclusivity(unchecked) private var nodes = OrderedNumbers<NodeKey>()
  /// The reached objects, which are retained so that no later object gets the same address.
  @exclusivity(unchecked) private var kept: [AnyObject] = []

  init(_ world: World) {
    (self.world, description) = (world, WorldDescription(of: world))
  }

  // MARK: Parts by their static type

  func add(_ label: String?, node: NodeKey, to state: inout StateWriter) {
    let (number, isNew) = nodes.number(of: node)
    guard isNew else { return state.add(label, number: number) }
    state.line(label, "node \(number)")
    state.deeper { description.describe(node, to: &$0) }
  }

  func add(_ label: String?, request: Request, to state: inout StateWriter) {
    let isByUser = request.isByUser
    state.add(label, case: isByUser ? "request of the user" : "request", isByUser ? 1 : 0)
    state.deeper {
      $0.add("kind", request.kind)
      $0.add("receiver", request.receiver)
      $0.add("mode", request.drive)
      $0.add("call", any: description.call(of: request))
    }
  }

  func add(_ label: String?, object: any StatefulObject, to state: inout StateWriter) {
    guard let type = begin(label, object, &state) else { return }
    state.deeper { object.describe(to: &$0) }
    if type.extendsDescription { readFields(of: object, to: &state) }
  }

  func hash(of value: some Hashable) -> UInt64 { StateType.hash(of: value) }

  func add(_ label: String?, anyObject object: AnyObject, to state: inout StateWriter) {
    if let number = objects.knownNumber(of: ObjectIdentifier(object)) {
      return state.add(label, number: number)
    }
    switch StateType.of(class: Swift.type(of: object)).ownDescription {
    case .object(let cast): add(label, object: cast(object), to: &state)
    case .binding(let cast): read(label, cast(object), to: &state)
    case nil: add(label, any: object, to: &state)
    }
  }

  // MARK: Parts by reflection

  func add(_ label: String?, any value: Any, to state: inout StateWriter) {
    let type = StateType.of(value)
    switch type.form {
    case .ignored: break
    case .described(let describe): describe(value, label, &state)
    case .closure: state.add(label, case: "closure", 2)
    case .object: read(label, object: value as AnyObject, to: &state)
    case .list: readList(label, value, to: &state)
    case .set: readSorted(label, Mirror(reflecting: value).children.map(\.value), to: &state)
    case .dictionary: readDictionary(label, value, to: &state)
    case .enumeration: readCase(label, value, to: &state)
    case .parts: readParts(label, value, type, to: &state)
    case .special(let special): read(label, value, special, to: &state)
    }
  }

  private func readList(_ label: String?, _ value: Any, to state: inout StateWriter) {
    state.add(label, all: Mirror(reflecting: value).children.map(\.value))
  }

  private func readSorted(_ label: String?, _ values: [Any], to state: inout StateWriter) {
    let sorted = values.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }
    state.add(label, sorted.count)
    state.deeper { for (_, value) in sorted { add(nil, any: value, to: &$0) } }
  }

  private func readDictionary(_ label: String?, _ value: Any, to state: inout StateWriter) {
    let entries = Mirror(reflecting: value).children.compactMap { child in
      let entry = Array(Mirror(reflecting: child.value).children)
      return entry.count == 2 ? ("\(entry[0].value)", entry[1].value) : nil
    }
    state.add(label, entries.count)
    state.deeper {
      for (key, value) in entries.sorted(by: { $0.0 < $1.0 }) {
        $0.mix(StateKey.hash(of: key))
        add(key, any: value, to: &$0)
      }
    }
  }

  private func readCase(_ label: String?, _ value: Any, to state: inout StateWriter) {
    guard let payload = Mirror(reflecting: value).children.first else {
      return state.add(label, text: "\(value)")
    }
    state.add(label, text: payload.label ?? "case")
    state.deeper { add(nil, any: payload.value, to: &$0) }
  }

  private func readParts(
    _ label: String?, _ value: Any, _ type: StateType, to state: inout StateWriter
  ) {
    state.mix(type.hash)
    state.line(label, type.name)
    state.deeper { readFields(of: Mirror(reflecting: value), to: &$0) }
  }

  // MARK: Objects

  private func read(_ label: String?, object: AnyObject, to state: inout StateWriter) {
    if begin(label, object, &state) != nil { readFields(of: object, to: &state) }
  }

  /// Reads the stored properties of an object: those of its own class first, then its superclasses.
  private func readFields(of object: AnyObject, to state: inout StateWriter) {
    if StateType.of(class: type(of: object)).endsClass { return }
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      if StateType.of(class: mirror.subjectType).endsClass { return }
      state.deeper { readFields(of: mirror, to: &$0) }
      level = mirror.superclassMirror
    }
  }

  private func readFields(of mirror: Mirror, to state: inout StateWriter) {
    for child in mirror.children { add(child.label, any: child.value, to: &state) }
  }

  /// Begins the description of a new object, and returns its type.
  ///
  /// If the object is already known, adds only its number and returns nil.
  func begin(_ label: String?, _ object: AnyObject, _ state: inout StateWriter) -> StateType? {
    let (number, isNew) = objects.number(of: ObjectIdentifier(object))
    guard isNew else {
      state.add(label, number: number)
      return nil
    }
    kept.append(object)
    let type = StateType.of(class: Swift.type(of: object))
    state.line(label, "\(type.name) #\(number)")
    state.mix(type.hash)
    return type
  }
}
