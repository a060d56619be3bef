import Foundation

/// The files of the repository that contains this test.
enum Repository {
  /// The directory that contains Package.swift.
  static let root: URL = {
    var directory = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: directory.appending(path: "Package.swift").path) {
      precondition(directory.path != "/", "No Package.swift above \(#filePath).")
      directory.deleteLastPathComponent()
    }
    return directory
  }()

  /// All text files of the repository, by path, without hidden files and build products.
  static let files: [SourceFile] = paths.map { path in
    SourceFile(path: path, text: text(of: path) ?? "")
  }

  /// The Swift files in Sources.
  static var sources: [SourceFile] { files.filter { $0.isSwift && $0.isIn("Sources/") } }

  /// The Swift files in Tests.
  static var tests: [SourceFile] { files.filter { $0.isSwift && $0.isIn("Tests/") } }

  /// The pages of the documentation catalogs.
  static var articles: [SourceFile] {
    files.filter { $0.isIn("Sources/") && $0.path.contains(".docc/") && $0.name.hasSuffix(".md") }
  }

  /// Returns the text of a file; nil if the file does not exist.
  static func text(of path: String) -> String? {
    guard let data = try? Data(contentsOf: root.appending(path: path)) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static let extensions: Set = ["swift", "md", "json", "tutorial", "yml", "yaml", "txt"]

  private static let paths: [String] = {
    let skipped = ["build", "node_modules"]
    var pending = [""]
    var found: [String] = []
    while let directory = pending.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: directory).path)
      for name in names ?? [] where !name.hasPrefix(".") && !skipped.contains(name) {
        let path = directory.isEmpty ? name : directory + "/" + name
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: root.appending(path: path).path, isDirectory: &isDirectory)
        if isDirectory.boolValue {
          pending.append(path)
        } else if extensions.contains(String(name.split(separator: ".").last ?? "")) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }()
}
