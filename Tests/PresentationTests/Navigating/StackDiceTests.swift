import TestSupport
import Testing

@MainActor @Suite("Random operations on a stack") struct StackDiceTests {
  @Test(.rule("N-2", "N-11", "N-12", "N-29", "N-42", "N-44"), arguments: 0..<4)
  func `after random stack operations, viewControllers contains the requested controllers`(
    part: UInt64
  ) {
    var failures = 0
    for seed in part * 125..<(part + 1) * 125 where failures < 3 {
      let dice = StackDice(seed: seed)
      let broken = dice.play()
      if !broken.isEmpty {
        failures += 1
        Issue.record("seed \(seed): \(broken)\n\(dice.journal.joined(separator: "\n"))")
      }
      dice.close()
    }
  }
}
