import Observation

/// A presenter whose stack pops to the root when the user taps the selected tab (N-104).
@MainActor protocol RootedBinding: AnyObject {
  func userPopsToRoot(of stack: AnyObject)
}

extension WatchedValue: StatefulBinding {
  package func describe(to state: inout some BindingParts) {
    state.add(isReading)
    state.add(isWriting)
    state.add(isWatching || isAnnounced)
    state.add(any: current)
    if joinsNextAnnouncement {
      state.add(any: last)
      state.add(plain: animation)
    } else {
      state.add(plain: animation.afterRead(isChanged: hasUnreportedChange))
    }
  }
}

/// A value of a model that a presenter reads, writes and observes.
///
/// Writes by this object itself are not reported as changes.
@MainActor final class WatchedValue<Value: Equatable> {
  private var access: ValueAccess<Value>
  /// Whether the presenter animates its next change of the screen.
  ///
  /// The first change of the value after ``readForUpdate()`` decides.
  var animation: AnimationChoice
  /// Called just before other code changes the value, or another part of the property that holds
  /// the value.
  ///
  /// ``onChange`` follows if the value has changed by the next announcement or the next ``read()``.
  /// On some systems, this closure is called later than the change.
  var onAnnouncement: () -> Void = {}
  /// Called with the old and the new value when other code has changed the value.
  ///
  /// For a property of a model, this closure is called even if other code has changed the value
  /// back since. For a value from a getter, several changes between two reads count by their
  /// result.
  var onChange: (_ old: Value, _ new: Value) -> Void = { _, _ in }
  /// The value at the last read or write; nil before the first read.
  private var last: Value?
  /// Whether a change was announced since the last read.
  private var isAnnounced = false
  private(set) var isReading = false
  private var isWriting = false
  private var isWatching = false
  private var watchNumber = 0

  init(_ access: ValueAccess<Value>, animated: Bool) {
    self.access = access
    animation = AnimationChoice(usually: animated)
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

  /// Whether the next announced change and the last one count as one change, because the value is
  /// not read between them.
  ///
  /// The first of them decides about the animation.
  fileprivate var joinsNextAnnouncement: Bool { access.model == nil && isAnnounced }

  /// Whether the next read or announcement will report a change that was announced.
  var hasUnreportedChange: Bool {
    isAnnounced && !joinsNextAnnouncement && last != access.get()
  }

  /// Reads the value, and observes changes from now on.
  ///
  /// Calls ``onChange`` if other code has changed the value since the last read or write. Writes
  /// that the getter itself makes are not reported as changes.
  func read() -> Value {
    let value = observedValue()
    isAnnounced = false
    let old = last
    last = value
    if let old, old != value, !isWriting {
      animation.valueChanges()
      onChange(old, value)
    }
    return value
  }

  /// Reads the value for an update of the presenter, which carries out all changes until now.
  func readForUpdate() -> Value {
    let value = read()
    animation.valueIsRead()
    return value
  }

  private func observedValue() -> Value {
    isReading = true
    defer { isReading = false }
    // After an announced change, the getter may use other properties than at the last read.
    if isWatching, !isAnnounced {
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
    (isWriting, isWatching, last) = (false, false, nil)
    return read()
  }

  /// Writes a value again if another write has removed it.
  ///
  /// The value keeps the `animated` argument of the call of ``withNavigation(animated:_:)`` that
  /// has set the value.
  func rewrite(_ value: Value, if isRemoved: (Value) -> Bool) {
    let animation = animation
    guard isRemoved(read()) else { return }
    animation.act { _ = write(value) }
    self.animation = animation
  }

  /// Handles the notification of a change.
  ///
  /// The observed property may hold more than the value, such as the whole state of the app. So the
  /// value is read at each notification, which shows whether the change before has changed it.
  /// A value from a getter is read only at the first notification. A getter may read several
  /// properties. During a change in place of one of them, which changes another one, a read of the
  /// first one would be an overlapping access.
  ///
  /// On some systems, the notification arrives later than the change. The notification is ignored
  /// if the value has been read again in the meantime.
  private func changes(_ number: Int) {
    guard number == watchNumber else { return }
    isWatching = false
    guard !isWriting, !isReading else { return }
    if !isAnnounced {
      // A notification that arrives after its change belongs to the change that the read finds.
      announceChange()
      _ = read()
    } else if !joinsNextAnnouncement {
      _ = read()
      announceChange()
    }
    isAnnounced = true
  }

  private func announceChange() {
    animation.changeIsAnnounced()
    onAnnouncement()
  }
}
