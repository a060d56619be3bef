import Presentation

/// A search for strong references that lead from a controller back to the same controller.
///
/// The search follows child controllers, views, and the stored properties of the app's classes. It
/// cannot look into closures. If it finds no cycle, it tests the closures of ``ClosureHolder``
/// objects, such as alert actions, controls and data sources. For this, it releases a closure, and
/// checks whether the controller was released as well.
@MainActor struct ReferenceCycle {
  /// A strong reference from one object to another.
  private struct Reference {
    let label: String
    let target: AnyObject
  }

  /// An object that the search has found, and the property that refers to the object.
  private struct Step {
    let object: AnyObject
    let source: Int
    let label: String
  }

  /// A closure that a controller keeps alive.
  private struct HeldClosure {
    weak var holder: (any ClosureHolder)?
    let name: String

    /// Releases the closure that retains the controller of `member`.
    ///
    /// - Returns: Whether the controller was deallocated as a result.
    @MainActor func releases(_ member: StageMember) -> Bool {
      holder?.releaseClosure()
      return member.controller == nil
    }
  }

  /// The maximum number of objects that a search visits.
  private static let limit = 10_000

  private let names: [ObjectIdentifier: String]
  private var steps: [Step] = []
  private var seen: Set<ObjectIdentifier> = []

  private init(_ names: [ObjectIdentifier: String]) {
    self.names = names
  }

  /// Returns one text for each cycle of strong references through a controller.
  ///
  /// A text names the properties, such as `Editor.model -> Model.owner -> Editor`. If a closure
  /// captures the controller, the text names the closure. If several controllers are in one cycle,
  /// only the first of them gets a text.
  ///
  /// - Parameter members: The controllers, after the end of their world.
  static func all(among members: [StageMember]) -> [String] {
    let names = Dictionary(
      members.compactMap { member in member.id.map { ($0, member.name) } },
      uniquingKeysWith: { $1 })
    var texts: [String] = []
    var explained: Set<ObjectIdentifier> = []
    for member in members {
      guard let id = member.id, !explained.contains(id) else { continue }
      let found = search(from: member, names)
      explained.formUnion(found.objects)
      if let path = found.path {
        texts.append("\(member.name), in a cycle of strong references: \(path)")
      } else if let closure = found.closures.first(where: { $0.releases(member) }) {
        texts.append("\(member.name), captured by \(closure.name)")
      }
    }
    return texts
  }

  /// The result of a search.
  ///
  /// If the search has found a cycle, the result has the objects and the description of the cycle.
  /// If not, the result has the closures that the controller keeps alive.
  private struct Finding {
    var objects: [ObjectIdentifier] = []
    var path: String?
    var closures: [HeldClosure] = []
  }

  /// Searches from a controller.
  ///
  /// The result keeps no object alive.
  private static func search(
    from member: StageMember, _ names: [ObjectIdentifier: String]
  ) -> Finding {
    guard let controller = member.controller else { return Finding() }
    var search = ReferenceCycle(names)
    guard let cycle = search.cycle(from: controller) else {
      let holders = search.steps.compactMap { $0.object as? any ClosureHolder }
      return Finding(closures: holders.map { HeldClosure(holder: $0, name: $0.closureName) })
    }
    let path = cycle.map { "\(search.name(of: $0.object)).\($0.label)" } + [member.name]
    return Finding(
      objects: cycle.map { ObjectIdentifier($0.object) }, path: path.joined(separator: " -> "))
  }

  /// Returns the objects of a shortest cycle through `start`; nil if there is no cycle.
  ///
  /// Each object has the name of the property that refers to the next object.
  private mutating func cycle(
    from start: AnyObject
  ) -> [(object: AnyObject, label: String)]? {
    steps = [Step(object: start, source: 0, label: "")]
    var next = 0
    while next < min(steps.count, Self.limit) {
      for reference in Self.references(of: steps[next].object) {
        if reference.target === start { return path(to: next, last: reference.label) }
        guard seen.insert(ObjectIdentifier(reference.target)).inserted else { continue }
        steps.append(Step(object: reference.target, source: next, label: reference.label))
      }
      next += 1
    }
    return nil
  }

  private func path(to end: Int, last: String) -> [(object: AnyObject, label: String)] {
    var (place, label) = (end, last)
    var path: [(object: AnyObject, label: String)] = []
    while place > 0 {
      path.append((steps[place].object, label))
      (place, label) = (steps[place].source, steps[place].label)
    }
    path.append((steps[0].object, label))
    return path.reversed()
  }

  private func name(of object: AnyObject) -> String {
    names[ObjectIdentifier(object)] ?? "\(type(of: object))"
  }

  // MARK: References

  private static func references(of object: AnyObject) -> [Reference] {
    let holders = (object as? any ClosureSource)?.closureHolders ?? []
    var found = holders.map { Reference(label: "actions", target: $0) }
    if let controller = object as? ViewController {
      found += controller.children.map { Reference(label: "children", target: $0) }
      if let view = controller.viewIfLoaded { found.append(Reference(label: "view", target: view)) }
    }
    if let view = object as? View {
      found += view.subviews.map { Reference(label: "subviews", target: $0) }
    }
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level, !StateReader.isOwn(mirror.subjectType) {
      for field in StoredField.strong(in: mirror) {
        let label = propertyName(field.label ?? "")
        found += objects(in: field.value).map { Reference(label: label, target: $0) }
      }
      level = mirror.superclassMirror
    }
    return found
  }

  /// Returns the name of a property in the source code, without a prefix such as
  /// `$__lazy_storage_$_`.
  private static func propertyName(_ label: String) -> String {
    let name = label.hasPrefix(lazyPrefix) ? label.dropFirst(lazyPrefix.count) : label[...]
    return String(name.hasPrefix("_") ? name.dropFirst() : name)
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  /// Returns the objects to which a value has strong references, in order.
  private static func objects(in value: Any) -> [AnyObject] {
    var found: [AnyObject] = []
    var open = [value]
    while let value = open.popLast() {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class: found.append(value as AnyObject)
      case .struct:
        if StateReader.isOwn(mirror.subjectType) { continue }
        open += StoredField.strong(in: mirror).map(\.value).reversed()
      case .set, .dictionary:
        open += mirror.children.map(\.value).sorted { "\($0)" > "\($1)" }
      case .tuple, .optional, .enum, .collection:
        open += mirror.children.map(\.value).reversed()
      default: break
      }
    }
    return found
  }
}
