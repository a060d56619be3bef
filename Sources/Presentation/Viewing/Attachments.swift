/// The objects that other modules store with an object of this module, such as a view.
///
/// The set contains at most one object of each class.
@MainActor package final class Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// Returns the object of a class; nil if there is none.
  package func find<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// Returns the object of a class; if there is none, `make` creates the object.
  ///
  /// During its call, `make` may add objects of other classes.
  package func find<Object: AnyObject>(orMake make: () -> Object) -> Object {
    if let object = find(Object.self) { return object }
    let made = make()
    objects[ObjectIdentifier(Object.self)] = made
    return made
  }

  package var isEmpty: Bool { objects.isEmpty }

  /// All objects, sorted by the names of their types.
  package var all: [AnyObject] {
    objects.values.sorted { "\(type(of: $0))" < "\(type(of: $1))" }
  }

  package func removeAll() { objects.removeAll() }
}

extension ViewController {
  /// The objects that other modules store with this controller.
  package final var attachments: Attachments {
    let attachments = madeAttachments ?? Attachments()
    madeAttachments = attachments
    return attachments
  }
}
