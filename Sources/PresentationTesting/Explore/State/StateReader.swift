import Foundation
import Presentation

/// A reader that describes the state of a run, object by object.
///
/// The reader starts at the windows, and numbers objects in the order in which it reaches them. It
/// reads the stored properties of the app's classes by reflection. It leaves out counters, because
/// they would make the number of states infinite. Instants are described relative to the current
/// time.
@MainActor final class StateReader: StateObjects {
  let world: World
  let description: WorldDescription
  @exclusivity(unchecked) private var objects = OrderedNumbers<ObjectIdentifier>()
  @exclusivity(unchecked) private var nodes = OrderedNumbers<NodeKey>()
  /// The numbers of the random UUIDs, in the order in which they were reached.
  @exclusivity(unchecked) private var uuids: [UUID: Int] = [:]
  /// The variables of predicates, in the order in which they were reached.
  @exclusivity(unchecked) private var variables: [PredicateExpressions.VariableID] = []
  /// The reached objects, which are retained so that no later object gets the same address.
  @exclusivity(unchecked) private var kept: [AnyObject] = []

  /// The reader that uses this reader to sort the elements of a set; nil for the reader of a state.
  let outer: StateReader?
  /// The type and the property that are being read.
  @exclusivity(unchecked) var field: (owner: Any.Type, label: String?) = (Any.self, nil)
  /// The property of the app that contains the value that is being read.
  @exclusivity(unchecked) private var outerField: (owner: Any.Type, label: String?) =
    (Any.self, nil)
  /// The sets and dictionaries that are described at the end, because some of their elements look
  /// alike.
  @exclusivity(unchecked) var postponed: [UnorderedValue] = []
  /// The identities in the order in which they were reached, and the properties that contain them.
  @exclusivity(unchecked) private var identities: [Identity] = []
  /// The source locations at which the app passed closures, which may capture any state.
  @exclusivity(unchecked) private(set) var closures: [String] = []
  /// The stored properties of the app that contain closures; empty if no text is made.
  @exclusivity(unchecked) private(set) var storedClosures: Set<String> = []
  /// The stored properties of the app that cannot be read.
  @exclusivity(unchecked) private(set) var unread: Set<String> = []

  private struct Identity {
    let object: ObjectIdentifier
    let field: (owner: Any.Type, label: String?)
  }

  init(_ world: World, inside outer: StateReader? = nil) {
    (self.world, self.outer, description) = (world, outer, WorldDescription(of: world))
  }

  /// Whether the reader has numbered no object yet, so that it can describe another value.
  var isUnused: Bool {
    kept.isEmpty && identities.isEmpty && nodes.isEmpty && uuids.isEmpty
  }

  // MARK: Parts by their static type

