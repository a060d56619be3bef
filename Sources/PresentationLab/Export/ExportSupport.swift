import Foundation
package import PresentationPlans

/// The files that the package ships for a client: those that all exported tests of a folder share,
/// and the recorder of an app.
package struct ExportSupport {
  /// A file: its name, and what it says.
  package struct File: Hashable, Sendable {
    /// The name, as `PlanTestCase.swift`.
    package let name: String
    /// The text.
    package let text: String
  }

  /// The files, by name.
  package let files: [File]

  /// Reads what the tests of a target share.
  ///
  /// - Throws: A `PlanError` if the files are not beside the command.
  package init(for target: ExportTarget) throws(PlanError) {
    try self.init(folder: target == .stage ? "Stage" : "UIKit")
  }

  /// Reads the recorder, with which an app's debug build writes a trace and the skeleton of a plan.
  ///
  /// - Throws: A `PlanError` if the files are not beside the command.
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
      file: folder, found: "no file that can be read", expected: "them beside the command")
  }
}
