import Foundation

/// The built `present`, run as a process of its own from the root of this repository.
struct BuiltCommand {
  let status: Int32
  /// Whether it ended by itself, and not by a signal.
  let exited: Bool
  let output: Data
  let errors: String

  /// Where the standard output of a run goes.
  enum Sink {
    /// Into `output`.
    case kept
    /// Into a pipe that nobody reads any more.
    case brokenPipe
    /// Nowhere: the descriptor is closed.
    case closed
  }

  /// The root of the repository that this file was compiled from.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command, beside the executable or the bundle of the tests.
  static let executable: URL? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let places = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 } + bundles
    return (places.map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL])
      .map { $0.appendingPathComponent("present") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  struct NotBuilt: Error {}

  /// Runs it with `arguments`; unless `saltsHashes`, its hashes are the same in every process.
  init(_ arguments: [String], saltsHashes: Bool = true, sink: Sink = .kept) async throws {
    guard let executable = Self.executable else { throw NotBuilt() }
    let process = Process()
    process.currentDirectoryURL = Self.root
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
  /// The place of a file, which is made if it is not there.
  fileprivate func file(_ name: String) throws -> URL {
    let file = URL(fileURLWithPath: path + "/" + name)
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    return file
  }
}
