import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

@Suite("Random flows with bindings")
@MainActor struct RandomFlowTests {
  @Test func `any tree of bound screens agrees with the model after random moves`() throws {
    for seed in 0..<40 as Range<UInt64> {
      do {
        try explore(walks: 3, seed: seed, length: 40) { RandomFlow(seed: seed).declare(in: $0) }
      } catch {
        Issue.record("flow \(seed): \(error)")
      }
    }
  }

  @Test func `a random flow depends only on its seed`() throws {
    func traces() throws -> [String] {
      try (0..<8 as Range<UInt64>).map { seed in
        try explore(replay: "0.1.0") { RandomFlow(seed: seed).declare(in: $0) }.description
      }
    }
    let once = try traces()
    expect(try traces(), equals: once)
    expect(Set(once).count > 2)
  }
}