  func add(_ label: String?, node: NodeKey, to state: inout StateWriter) {
    if let number = outer?.nodes.knownNumber(of: node) { return state.add(label, -1 - number) }
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
      $0.add("mode", request.mode)
      $0.add("call", any: description.call(of: request))
    }
  }

  func add(_ label: String?, object: any StatefulObject, to state: inout StateWriter) {
    guard let type = begin(label, object, &state) else { return }
    state.deeper { object.describe(to: &$0) }
    if type.extendsDescription { readFields(of: object, to: &state) }
  }

  func add(_ label: String?, fileID: String, line: Int, to state: inout StateWriter) {
    if Self.isOwn(fileID) { return }
    state.add(label, text: fileID)
    state.add("line", number: line)
    noteClosure(fileID, line)
  }

  /// Adds a source location at which the app passed a closure.
  func noteClosure(_ fileID: String, _ line: Int) {
    let name = fileID.split(separator: "/").last ?? ""
    closures.append(line > 0 ? "\(name):\(line)" : String(name))
  }

  func hash(of value: some Hashable) -> UInt64 { StateType.hash(of: value) }

  func add(_ label: String?, anyObject object: AnyObject, to state: inout StateWriter) {
    if let number = number(of: ObjectIdentifier(object)) {
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
    state.mix(type.hash)
    switch type.form {
    case .ignored: break
    case .described(let describe): describe(value, label, &state)
    case .closure: addClosure(label, to: &state)
    case .unreadable: addUnread(label, to: &state)
    case .object: read(label, object: value as AnyObject, to: &state)
    case .list: readList(label, value, to: &state)
    case .set: readSet(label, value, to: &state)
    case .dictionary: readDictionary(label, value, to: &state)
    case .enumeration: readCase(label, value, to: &state)
    case .parts: readParts(label, value, type, to: &state)
    case .special(let special): read(label, value, special, to: &state)
    }
  }

  /// Adds that a property contains a closure, and notes the property.
  private func addClosure(_ label: String?, to state: inout StateWriter) {
    state.add(label, case: "closure", 2)
    guard state.lines != nil, let name = field.label, !StateType.of(class: field.owner).isOwn
    else { return }
    storedClosures.insert("\(field.owner).\(name)")
  }

  private func readList(_ label: String?, _ value: Any, to state: inout StateWriter) {
    state.add(label, all: Mirror(reflecting: value).children.map(\.value))
  }

  private func readCase(_ label: String?, _ value: Any, to state: inout StateWriter) {
    guard let payload = Mirror(reflecting: value).children.first else {
      return state.add(label, text: EnumCase.name(of: value) ?? "\(value)")
    }
    state.add(label, text: payload.label ?? "case")
    state.deeper { add(nil, any: payload.value, to: &$0) }
  }

  private func readParts(
    _ label: String?, _ value: Any, _ type: StateType, to state: inout StateWriter
  ) {
    state.line(label, type.name)
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty, let value = value as? any CustomReflectable {
      return readHidden(label, value, to: &state)
    }
    state.deeper { readFields(of: mirror, to: &$0) }
  }

  /// Describes a value by its text, because its type shows no parts.
  private func readHidden(
    _ label: String?, _ value: any CustomReflectable, to state: inout StateWriter
  ) {
    guard let value = value as? any CustomStringConvertible else {
      return addUnread(label, to: &state)
    }
    state.add(label, text: value.description)
  }

  // MARK: Objects

  private func read(_ label: String?, object: AnyObject, to state: inout StateWriter) {
    guard let type = begin(label, object, &state) else { return }
    if type.isService {
      if !SystemService.isStateless(Swift.type(of: object)) { noteUnread(field) }
    } else if let value = object as? any CustomReflectable, value.customMirror.children.isEmpty {
      readHidden(label, value, to: &state)
    } else {
      readFields(of: object, to: &state)
    }
  }

  /// Reads the stored properties of an object: those of its own class first, then its superclasses.
  private func readFields(of object: AnyObject, to state: inout StateWriter) {
    let own = StateType.of(class: type(of: object))
    if own.endsClass { return }
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      let type = StateType.of(class: mirror.subjectType)
      if type.endsClass { return }
      state.deeper {
        if own.isOwn, let describe = type.describeProperties {
          leaveFields()
          describe(object, &$0)
        } else {
          readFields(of: mirror, to: &$0)
        }
      }
      level = mirror.superclassMirror
    }
  }

  private func readFields(of mirror: Mirror, to state: inout StateWriter) {
    let owner = mirror.subjectType
    let isSystem = StateType.of(class: owner).isSystem
    for child in mirror.children {
      field = (owner, child.label)
      if !isSystem { outerField = field }
      // Reflection returns an empty tuple for a value that cannot be copied, such as a `Mutex`.
      if type(of: child.value) == Void.self { noteUnread(field) }
      add(child.label, any: child.value, to: &state)
    }
  }

  /// Records that the next value does not belong to a stored property.
  func leaveFields() { (field, outerField) = ((Any.self, nil), (Any.self, nil)) }

  private func addUnread(_ label: String?, to state: inout StateWriter) {
    state.add(label, case: "not readable", 3)
    noteUnread(field)
  }

  /// Notes a property of the app; for a property of a system type, such as a formatter, the app's
  /// property that contains the value.
  private func noteUnread(_ field: (owner: Any.Type, label: String?)) {
    let field = StateType.of(class: field.owner).isSystem ? outerField : field
    guard outer == nil, let label = field.label, !StateType.of(class: field.owner).isOwn else {
      return
    }
    unread.insert("\(field.owner).\(label)")
  }

  // MARK: Identities

  func comparable(_ text: String) -> String {
    guard UUIDOrigins.current != nil else { return text }
    return text.replacingUUIDs { uuid in
      if UUIDOrigins.current?.isConstant(uuid) == true { return nil }
      if let number = outer?.uuids[uuid] { return "known random UUID \(number)" }
      let number = uuids[uuid] ?? uuids.count
      uuids[uuid] = number
      return "random UUID \(number)"
    }
  }

  /// Returns the number of a predicate's variable.
  func number(of variable: PredicateExpressions.VariableID) -> Int {
    if let number = variables.firstIndex(of: variable) { return number }
    variables.append(variable)
    return variables.count - 1
  }

  /// Adds the identity of an object, whose number is known at the end of the description.
  func add(_ label: String?, identity: ObjectIdentifier, to state: inout StateWriter) {
    state.line(label, "identity \(identities.count)")
    identities.append(Identity(object: identity, field: field))
  }

  /// Adds the numbers of the objects whose identities were reached.
  ///
  /// Unknown objects, such as types, are numbered in the order in which their identities were
  /// reached.
  func addIdentities(to state: inout StateWriter) {
    var unknown: [ObjectIdentifier] = []
    for identity in identities {
      if let number = number(of: identity.object) {
        state.add("identity", number: number)
        continue
      }
      if !unknown.contains(identity.object) { unknown.append(identity.object) }
      state.add("identity", number: -(unknown.firstIndex(of: identity.object) ?? 0) - 1)
      noteUnread(identity.field)
    }
  }

  /// Returns the number of an object that this reader has reached; nil for other objects.
  ///
  /// The objects that only the outer reader has reached have numbers of their own.
  private func number(of object: ObjectIdentifier) -> Int? {
    outer?.objects.knownNumber(of: object).map { $0 | 1 << 32 } ?? objects.knownNumber(of: object)
  }

  /// Begins the description of a new object, and returns its type.
  ///
  /// If the object is already known, adds only its number and returns nil.
  func begin(_ label: String?, _ object: AnyObject, _ state: inout StateWriter) -> StateType? {
    if let number = outer?.number(of: ObjectIdentifier(object)) {
      state.add(label, number: number | 1 << 32)
      return nil
    }
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
