// error: 'immediate(name:priority:executorPreference:operation:)' is only available in macOS 26.0

@MainActor func begin() { Task.immediate {} }
