import PresentationTesting
import TestSupport
import Testing

/// Numbers with nouns in reports.
@Suite("Counted nouns") struct CountedTests {
  @Test func `a noun is singular after 1 and plural after any other number`() {
    expect([0, 1, 2].map { $0.counted("state") }, equals: ["0 states", "1 state", "2 states"])
    expect(12_345.counted("random walk"), equals: "12,345 random walks")
  }
}
