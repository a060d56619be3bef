import PresentationPlans
import PresentationTesting

/// The `present film` command, which writes a run as an HTML page or as an SVG picture.
@MainActor
struct FilmCommand {
  private let subject: String
  private let other: String?
  private let presenter: String?
  private let path: String

  init(_ arguments: [String]) throws(UsageError) {
    let options = try CommandOptions(arguments, verb: .film)
    guard let subject = options.subject else {
      throw UsageError(
        found: "nothing to film",
        expected: "a plan's file, or a scenario and its schedule, as in "
          + "\"double-dismiss:0.t.t.0.t.1\"")
    }
    self.subject = subject
    (other, presenter) = (options.word(.beside), options.word(.presenter))
    path = options.word(.output) ?? Self.name(for: subject) + ".html"
    guard path.hasSuffix(".html") || path.hasSuffix(".svg") && other == nil else {
      throw UsageError(
        found: quoted(path),
        expected: other == nil
          ? "a file that ends with .html or .svg" : "a file that ends with .html")
    }
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let run = try film(subject)
    let besides = try other.map { other throws(UsageError) in try film(other) }
    let text = path.hasSuffix(".svg") ? run.storyboard : run.html(beside: besides)
    let size = (try WrittenFile(path: path).write(text) + 999) / 1_000
    output.write("  wrote \(printable(path)) (\(size) kB): \(run.summary)\n")
    return .passed
  }

  private func film(_ subject: String) throws(UsageError) -> FilmedRun {
    if subject.hasSuffix(".json") {
      guard presenter == nil else {
        throw UsageError(found: "--presenter with a plan", expected: "--presenter with a scenario")
      }
      return try film(plan: subject)
    }
    let (explored, schedule) = try ExploredScenario.read(subject, presenter: presenter)
    return try explored.film(schedule)
  }

  private func film(plan path: String) throws(UsageError) -> FilmedRun {
    do throws(PlanError) {
      let plan = try PlanFile(path: path).read()
      if let run = PlanPlayer().film(plan) { return run }
      throw PlanError(
        file: path, place: "controllers", found: "no root", expected: "exactly one")
    } catch {
      throw UsageError(error)
    }
  }

  /// Returns the name of a plan or scenario without its folders and its schedule.
  private static func name(for subject: String) -> String {
    let file = subject.split(separator: "/").last.map(String.init) ?? subject
    return String(file.prefix { $0 != ":" }).replacing(".json", with: "")
  }
}
