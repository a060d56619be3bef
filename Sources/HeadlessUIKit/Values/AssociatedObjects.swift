#if !canImport(ObjectiveC)
  import Presentation

  /// The ownership of an associated object; raw values are Objective-C's.
  public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// The object is not retained.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The object is retained; Swift values are copied in any case.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The object is retained; Swift values are copied in any case.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Associates a value with an object under a key, which is an address; nil removes the value.
  ///
  /// Views and controllers release their values when they are deallocated. The values of other
  /// objects are released at the latest when another object gets its first value.
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

  /// Returns the value that is associated with an object under a key; nil if there is none.
  @preconcurrency @MainActor public func objc_getAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer
  ) -> Any? {
    switch AssociatedValues.of(object as AnyObject).values[key] {
    case .retained(let value): value
    case .unretained(let box): box.object
    case nil: nil
    }
  }

  /// Removes all values that are associated with an object.
  @preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.of(object as AnyObject).values.removeAll()
  }

  /// A reference to an object that is not retained.
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

    /// The values of objects that cannot store values themselves, by the identity of the object.
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
