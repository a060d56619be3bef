import Foundation
public import Testing

/// A trait that runs a long test in another process, beside the other tests.
///
/// Most tests need the main actor, so that one process uses only one core. Where the test
/// executable cannot be started again, the test runs in the process of the other tests.
public struct OwnProcessTrait: TestTrait, TestScoping {
  /// Applies the trait once for all arguments of the test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? self : nil
  }

  /// Runs the test in another process; an issue with the process's output is recorded if it fails.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    #if os(Linux)
      if !TestProcess.isCurrent {
        if let output = try await TestProcess.line.run(test) {
          Issue.record("\(output)", sourceLocation: test.sourceLocation)
        }
        return
      }
    #endif
    try await function()
  }
}

extension Trait where Self == OwnProcessTrait {
  /// A trait that runs a long test in another process, beside the other tests.
  public static var ownProcess: Self { OwnProcessTrait() }
}
