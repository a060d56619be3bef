import Observation

/// What `read` answers; `onChange` runs once, just before a part of it changes that is observed.
///
/// It runs at once when the change is made on the main actor, where models of screens live; else
/// soon.
@MainActor package func observed<Value>(
  _ read: () -> Value, onChange: @escaping @MainActor () -> Void
) -> Value {
  withObservationTracking(read) {
    if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in onChange() }
    } else {
      Task { @MainActor in onChange() }
    }
  }
}
