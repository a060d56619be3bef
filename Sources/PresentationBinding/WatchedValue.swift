import Observation

/// A presenter whose stack pops to the root when the user taps the selected tab (N-104).
@MainActor protocol RootedBinding: AnyObject {
  func userPopsToRoot(of stack: AnyObject)
}

extension WatchedValue: StatefulBinding {
  package func describe(to state: inout some BindingParts) {
    state.add(isReading)
    state.add(isWriting)
    state.add(isWatching)
    state.add(any: current)
  }
}

/// A value of a model that can be read, written and observed.
///
/// Writes by this object itself are not reported as changes.
@MainActor final class WatchedValue<Value: Equatable> {
  private var access: ValueAccess<Value>
  /// Called when other code may have changed the value.
  var onChange: () -> Void = {}
  private(set) var isReading = false
  private var isWriting = false
  private var isWatching = false
  private var watchNumber = 0

  init(_ access: ValueAccess<Value>) {
    self.access = access
  }

  /// Begins to observe the value if it is a property of a model.
  ///
  /// For a value from a getter, the observation begins later, in the presenter's first update. This
  /// update calls ``read()``.
  func watch() {
    if access.model != nil { _ = read() }
  }

  /// Follows the same property of `new` from now on, if the value is a property of `old`.
  ///
  /// - Returns: Whether the value is a property of `old`.
  func rebind(from old: AnyObject, to new: AnyObject) -> Bool {
    guard let moved = access.moved(from: old, to: new) else { return false }
    access = moved
    stopWatching()
    return true
  }

  /// Ignores changes until the value is read again.
  func stopWatching() {
    watchNumber += 1
    isWatching = false
  }

  fileprivate var current: Value { access.get() }

  /// Reads the value, and observes changes from now on.
  ///
  /// Writes that the getter itself makes are not reported as changes.
  func read() -> Value {
    isReading = true
    defer { isReading = false }
    if isWatching {
      let model = access.get()
      if isWatching { return model }
    }
    watchNumber += 1
    let model = observed(access.get) { [weak self, watchNumber] in self?.changes(watchNumber) }
    isWatching = true
    return model
  }

  /// Writes the value, and returns the value that the model holds after the write.
  func write(_ value: Value) -> Value {
    isWriting = true
    access.set(value)
    (isWriting, isWatching) = (false, false)
    return read()
  }

  /// Handles the notification of a change.
  ///
  /// On some systems, the notification arrives later than the change. The notification is ignored
  /// if the value has been read again in the meantime.
  private func changes(_ number: Int) {
    guard number == watchNumber else { return }
    isWatching = false
    if !isWriting, !isReading { onChange() }
  }
}
