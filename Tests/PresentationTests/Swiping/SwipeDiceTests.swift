import Presentation
import TestSupport
import Testing

@MainActor @Suite("Random swipes") struct SwipeDiceTests {
  @Test(
    .ownProcess,
    .rule("N-40", "N-60", "N-63", "N-64", "N-65", "N-66", "N-81", "N-83", "N-84"),
    arguments: [SystemBehavior.modern, .fluid], 0..<2)
  func `after random pushes, pops and swipes, viewControllers has the requested controllers`(
    system: SystemBehavior, part: UInt64
  ) {
    var failures = 0
    for seed in part * 125..<(part + 1) * 125 where failures < 3 {
      let dice = SwipeDice(seed: seed, system: system)
      let broken = dice.play()
      if !broken.isEmpty {
        failures += 1
        Issue.record("seed \(seed): \(broken)\n\(dice.journal.joined(separator: "\n"))")
      }
    }
  }
}
