import Foundation
import Presentation

/// A type, and the method by which ``StateReader`` describes its values.
@MainActor final class StateType {
  let form: StateForm
  let name: String
  /// The hash of the type's full name, so that equal texts of values of two types differ.
  let hash: UInt64
  /// Whether the reader skips the stored properties of this class and of its superclasses.
  let endsClass: Bool
  /// Whether objects of this class are compared only by their identities, see ``SystemService``.
  let isService: Bool
  /// Whether the reader reads the stored properties as well as the object's own description.
  ///
  /// True for views, controllers and presentation controllers.
  let extendsDescription: Bool
  /// The function with which an object of this class describes itself; nil for other types.
  let ownDescription: OwnDescription?
  /// Whether this package or the system declares the type.
  let isOwn: Bool
  /// Whether the standard library, Foundation or Observation declares the type.
  let isSystem: Bool
  /// The function with which this class describes its own stored properties; nil if reflection
  /// reads them.
  let describeProperties: ((AnyObject, inout StateWriter) -> Void)?

  /// A class whose objects describe their parts, and a cast of an object to this class.
  enum OwnDescription {
    case object((AnyObject) -> any StatefulObject)
    case binding((AnyObject) -> any StatefulBinding)

    init?(of type: Any.Type) {
      if let type = type as? any StatefulObject.Type {
        self = Self.object(type)
      } else if let type = type as? any StatefulBinding.Type {
        self = Self.binding(type)
      } else {
        return nil
      }
    }

    private static func object<Object: StatefulObject>(_ type: Object.Type) -> Self {
      .object { unsafeDowncast($0, to: type) }
    }

    private static func binding<Object: StatefulBinding>(_ type: Object.Type) -> Self {
      .binding { unsafeDowncast($0, to: type) }
    }
  }

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: StateType] = [:]
  @exclusivity(unchecked) private static var knownClasses: [ObjectIdentifier: StateType] = [:]
  /// The types that were looked up last, at places that depend on their addresses.
  ///
  /// Without this table, the look-ups took 7 % of the instructions of an exploration.
  @exclusivity(unchecked) private static var recent = [Recent?](repeating: nil, count: 4096)

  private struct Recent {
    let key: ObjectIdentifier
    let type: StateType
  }

  private init(_ type: Any.Type, _ form: StateForm) {
    self.form = form
    name = "\(type)"
    hash = StateKey.hash(of: TypeNames.name(of: type))
    ownDescription = OwnDescription(of: type)
    isService = SystemService.includes(type)
    endsClass =
      isService || type == NSObject.self || WorldDescription.classes.contains { $0 == type }
    isOwn = StateReader.isOwn(type)
    isSystem = StateReader.isSystem(type)
    describeProperties = (type as? any DescribedClass.Type).flatMap {
      $0.describedClass == type ? Self.properties(of: $0) : nil
    }
    extendsDescription =
      !endsClass
      && (type is View.Type || type is ViewController.Type || type is PresentationController.Type)
  }

  private static func properties<Object: DescribedClass>(
    of type: Object.Type
  ) -> (AnyObject, inout StateWriter) -> Void {
    { unsafeDowncast($0, to: type).describeProperties(to: &$1) }
  }

  /// Returns the type of a value, with the method that describes the value.
  static func of(_ value: Any) -> StateType {
    let key = ObjectIdentifier(type(of: value))
    return find(key, at: 0) {
      if let found = known[key] { return found }
      let made = StateType(type(of: value), StateForm(of: value))
      known[key] = made
      return made
    }
  }

  /// Returns the `StateType` of a class, whose instances are described as objects.
  static func of(class type: Any.Type) -> StateType {
    let key = ObjectIdentifier(type)
    return find(key, at: 1) {
      if let found = knownClasses[key] { return found }
      let made = StateType(type, .object)
      knownClasses[key] = made
      return made
    }
  }

  /// Returns the type that was looked up last at a place, or else the result of `make`.
  @inline(__always) private static func find(
    _ key: ObjectIdentifier, at half: Int, or make: () -> StateType
  ) -> StateType {
    let place = Int((key.bits >> 4 ^ key.bits >> 15) & 0x7FF) << 1 | half
    if let recent = recent[place], recent.key == key { return recent.type }
    let type = make()
    recent[place] = Recent(key: key, type: type)
    return type
  }

  static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// Returns the hash of a plain value's text.
  static func hash<Value: Hashable>(of value: Value) -> UInt64 {
    of(class: Value.self).hash(of: value)
  }

  /// The hashes of the texts of this type's values; nil before the first hash.
  private var plainHashes: AnyObject?

  private func hash<Value: Hashable>(of value: Value) -> UInt64 {
    let hashes = plainHashes ?? PlainHashes<Value>()
    plainHashes = hashes
    // A checked cast took 2 % of the instructions of an exploration.
    return unsafeDowncast(hashes, to: PlainHashes<Value>.self).hash(of: value)
  }
}

/// The hashes of the texts of plain values, so that each text is made once.
private final class PlainHashes<Value: Hashable> {
  @exclusivity(unchecked) private var hashes: [Value: UInt64] = [:]

  func hash(of value: Value) -> UInt64 {
    if let hash = hashes[value] { return hash }
    let hash = StateKey.hash(of: "\(value)")
    hashes[value] = hash
    return hash
  }
}
