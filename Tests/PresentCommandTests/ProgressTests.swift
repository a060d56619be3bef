import PresentCommand
import TestSupport
import Testing

@Suite("Progress") @MainActor
struct ProgressTests {
  private func errors(isTerminal: Bool, _ counts: [Int]) -> String {
    final class Text { var text = "" }
    let text = Text()
    let output = CommandOutput(write: { _ in }, writeError: { text.text += $0 })
    var progress = Progress(of: 40, to: output, isTerminal: isTerminal)
    for count in counts { progress.show(count, note: "note") }
    progress.end()
    return text.text
  }

  @Test func `a terminal shows a progress bar, which is erased at the end`() {
    expect(
      errors(isTerminal: true, [20]),
      equals: "\r  [\(String(repeating: "=", count: 15))\(String(repeating: " ", count: 15))] "
        + "50 %  note\r\u{1B}[K")
  }

  @Test func `without a terminal, a progress line is printed after each tenth of the work`() {
    expect(
      errors(isTerminal: false, [1, 2, 4, 5, 8, 40]),
      equals: "  10 %  note\n  20 %  note\n  100 %  note\n")
  }
}
