import PresentationBinding
import Testing

/// A trait that runs each test of a suite twice: as it is, and as on a system without
/// `Task.immediate`.
struct OlderSystemTrait: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    try await OlderSystem.$isAssumed.withValue(true) { try await function() }
  }
}

extension Trait where Self == OlderSystemTrait {
  /// A trait that runs each test twice: as it is, and as on a system without `Task.immediate`.
  static var olderSystemsToo: Self { OlderSystemTrait() }
}
