/// The objects that other modules store with an object of this module, such as a view.
///
/// The set contains at most one object of each class. The class of an object must be exactly the
/// class by which it is found.
@MainActor package final class Attachments {
  /// All objects, sorted by the names of their types.
  package private(set) var all: [AnyObject] = []

  package init() {}

  /// Returns the object of a class; nil if there is none.
  package func find<Object: AnyObject>(_ type: Object.Type) -> Object? {
    for object in all where Swift.type(of: object) == type {
      return object as? Object
    }
    return nil
  }

  /// Returns the object of a class; if there is none, `make` creates the object.
  ///
  /// During its call, `make` may add objects of other classes.
  package func find<Object: AnyObject>(orMake make: () -> Object) -> Object {
    if let object = find(Object.self) { return object }
    let made = make()
    let name = "\(Object.self)"
    let index = all.firstIndex { "\(type(of: $0))" > name } ?? all.endIndex
    all.insert(made, at: index)
    return made
  }

  package var isEmpty: Bool { all.isEmpty }

  package func removeAll() { all.removeAll() }
}

extension Attachments? {
  /// Returns the set; the first call creates it.
  @MainActor mutating func orMake() -> Attachments {
    let attachments = self ?? Attachments()
    self = attachments
    return attachments
  }
}

extension ViewController {
  /// The objects that other modules store with this controller.
  package final var attachments: Attachments { madeAttachments.orMake() }
}
