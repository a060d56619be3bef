import Synchronization

/// A flag that any thread can set, and that is never reset.
package final class AtomicFlag: Sendable {
  private let value = Atomic<Bool>(false)

  package init() {}

  package func set() { value.store(true, ordering: .releasing) }

  package var isSet: Bool { value.load(ordering: .acquiring) }
}
