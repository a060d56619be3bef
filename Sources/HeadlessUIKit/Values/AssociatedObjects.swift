#if !canImport(ObjectiveC)
  import Presentation

  /// The policy that determines whether an associated object is retained; the raw values are the
  /// same as in Objective-C.
  public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// The object is not retained.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Unlike in Objective-C, an object is retained, not copied. A Swift value, such as an array,
    /// is copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Unlike in Objective-C, an object is retained, not copied. A Swift value, such as an array,
    /// is copied.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Associates a value with an object under a key; nil removes the value.
  ///
  /// When a view or a controller is deallocated, its values are released at once. When any other
  /// object is deallocated, its values are released later, in a call of one of the functions for
  /// associated objects.
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

  /// Returns the value that is associated with an object under a key; nil if no value is
  /// associated.
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

  extension Selector {
    /// Stores the selector with its target, so that the target can perform the method by its name.
    ///
    /// Tests do this with the names that `UIControl.actions(forTarget:forControlEvent:)` returns.
    @MainActor func remember(of target: AnyObject) {
      AssociatedValues.of(target).methods[description] = self
    }

    /// Calls the stored method of the target with this name; returns false if there is none, or if
    /// it declares another type for its sender.
    @MainActor func callByName(on target: AnyObject, from sender: Any?) -> Bool {
      AssociatedValues.of(target).methods[description]?.call(on: target, from: sender) ?? false
    }
  }

  /// A weak reference to an object.
  private struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// The associated values of one object.
  @MainActor private final class AssociatedValues {
    enum Value {
      case retained(Any)
      case unretained(WeakObject)
    }

    var values: [UnsafeRawPointer: Value] = [:]
    /// The methods of the object that a control or a recognizer calls, keyed by name.
    var methods: [String: Selector] = [:]

    /// The associated values of objects that are not views or controllers, keyed by object
    /// identifier.
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
