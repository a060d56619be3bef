/// A container for the value of a single owner, whose accesses never overlap.
///
/// A class that stored the value itself would check at run time, at each access, that accesses do
/// not overlap. The owner must call no other code during an access. It must release objects that it
/// takes out only after the access.
package final class Box<Value: ~Copyable> {
  /// The memory that holds the value.
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
