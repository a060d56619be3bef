import class Foundation.Thread
import Observation

/// Returns the result of `read`; `onChange` runs once, just before an observed part of it changes.
///
/// A change on the main actor, where models of screens live, calls it on the spot; another change
/// calls it soon.
@MainActor package func observed<Value>(
  _ read: () -> Value, onChange: @escaping @MainActor () -> Void
) -> Value {
  withObservationTracking(read) {
    if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *), !OlderSystem.isAssumed {
      Task.immediate { @MainActor in onChange() }
    } else if OlderSystem.isAssumed || Thread.isMainThread {
      MainActor.assumeIsolated { onChange() }
    } else {
      Task { @MainActor in onChange() }
    }
  }
}

/// Systems before those of 2025, which have no `Task.immediate`.
package enum OlderSystem {
  /// Whether a change is delivered as there, to a caller on the main thread: for tests on a newer
  /// system, and on Linux, where the main actor need not run on the main thread.
  @TaskLocal package static var isAssumed = false
}
