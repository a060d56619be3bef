/// A controller whose type name in messages differs from the name of its class.
@MainActor package protocol TypeNaming: AnyObject {
  /// The name that messages print instead of the class name.
  var typeName: String { get }
}

extension ViewController {
  /// The name of the controller's type in messages.
  package final var printedType: String {
    (self as? any TypeNaming)?.typeName ?? String(describing: type(of: self))
  }
}
