/// A reference that does not keep its object alive, like `weak let` from Swift 6.3 on.
public struct WeakReference<Object: AnyObject> {
  /// The object, or nil once it is deallocated.
  public private(set) weak var object: Object?

  /// Creates a reference to an object, or to nil.
  public init(_ object: Object?) {
    self.object = object
  }
}
