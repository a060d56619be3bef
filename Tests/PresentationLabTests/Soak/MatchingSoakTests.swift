import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite("Matching soak") @MainActor
struct MatchingSoakTests {
  @Test(.rule("G-3", "G-4", "G-6", "G-15", "G-16", "G-19"))
  func `matched views in random view trees never jump`() {
    expect(LawSoak.matching(count: 250).run() == nil)
  }
}
