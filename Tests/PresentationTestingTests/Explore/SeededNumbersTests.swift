import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite struct `Seeded numbers` {
  @Test func `seeded numbers equal the numbers of the SplitMix64 generator`() {
    var numbers = SeededNumbers(seed: 1_234_567)
    expect(
      (0..<3).map { _ in numbers.next() },
      equals: [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func `seeded numbers reach every number below their bound`() {
    var numbers = SeededNumbers(seed: 9)
    let drawn = (0..<1_000).map { _ in numbers.below(7) }
    expect(Set(drawn), equals: Set(0..<7))
  }

  @Test func `a seeded chance of one in four succeeds about 2500 times in 10000`() {
    var numbers = SeededNumbers(seed: 9)
    let hits = (0..<10_000).count { _ in numbers.chance(1, of: 4) }
    expect((2_300..<2_700).contains(hits))
  }
}
