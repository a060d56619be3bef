/// What another module keeps with an object of this one: one object of each class.
package struct Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// The object of that class, if there is one.
  package func find<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// The object of the class that `make` makes, made if there is none.
  package mutating func find<Object: AnyObject>(orMake make: () -> Object) -> Object {
    if let object = find(Object.self) { return object }
    let made = make()
    objects[ObjectIdentifier(Object.self)] = made
    return made
  }
}
