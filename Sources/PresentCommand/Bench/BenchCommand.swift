import PresentationTesting

/// `present bench`: our speed as ratios to baselines, measured in the same run.
@MainActor
struct BenchCommand {
  private static let flags = ["--filter", "--rounds", "--json"]

  private var filter: String?
  private var rounds = 15
  private var printsJSON = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter":
        guard let text = rest.popFirst(), !text.isEmpty else {
          throw UsageError(found: "no text", expected: "a part of a row's name after --filter")
        }
        filter = text
      case "--json": printsJSON = true
      case "--rounds":
        guard let text = rest.popFirst(), let number = Int(text), number > 0 else {
          throw UsageError(found: "no number", expected: "at least 1 after --rounds")
        }
        rounds = number
      default:
        throw UsageError(
          found: quoted(argument), expected: oneOf(Self.flags),
          nearest: nearestWord(to: argument, among: Self.flags))
      }
    }
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let rows = BenchRows.all.filter { row in filter.map { row.name.contains($0) } ?? true }
    guard !rows.isEmpty else {
      throw UsageError(
        found: "no row with \(quoted(filter ?? ""))",
        expected: "a part of one of \(oneOf(BenchRows.all.map(\.name)))")
    }
    #if DEBUG
      output.writeError(
        "This is a debug build, whose numbers say little. Measure with: swift run -c release "
          + "present bench\n")
    #endif
    var progress = Progress(of: rounds, to: output)
    let results = Bench(rows: rows, rounds: rounds).run { progress.show($0) }
    progress.end()
    output.write(printsJSON ? jsonText(results) : table(results))
    return results.contains(where: \.fails) ? .failed : .passed
  }

  private func table(_ results: [BenchResult]) -> String {
    let width = (results.map(\.name.count).max() ?? 0) + 2
    let head =
      "  " + "ns per operation".padded(width) + "      ours  baseline  ratio  limit  spread\n"
    return results.reduce(into: head) { text, result in
      let mark = !result.counts ? "~" : result.fails ? "✗" : "✓"
      text += "\(mark) " + result.name.padded(width)
      text += fixed(result.ours, 1).leftPadded(10) + fixed(result.baseline, 1).leftPadded(10)
      text += fixed(result.ratio, 2).leftPadded(7) + fixed(result.limit, 2).leftPadded(7)
      text += "\(Int((result.spread * 100).rounded())) %".leftPadded(8) + "\n"
    }
  }

  private func fixed(_ value: Double, _ places: Int) -> String {
    let scale = places == 1 ? 10 : 100
    let number = Int((value * Double(scale)).rounded())
    let fraction = String(number % scale)
    return "\(number / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
