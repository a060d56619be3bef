import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Random calls on animators")
@MainActor struct AnimatorDiceTests {
  @Test(.ownProcess, .rule("A-1", "A-3", "A-4", "A-5", "A-18", "S-34"))
  func `random calls on animators cause no jump and no invalid state`() {
    var broken: [String] = []
    for seed in 0..<125 as Range<UInt64> where broken.isEmpty {
      let dice = AnimatorDice(seed: seed)
      dice.roll(40)
      broken += dice.broken.map { "seed \(seed): \($0)" }
    }
    expect(broken, equals: [])
  }

  @Test func `equal seeds produce equal random calls on animators`() {
    let dice = (0..<2).map { _ in
      let dice = AnimatorDice(seed: 7)
      dice.roll(100)
      return dice
    }
    expect(dice[0].journal == dice[1].journal && dice[0].journal.count > 40)
  }
}
