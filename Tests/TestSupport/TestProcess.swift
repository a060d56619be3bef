#if os(Linux)
  import Foundation
  import Testing

  /// A process that has run some of the tests, with its output.
  struct TestProcess {
    static let line = ProcessLine()
    /// The environment variable that marks such a process.
    private static let mark = "PRESENTATION_TEST_PROCESS"
    static var isCurrent: Bool { ProcessInfo.processInfo.environment[mark] != nil }

    private let tests: [Test]
    private let status: Int32
    private let output: String

    /// Starts a process for the tests, and waits for its end.
    static func run(_ tests: [Test]) async throws -> TestProcess {
      let files = FileManager.default
      let folder = try files.url(
        for: .itemReplacementDirectory, in: .userDomainMask,
        appropriateFor: files.temporaryDirectory, create: true)
      defer { try? files.removeItem(at: folder) }
      let output = folder.appendingPathComponent("output")
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments =
        ["--testing-library", "swift-testing"]
        + tests.flatMap { ["--filter", #"\Q\#($0.id)\E"#] }
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
      return TestProcess(
        tests: tests, status: process.terminationStatus,
        output: try String(contentsOf: output, encoding: .utf8))
    }

    /// Returns the output of the process if the test has failed; nil if it has passed.
    ///
    /// If the process has failed although all its tests have passed, all of them have failed.
    func failure(of test: Test) -> String? {
      let count = "Test run with \(tests.count) test\(tests.count == 1 ? "" : "s") in "
      if status == 0, output.contains(count) { return nil }
      return hasPassed(test) && !tests.allSatisfy(hasPassed) ? nil : output
    }

    private func hasPassed(_ test: Test) -> Bool {
      let title = test.displayName.map { "\"\($0)\"" } ?? test.name
      return output.split(separator: "\n").contains {
        $0.contains("Test \(title) ") && $0.contains(" passed after ")
      }
    }
  }

  /// A line in which tests wait until a process runs them.
  ///
  /// The process of the other tests keeps one core. If more processes ran at a time, that process
  /// would hardly run before they have ended, and would then use only one core.
  actor ProcessLine {
    /// The number of tests that one process runs; the start of a process takes 0.25 seconds.
    private static let size = 8

    private var places = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    private var waiting: [(test: Test, end: CheckedContinuation<String?, any Error>)] = []

    /// Waits until a process has run the test.
    ///
    /// Returns the output of the process if the test has failed; otherwise nil.
    func run(_ test: Test) async throws -> String? {
      try await withCheckedThrowingContinuation { end in
        waiting.append((test, end))
        startProcess()
      }
    }

    private func startProcess() {
      guard places > 0, !waiting.isEmpty else { return }
      places -= 1
      let group = Array(waiting.prefix(Self.size))
      waiting.removeFirst(group.count)
      Task {
        do {
          let process = try await TestProcess.run(group.map(\.test))
          for (test, end) in group { end.resume(returning: process.failure(of: test)) }
        } catch {
          for (_, end) in group { end.resume(throwing: error) }
        }
        places += 1
        startProcess()
      }
    }
  }
#endif
