import Foundation
package import PresentationPlans

/// The files that all exported tests of a folder share.
package struct ExportSupport {
  /// A file: its name, and what it says.
  package struct File: Hashable, Sendable {
    /// The name, as `PlanTestCase.swift`.
    package let name: String
    /// The text.
    package let text: String
  }

  /// The files of a target, by name.
  package let files: [File]

  /// Reads the files that the package ships.
  ///
  /// - Throws: A `PlanError` if they are not beside the command.
  package init(for target: ExportTarget) throws(PlanError) {
    let folder = "Support/" + (target == .stage ? "Stage" : "UIKit")
    let url = Bundle.module.resourceURL?.appendingPathComponent(folder)
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
