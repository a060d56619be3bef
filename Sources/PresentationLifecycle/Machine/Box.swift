/// A container for one value that has a single owner.
///
/// Accesses to the value must never overlap. If a class stored the value in a property, Swift would
/// check each access for an overlap at run time. This container makes no such check. During an
/// access, the owner must call no other code. If the owner takes objects out of the value, it must
/// release them after the access.
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
