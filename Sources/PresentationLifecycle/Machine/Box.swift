/// A container for one value that has a single owner.
///
/// For a class's stored property, Swift checks at run time that accesses do not overlap. This
/// container saves the time for this check. Therefore, the owner of the container must call no
/// other code during an access. Removed objects must be released only after the access.
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
