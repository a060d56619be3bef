import Foundation

/// A temporary folder of plans, which is removed with its test.
final class PlanFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "present-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// Returns a plan of one turn in which only its root is visible; it fails if it expects another
/// controller.
func smallPlan(visible: String = "Home") -> String {
  """
  { "version": 1,
    "controllers": { "Home": { "root": true }, "Editor": {} },
    "steps": [ { "turn": 1 } ],
    "expect": { "end": { "visible": ["\(visible)"] } } }
  """
}
