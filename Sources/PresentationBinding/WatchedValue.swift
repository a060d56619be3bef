import Observation

/// An object that takes part in a description of the state of a run.
@MainActor package protocol StatefulBinding: AnyObject {
  /// The state that decides its next step.
  var stateParts: [Any] { get }
}

/// A value in a presenter's state without references: equal values mean the same in every state.
package protocol PlainBinding: Hashable {}

extension ShownMachine: PlainBinding {}
extension AnimationChoice: PlainBinding {}
extension WhileTrue: PlainBinding {}

extension WatchedValue: StatefulBinding {
  package var stateParts: [Any] { [isReading, isWriting, isWatching, current] }
}

/// A value of a model that is read, observed and written; its own writes are not reported as
/// changes.
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

  /// Observes changes from now on, also before the value is first read; a value that a getter
  /// returns is read at the presenter's first update.
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

  /// Ignores changes until the value is read again.
  func stopWatching() {
    watchNumber += 1
    isWatching = false
  }

  fileprivate var current: Value { access.get() }

  /// Reads the value, which is observed from then on; writes by the getter itself are not reported
  /// as changes.
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

  /// Writes the value, and returns the value that the model then has.
  func write(_ value: Value) -> Value {
    isWriting = true
    access.set(value)
    (isWriting, isWatching) = (false, false)
    return read()
  }

  /// Handles a notification of an earlier watch: where notifications come later than the change,
  /// the value may have been read since.
  private func changes(_ number: Int) {
    guard number == watchNumber else { return }
    isWatching = false
    if !isWriting, !isReading { onChange() }
  }
}
