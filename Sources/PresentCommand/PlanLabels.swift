import PresentationPlans

/// The short texts by which a command's output distinguishes plans.
///
/// The text for a plan is its name. If several plans have this name, the text begins with the
/// folders between the folder that the user has given and the plan, as in `styles/popover`. If such
/// a text is not unique either, it is the path of the plan's file without `.json`.
struct PlanLabels {
  private var labels: [PlanFile: String] = [:]

  /// Chooses the texts for the plans at the paths that the user has given.
  init(of files: [PlanFile], at paths: [String]) {
    let folders = paths.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    let rest = choose(among: files) { $0.name }
    let last = choose(among: rest) { file in
      let folder = folders.first { file.path.hasPrefix($0) } ?? ""
      return Self.withoutSuffix(file.path.dropFirst(folder.count))
    }
    for file in last { labels[file] = Self.withoutSuffix(file.path[...]) }
  }

  /// The text for one of the plans.
  subscript(file: PlanFile) -> String { labels[file] ?? file.name }

  /// Chooses a text for each plan for which the text is unique.
  ///
  /// - Returns: The other plans.
  private mutating func choose(
    among files: [PlanFile], _ text: (PlanFile) -> String
  ) -> [PlanFile] {
    let texts = files.map(text)
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    for (file, text) in zip(files, texts) where counts[text] == 1 { labels[file] = text }
    return zip(files, texts).filter { counts[$1] != 1 }.map(\.0)
  }

  private static func withoutSuffix(_ path: Substring) -> String {
    String(path.hasSuffix(".json") ? path.dropLast(5) : path)
  }
}
