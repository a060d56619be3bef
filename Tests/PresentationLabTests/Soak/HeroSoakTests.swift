import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite("Hero soak") @MainActor
struct HeroSoakTests {
  @Test(.rule("H-36", "H-37", "H-38", "S-37"))
  func `under random interruption nothing jumps, and at rest all is seen in its place`() {
    #expect(HeroSoak(count: 100).run() == nil)
  }
}
