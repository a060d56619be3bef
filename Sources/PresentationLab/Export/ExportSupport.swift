import Foundation
package import PresentationPlans

/// Swift files that `present export` copies into a folder of the user's project.
///
/// The files are either helpers of exported tests, or the recorder for apps.
package struct ExportSupport {
  /// A file with its name and its text.
  package struct File: Hashable, Sendable {
    /// The name, such as `PlanTestCase.swift`.
    package let name: String
    /// The text.
    package let text: String
  }

  /// The files, sorted by name.
  package let files: [File]

  /// Reads the helper files that exported tests of one kind need in their folder.
  ///
  /// - Throws: A `PlanError` if the resources of the command do not contain the files.
  package init(for target: ExportTarget) throws(PlanError) {
    try self.init(folder: target == .stage ? "Stage" : "UIKit")
  }

  /// Reads the files of the recorder.
  ///
  /// The debug build of an app can include these files. They record the app's calls and callbacks
  /// as a trace, and as the draft of a plan.
  ///
  /// - Throws: A `PlanError` if the resources of the command do not contain the files.
  package static func recorder() throws(PlanError) -> ExportSupport {
    try ExportSupport(folder: "Recorder")
  }

  private init(folder: String) throws(PlanError) {
    let support = Bundle.module.url(forResource: "Support", withExtension: nil)
    let url = support?.appendingPathComponent(folder)
    let names = url.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    files = (names ?? []).sorted().compactMap { name in
      guard let file = url?.appendingPathComponent(name), name.hasSuffix(".txt"),
        let data = try? Data(contentsOf: file), let text = String(bytes: data, encoding: .utf8)
      else { return nil }
      return File(name: String(name.dropLast(".txt".count)), text: text)
    }
    guard files.isEmpty else { return }
    throw PlanError(
      file: folder, found: "no file that can be read", expected: "the files next to the command")
  }
}
