import Foundation

#if os(macOS) || os(Linux)
  /// A run of the built command `present` in a separate process, in the root of this repository.
  struct BuiltCommand {
    let status: Int32
    /// Whether the process ended by itself, not by a signal.
    let exited: Bool
    let output: Data
    let errors: String

    /// The destination of a run's standard output.
    enum Sink {
      /// The output is stored in `output`.
      case kept
      /// A pipe whose reader is closed.
      case brokenPipe
      /// A closed descriptor.
      case closed
      /// A full disk.
      case full
    }

    /// The command that was built together with the tests.
    static let executable = executable(
      near: [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
        + Bundle.allBundles.map(\.bundleURL)
        + CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(fileURLWithPath: $0) })

    /// Returns the built command in the folder of the test executable or of the test bundle.
    ///
    /// On macOS, a helper program runs the tests. Its arguments contain the path of the tests'
    /// executable, which is inside the bundle.
    static func executable(near places: [URL]) -> URL? {
      places.lazy.flatMap { place in
        let path = place.standardizedFileURL.pathComponents
        let bundle = path.firstIndex { $0.hasSuffix(".xctest") } ?? path.count - 1
        return [bundle, path.count].map { NSString.path(withComponents: Array(path[..<$0])) }
      }
      .map { URL(fileURLWithPath: $0).appendingPathComponent("present") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    struct NotBuilt: Error {}

    /// Runs the command with `arguments`.
    ///
    /// If `saltsHashes` is false, hash values are the same in every process.
    init(_ arguments: [String], saltsHashes: Bool = true, sink: Sink = .kept) async throws {
      guard let executable = Self.executable else { throw NotBuilt() }
      let process = Process()
      process.currentDirectoryURL = Repository.root
      if sink == .closed {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", #"exec "$0" "$@" >&-"#, executable.path] + arguments
      } else {
        process.executableURL = executable
        process.arguments = arguments
      }
      var variables = ProcessInfo.processInfo.environment
      variables["SWIFT_DETERMINISTIC_HASHING"] = saltsHashes ? nil : "1"
      process.environment = variables
      let folder = try PlanFolder()
      let output = try FileHandle(forWritingTo: folder.file("output"))
      let errors = try FileHandle(forWritingTo: folder.file("errors"))
      process.standardOutput = output
      process.standardError = errors
      process.standardInput = FileHandle.nullDevice
      if sink == .full { process.standardOutput = FileHandle(forWritingAtPath: "/dev/full") }
      if sink == .brokenPipe {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        process.standardOutput = pipe
      }
      try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in end.resume() }
        do { try process.run() } catch {
          process.terminationHandler = nil
          end.resume(throwing: error)
        }
      }
      status = process.terminationStatus
      exited = process.terminationReason == .exit
      self.output = try Data(contentsOf: folder.file("output"))
      self.errors = String(decoding: try Data(contentsOf: folder.file("errors")), as: UTF8.self)
    }

    /// The output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  extension PlanFolder {
    /// Returns the path of a file, which is created if it does not exist.
    fileprivate func file(_ name: String) throws -> URL {
      let file = URL(fileURLWithPath: path + "/" + name)
      if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
      return file
    }
  }
#endif
