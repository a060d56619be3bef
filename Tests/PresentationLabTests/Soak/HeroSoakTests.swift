import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite("Hero soak") @MainActor
struct HeroSoakTests {
  @Test(.ownProcess, .rule("H-36", "H-37", "H-38", "S-37"))
  func `views do not jump during hero animations that are interrupted at random`() {
    expect(LawSoak.heroes(count: 100).run() == nil)
  }
}
