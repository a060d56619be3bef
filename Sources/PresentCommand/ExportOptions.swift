import PresentationPlans
import PresentationTesting

/// The options of `present export`.
struct ExportOptions {
  private static let flags = [
    "--uikit", "--stage", "--recorder", "-o", "--filter", "--presenter", "--cover", "--list",
  ]

  private(set) var paths: [String] = []
  private(set) var target = ExportTarget.stage
  /// The folder for the files; nil if the files are printed.
  private(set) var folder: String?
  private(set) var filter: String?
  /// The presenter of the scenarios; nil for the first one of each scenario.
  private(set) var presenter: String?
  /// Whether to export only a small selection of the plans.
  ///
  /// The selected plans name every rule of high or medium confidence that any of the plans names.
  private(set) var covers = false
  /// Whether to write the recorder, which records an app's calls as a plan, instead of exporting
  /// plans.
  private(set) var isRecorder = false
  /// Whether to print only counts and a list of the plans that cannot be exported.
  private(set) var isList = false

  init(_ arguments: [String]) throws(UsageError) {
    var targets: [ExportTarget] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--uikit": targets.append(.uiKit)
      case "--stage": targets.append(.stage)
      case "--list": isList = true
      case "--recorder": isRecorder = true
      case "--cover": covers = true
      case "-o": try Self.set(&folder, rest.popFirst(), "a folder after -o")
      case "--filter": try Self.set(&filter, rest.popFirst(), "a part of a path after --filter")
      case "--presenter": try Self.set(&presenter, rest.popFirst(), "a word after --presenter")
      case _ where argument.hasPrefix("-"):
        throw UsageError(
          found: quoted(argument), expected: "a path or \(oneOf(Self.flags))",
          nearest: nearestWord(to: argument, among: Self.flags))
      default: paths.append(argument)
      }
    }
    if isRecorder {
      guard paths.isEmpty, targets.isEmpty, folder != nil, filter == nil, presenter == nil, !covers,
        !isList
      else {
        throw UsageError(
          found: "--recorder with a plan or another flag, or without -o",
          expected: "--recorder and -o alone, as in \"present export --recorder -o App/Debug\"")
      }
      return
    }
    guard !paths.isEmpty else {
      throw UsageError(
        found: "no path", expected: "a path to export, as in \"present export Plans --uikit\"")
    }
    guard targets.count == 1 else {
      throw UsageError(
        found: targets.isEmpty ? "no target" : "two targets", expected: "--uikit or --stage")
    }
    target = targets[0]
    if isList, folder != nil {
      throw UsageError(
        found: "--list together with -o", expected: "one of them: --list writes no file")
    }
  }

  private static func set(
    _ option: inout String?, _ text: String?, _ expected: String
  ) throws(UsageError) {
    guard let text, !text.isEmpty else { throw UsageError(found: "nothing", expected: expected) }
    guard option == nil else { throw UsageError(found: "a second value", expected: expected) }
    option = text
  }
}
