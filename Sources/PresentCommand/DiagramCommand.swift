import PresentationLab
import PresentationTesting

/// The `present explain MACHINE --diagram` command, which draws the table of a state machine.
@MainActor
struct DiagramCommand {
  /// The flag that requests a picture instead of text.
  static let flag = "--diagram"
  private let machine: String?
  private let appearance: RowDiagram.Appearance

  init(_ arguments: [String]) throws(UsageError) {
    appearance = arguments.contains("--dark") ? .dark : .light
    let topics = arguments.filter { $0 != Self.flag && $0 != "--dark" }
    if let flag = topics.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(
        found: "\(quoted(flag)) together with \(Self.flag)", expected: "--dark or nothing")
    }
    guard topics.count < 2 else {
      throw UsageError(found: topics.count.counted("machine"), expected: "one machine")
    }
    machine = topics.first
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let rows = RowCard.all.filter { $0.machine == machine }
    guard let diagram = RowDiagram(rows) else {
      let machines = RowListing.machines.filter { machine in
        RowDiagram(RowCard.all.filter { $0.machine == machine }) != nil
      }
      throw UsageError(
        found: machine.map(quoted) ?? "no machine",
        expected: "one with states: \(oneOf(machines))",
        nearest: machine.flatMap { nearestWord(to: $0, among: machines) })
    }
    output.write(diagram.svg(appearance))
    return .passed
  }
}
