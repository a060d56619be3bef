import Foundation
import PresentationPlans
import PresentationTesting

/// The `present schema` command, which prints the JSON schema of plans or the table of verbs.
@MainActor
struct SchemaCommand {
  private enum Output {
    case schema(of: String)
    case table
  }

  private static let file = "a schema of plans to refresh, such as Plans/plan.schema.json"

  private let output: Output

  init(_ arguments: [String]) throws(UsageError) {
    guard let argument = arguments.first, arguments.count == 1 else {
      throw UsageError(
        found: arguments.count.counted("argument"), expected: "\(Self.file), or \"--table\"")
    }
    if argument.hasPrefix("-"), argument != "--table" {
      throw UsageError(
        found: quoted(argument), expected: quoted("--table"),
        nearest: nearestWord(to: argument, among: ["--table"]))
    }
    output = argument == "--table" ? .table : .schema(of: argument)
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    switch self.output {
    case .table: output.write(PlanSchema.table)
    case .schema(let path): output.write(try schema(at: path))
    }
    return .passed
  }

  private func schema(at path: String) throws(UsageError) -> String {
    let bytes: [UInt8]
    do throws(PlanError) { bytes = try PlanFile(path: path).bytes() } catch {
      throw UsageError(found: "\(error.found) at \(printable(path: path))", expected: Self.file)
    }
    do throws(PlanError) {
      return try PlanSchema(parsing: bytes, file: path).refreshed()
    } catch {
      throw UsageError(error)
    }
  }
}
