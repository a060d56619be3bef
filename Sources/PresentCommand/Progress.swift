import Foundation

/// A display of the progress of a long command.
///
/// On a terminal, the display is a bar. In other output, it is a line for every ten percent.
@MainActor
package struct Progress {
  private static let width = 30

  private let total: Int
  private let output: CommandOutput
  private let isTerminal: Bool
  private var shown = 0

  package init(
    of total: Int, to output: CommandOutput, isTerminal: Bool = isatty(STDERR_FILENO) == 1
  ) {
    (self.total, self.output, self.isTerminal) = (total, output, isTerminal)
  }

  /// Shows that `count` items are done.
  ///
  /// `note` tells the user how to continue after an interruption, such as "continue with --seed 8".
  package mutating func show(_ count: Int, note: String = "") {
    let percent = count * 100 / max(1, total)
    if isTerminal {
      let filled = Self.width * percent / 100
      let bar = String(repeating: "=", count: filled).padding(
        toLength: Self.width, withPad: " ", startingAt: 0)
      output.writeError("\r  [\(bar)] \(percent) %  \(note)")
    } else if percent / 10 > shown {
      output.writeError("  \(percent) %\(note.isEmpty ? "" : "  \(note)")\n")
    }
    shown = percent / 10
  }

  /// Removes the bar from the terminal.
  package func end() {
    if isTerminal { output.writeError("\r\u{1B}[K") }
  }
}
