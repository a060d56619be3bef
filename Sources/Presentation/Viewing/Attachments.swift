/// Objects that another module keeps with an object of this one: one of each class.
@MainActor package final class Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// The object of a class, if there is one.
  package func find<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// The object of a class, made if there is none; making it may attach others.
  package func find<Object: AnyObject>(orMake make: () -> Object) -> Object {
    if let object = find(Object.self) { return object }
    let made = make()
    objects[ObjectIdentifier(Object.self)] = made
    return made
  }

  package var isEmpty: Bool { objects.isEmpty }

  /// Every object, by the name of its type.
  package var all: [AnyObject] {
    objects.values.sorted { "\(type(of: $0))" < "\(type(of: $1))" }
  }

  package func removeAll() { objects.removeAll() }
}
