import TestSupport
import Testing

@MainActor @Suite("Random operations on tabs") struct TabDiceTests {
  @Test(.rule("C-18", "N-103", "N-105", "N-106", "T-13"), arguments: 0..<4)
  func `after random operations, a tab bar controller shows only the selected controller`(
    part: UInt64
  ) {
    var failures = 0
    for seed in part * 125..<(part + 1) * 125 where failures < 3 {
      let dice = TabDice(seed: seed)
      let broken = dice.play()
      if !broken.isEmpty {
        failures += 1
        Issue.record(
          "seed \(seed): \(broken)\n\(dice.journal.joined(separator: "\n"))")
      }
      dice.close()
    }
  }
}
