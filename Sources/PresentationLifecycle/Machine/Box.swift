/// A value for one owner, which never begins an access inside another one.
///
/// A class that kept the value itself would check that at run time, at each access. The owner must
/// call no other code during an access: objects that it takes out are released afterwards.
package final class Box<Value: ~Copyable> {
  /// Where the value is.
  package let place: UnsafeMutablePointer<Value>

  package init(_ value: consuming Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }
}
