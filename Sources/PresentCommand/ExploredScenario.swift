import PresentationTesting

/// A scenario that ships, with the craft that was asked for.
@MainActor
struct ExploredScenario {
  let scenario: NamedScenario
  let craft: Craft

  init(_ name: String?, presenter: String?) throws(UsageError) {
    let names = NamedScenario.all.map(\.name)
    guard let scenario = NamedScenario.all.first(where: { $0.name == name }) else {
      throw UsageError(
        found: name.map(quoted) ?? "no scenario", expected: oneOf(names),
        nearest: name.flatMap { nearestWord(to: $0, among: names) })
    }
    let crafts = scenario.crafts.map(\.rawValue)
    guard let craft = scenario.crafts.first(where: { $0.rawValue == presenter ?? crafts[0] }) else {
      throw UsageError(
        found: "--presenter " + quoted(presenter ?? ""), expected: oneOf(crafts),
        nearest: presenter.flatMap { nearestWord(to: $0, among: crafts) })
    }
    (self.scenario, self.craft) = (scenario, craft)
  }

  func build(_ run: Scenario) { scenario.build(run, craft) }

  var introduction: String {
    "  \(scenario.about)\n  Presenter: \(craft.rawValue), \(craft.about).\n\n"
  }

  /// The failure, what to do about it, and how to see it again.
  func text(_ failure: ExplorationFailure) -> String {
    let presenter = craft == scenario.crafts[0] ? "" : " --presenter \(craft.rawValue)"
    let parts =
      [failure.headline, "", failure.transcript, ""]
      + [failure.detail, craft.advice].compactMap(\.self)
      + ["Replay: present replay \(scenario.name):\(failure.schedule)\(presenter)"]
    return parts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
