#if !canImport(ObjectiveC)
  import Presentation

  /// The ownership of an associated object; raw values are Objective-C's.
  public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// Not retained.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Retained; values of Swift are copies anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Retained; values of Swift are copies anyway.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Keeps a value with an object under a key, which is an address; nil takes the value away.
  ///
  /// Views and controllers release their values when they are released themselves. The values of
  /// other objects are released at the latest when the next object gets its first value.
  @preconcurrency @MainActor public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let kept: AssociatedValues.Value? =
      if let value {
        policy == .OBJC_ASSOCIATION_ASSIGN
          ? .unretained(WeakObject(value as AnyObject)) : .retained(value)
      } else {
        nil
      }
    AssociatedValues.of(object as AnyObject).values[key] = kept
  }

  /// The value that an object has under a key; nil for none.
  @preconcurrency @MainActor public func objc_getAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer
  ) -> Any? {
    switch AssociatedValues.of(object as AnyObject).values[key] {
    case .retained(let value): value
    case .unretained(let box): box.object
    case nil: nil
    }
  }

  /// Takes all values of an object away.
  @preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.of(object as AnyObject).values.removeAll()
  }

  /// An object that is not retained.
  private struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// The values of one object.
  @MainActor private final class AssociatedValues {
    enum Value {
      case retained(Any)
      case unretained(WeakObject)
    }

    var values: [UnsafeRawPointer: Value] = [:]

    /// The values of objects that cannot keep them themselves, by identity.
    private static var others: [ObjectIdentifier: (owner: WeakObject, values: AssociatedValues)] =
      [:]

    static func of(_ object: AnyObject) -> AssociatedValues {
      if let view = object as? View { return view.attachment { AssociatedValues() } }
      if let controller = object as? ViewController {
        return controller.attachments.find { AssociatedValues() }
      }
      let id = ObjectIdentifier(object)
      if let found = others[id], found.owner.object === object { return found.values }
      others = others.filter { $0.value.owner.object != nil }
      let made = AssociatedValues()
      others[id] = (WeakObject(object), made)
      return made
    }
  }
#endif
