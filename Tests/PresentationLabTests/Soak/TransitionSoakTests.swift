import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite("Transition soak") @MainActor
struct TransitionSoakTests {
  @Test(.rule("T-10", "T-11", "T-14"))
  func `ending a ready-made transition early restores the views like a normal end`() {
    #expect(TransitionSoak(count: 100).run() == nil)
  }
}
