import Foundation

/// A temporary folder for plans, which is removed at the end of a test.
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

/// Returns a plan that runs one turn with only the root `Home` on screen.
///
/// The plan expects that `visible` is on screen, so it fails for any other name than `Home`.
func smallPlan(visible: String = "Home") -> String {
  """
  { "version": 1,
    "controllers": { "Home": { "root": true }, "Editor": {} },
    "steps": [ { "turn": 1 } ],
    "expect": { "end": { "visible": ["\(visible)"] } } }
  """
}
