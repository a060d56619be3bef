import Foundation
package import PresentationPlans

/// Source files that the package ships for clients.
///
/// The files are the shared files of a folder of exported tests, and the recorder for apps.
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

  /// Reads the files that the exported tests of a target need in the same folder.
  ///
  /// - Throws: A `PlanError` if the files are not next to the command.
  package init(for target: ExportTarget) throws(PlanError) {
    try self.init(folder: target == .stage ? "Stage" : "UIKit")
  }

  /// Reads the recorder files, with which the debug build of an app writes a trace and a draft of a
  /// plan.
  ///
  /// - Throws: A `PlanError` if the files are not next to the command.
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
