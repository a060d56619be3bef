import Foundation
public import Testing

/// A trait that runs a long test in a process of its own, beside the other tests.
///
/// Most tests need the main actor, so that one process uses only one core. Where the test
/// executable cannot be started again, the test runs in the process of the other tests.
public struct OwnProcessTrait: TestTrait, TestScoping {
  /// The environment variable that marks the process of a single test.
  private static let mark = "PRESENTATION_TEST_PROCESS"

  /// Applies the trait once for all arguments of the test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? self : nil
  }

  /// Starts a process for the test; an issue with the process's output is recorded if it fails.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    #if os(Linux)
      if ProcessInfo.processInfo.environment[Self.mark] == nil {
        let output = try await Self.line.wait { try await Self.run(test) }
        let count = "Test run with 1 test in "
        if output.status != 0 || !output.text.contains(count) {
          Issue.record("\(output.text)", sourceLocation: test.sourceLocation)
        }
        return
      }
    #endif
    try await function()
  }

  #if os(Linux)
    private static let line = ProcessLine()

    private static func run(_ test: Test) async throws -> (status: Int32, text: String) {
      let files = FileManager.default
      let folder = try files.url(
        for: .itemReplacementDirectory, in: .userDomainMask,
        appropriateFor: files.temporaryDirectory, create: true)
      defer { try? files.removeItem(at: folder) }
      let output = folder.appendingPathComponent("output")
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", #"\Q\#(test.id)\E"#]
      process.environment = ProcessInfo.processInfo.environment.merging([mark: "1"]) { $1 }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = process.standardOutput
      process.standardInput = FileHandle.nullDevice
      try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in end.resume() }
        do { try process.run() } catch {
          process.terminationHandler = nil
          end.resume(throwing: error)
        }
      }
      return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }
  #endif
}

#if os(Linux)
  /// A line in which tests wait until they may start a process.
  ///
  /// Two processes run at a time. If all of them ran at once, the tests of this process would
  /// hardly run before the processes have ended, and would then use only one core.
  private actor ProcessLine {
    private var places = 2
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits for a place, and keeps it until `body` has returned.
    func wait<Output: Sendable>(
      _ body: @Sendable () async throws -> Output
    ) async throws -> Output {
      if places > 0 {
        places -= 1
      } else {
        await withCheckedContinuation { waiting.append($0) }
      }
      defer { leave() }
      return try await body()
    }

    private func leave() {
      if waiting.isEmpty {
        places += 1
      } else {
        waiting.removeFirst().resume()
      }
    }
  }
#endif

extension Trait where Self == OwnProcessTrait {
  /// A trait that runs a long test in a process of its own, beside the other tests.
  public static var ownProcess: Self { OwnProcessTrait() }
}
