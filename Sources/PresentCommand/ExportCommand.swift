import Foundation
import PresentationLab
import PresentationPlans
import PresentationTesting

/// The `present export` command, which writes plans as tests for UIKit or for a stage.
///
/// The command prints the test files, or writes them to a folder together with helper files. If a
/// plan cannot be exported, the command prints the reasons.
@MainActor
struct ExportCommand {
  /// A text in the first comment of each file that the command writes.
  private static let mark = "\"present export --"

  private let options: ExportOptions

  init(_ arguments: [String]) throws(UsageError) {
    options = try ExportOptions(arguments)
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    if options.isRecorder { return try writeRecorder(output: output) }
    let (plans, unread) = try read(output: output)
    if let filter = options.filter, plans.isEmpty, unread == 0 {
      throw UsageError(found: "no plan", expected: "a path with \(quoted(filter))")
    }
    var export = FolderExport(of: plans, for: options.target)
    if options.covers, !export.files.isEmpty {
      do throws(PlanError) { try export.select() } catch { throw UsageError(error) }
      if export.files.isEmpty {
        throw UsageError(
          found: "no plan to export that names a rule of high or medium confidence",
          expected: "such a rule in the key \"about\" of a plan, or no --cover")
      }
    }
    if let folder = options.folder {
      if !export.files.isEmpty { try write(export, into: folder) }
    } else if !options.isList {
      for file in export.files { output.write(file.text) }
    }
    options.isList ? output.write(export.refusals) : output.writeError(export.refusals)
    let words = options.isList ? ("can be exported", "cannot") : ("exported", "not")
    let summary =
      "  \(export.files.count) \(words.0), \(export.refused.count) \(words.1)"
      + (unread > 0 ? ", \(unread) not read\n" : "\n")
    options.isList || options.folder != nil ? output.write(summary) : output.writeError(summary)
    return unread > 0 ? .badInput : export.files.isEmpty ? .failed : .passed
  }

  /// Reads the plans, and prints an error for each plan that cannot be read.
  ///
  /// Returns the plans, and the number of plans that could not be read.
  private func read(
    output: CommandOutput
  ) throws(UsageError) -> (plans: [Plan], unread: Int) {
    let arguments = PlanArguments(options.paths)
    var plans = try arguments.runs(filter: options.filter, presenter: options.presenter)
    let listing = PlanListing(arguments.paths)
    for error in listing.errors { output.writeError("\(error)\n") }
    var unread = listing.errors.count
    for file in listing.files where options.filter.map({ file.path.contains($0) }) ?? true {
      do throws(PlanError) { plans.append(try file.read()) } catch {
        unread += 1
        output.writeError("\(error)\n")
      }
    }
    return (plans, unread)
  }

  private func writeRecorder(output: CommandOutput) throws(UsageError) -> CommandStatus {
    guard let folder = options.folder else { return .badInput }
    let files: [ExportSupport.File]
    do throws(PlanError) { files = try ExportSupport.recorder().files } catch {
      throw UsageError(error)
    }
    try WrittenFile.write(
      files.map { ($0.name, $0.text) }, into: folder, replacing: Self.mark)
    for file in files { output.write("  \(file.name)\n") }
    return .passed
  }

  private func write(_ export: FolderExport, into folder: String) throws(UsageError) {
    let support: ExportSupport
    do throws(PlanError) { support = try ExportSupport(for: options.target) } catch {
      throw UsageError(error)
    }
    try WrittenFile.write(
      support.files.map { ($0.name, $0.text) }
        + export.files.map { ("\($0.typeName).swift", $0.text) }, into: folder,
      replacing: Self.mark)
  }
}
