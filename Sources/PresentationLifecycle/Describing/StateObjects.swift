/// The objects that the description of a state has reached so far.
///
/// An object is described when it is reached for the first time. If it is reached again, only its
/// number is added.
@MainActor package protocol StateObjects: AnyObject {
  /// Adds a node of the hierarchy, such as a controller node, and the object that belongs to the
  /// node.
  func add(_ label: String?, node: NodeKey, to state: inout StateWriter)

  /// Adds a request and the call that made the request.
  func add(_ label: String?, request: Request, to state: inout StateWriter)

  /// Adds an object that describes its own parts.
  func add(_ label: String?, object: any StatefulObject, to state: inout StateWriter)

  /// Adds an object of unknown class; if it does not describe its parts, they are read by
  /// reflection.
  func add(_ label: String?, anyObject object: AnyObject, to state: inout StateWriter)

  /// Adds a value of unknown type, by reflection.
  func add(_ label: String?, any value: Any, to state: inout StateWriter)

  /// Adds the line of source code that passed a closure to this package.
  func add(_ label: String?, fileID: String, line: Int, to state: inout StateWriter)

  /// Returns a text with numbers instead of random UUIDs, which differ between equal states.
  func comparable(_ text: String) -> String

  /// Returns the hash of a plain value's text.
  func hash(of value: some Hashable) -> UInt64
}
