import Foundation

/// The Swift compiler in a folder of its own, which goes with it.
final class Compiler {
  struct Outcome {
    let status: Int32
    let messages: String
  }

  /// The root of the repository that this file was compiled from.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let features = ["ExistentialAny", "InternalImportsByDefault"]

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("presentation-binding-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a source into the folder.
  func write(_ text: String, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Compiles a module that the other compilations see.
  func emitModule(_ name: String, of files: [String]) throws -> Outcome {
    let module = folder.appendingPathComponent("\(name).swiftmodule").path
    return try run(
      ["-emit-module", "-module-name", name, "-o", module, "-swift-version", "6"], files)
  }

  /// Only checks.
  func check(_ files: [String], as name: String, mode: String) throws -> Outcome {
    try run(["-typecheck", "-module-name", name, "-swift-version", mode], files)
  }

  private func run(_ arguments: [String], _ files: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let features = Self.features.flatMap { ["-enable-upcoming-feature", $0] }
    process.arguments =
      ["swiftc", "-package-name", "presentation", "-I", folder.path] + features + arguments + files
    process.currentDirectoryURL = folder
    let messages = folder.appendingPathComponent("messages")
    try Data().write(to: messages)
    let sink = try FileHandle(forWritingTo: messages)
    process.standardOutput = sink
    process.standardError = sink
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, messages: try String(contentsOf: messages, encoding: .utf8)
    )
  }
}
