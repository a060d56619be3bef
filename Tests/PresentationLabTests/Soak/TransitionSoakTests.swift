import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite("Transition soak") @MainActor
struct TransitionSoakTests {
  @Test(.rule("T-10", "T-11", "T-14"))
  func `a ready-made transition that ends early leaves the views as after a normal end`() {
    expect(LawSoak.transitions(count: 100).run() == nil)
  }
}
