import Observation

/// An object that takes part in a description of the state of a run.
@MainActor package protocol StatefulBinding: AnyObject {
  /// What decides what it does next.
  var stateParts: [Any] { get }
}

extension WatchedValue: StatefulBinding {
  package var stateParts: [Any] { [isReading, isWriting, isWatching, current] }
}

/// A value of a model that is read, watched and written; one's own writing is no news.
@MainActor final class WatchedValue<Value: Equatable> {
  private var access: ValueAccess<Value>
  /// Called when somebody else may have changed the value.
  var onChange: () -> Void = {}
  private(set) var isReading = false
  private var isWriting = false
  private var isWatching = false
  private var watchNumber = 0

  init(_ access: ValueAccess<Value>) {
    self.access = access
  }

  /// Hears of changes from now on, also before the value is first read; a value that a getter
  /// returns is read when the presenter first looks.
  func watch() {
    if access.model != nil { _ = read() }
  }

  /// Follows the same value of `new` from now on, if this is a value of `old`.
  ///
  /// - Returns: Whether it does.
  func rebind(from old: AnyObject, to new: AnyObject) -> Bool {
    guard let moved = access.moved(from: old, to: new) else { return false }
    access = moved
    stopWatching()
    return true
  }

  /// Hears of no change until it is read again.
  func stopWatching() {
    watchNumber += 1
    isWatching = false
  }

  fileprivate var current: Value { access.get() }

  /// The value, which is watched from then on; what the getter writes is no news.
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

  /// Writes the value, and answers what the model then has.
  func write(_ value: Value) -> Value {
    isWriting = true
    access.set(value)
    (isWriting, isWatching) = (false, false)
    return read()
  }

  /// What an earlier watch tells is old: where it tells later than the change, somebody has looked
  /// since.
  private func changes(_ number: Int) {
    guard number == watchNumber else { return }
    isWatching = false
    if !isWriting, !isReading { onChange() }
  }
}
