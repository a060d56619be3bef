import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

@Suite("Random runs with bindings")
@MainActor struct BindingSoakTests {
  private static let count: UInt64 = 100

  @Test(arguments: BindingSoak.Cast.bound, WriteBack.allCases)
  func `the screen agrees with the model after random moves`(
    cast: BindingSoak.Cast, writeBack: WriteBack
  ) {
    for seed in 0..<Self.count {
      func problem(_ steps: [BindingSoak.Step]) -> String? {
        BindingSoak(cast, writeBack: writeBack, style: Int(seed % 3)).problem(after: steps)
      }
      var steps = BindingSoak.steps(seed: seed)
      guard var found = problem(steps) else { continue }
      var index = 0
      while index < steps.count {
        var fewer = steps
        fewer.remove(at: index)
        if let same = problem(fewer) {
          (steps, found) = (fewer, same)
        } else {
          index += 1
        }
      }
      Issue.record("seed \(seed): \(steps)\n\(found)")
    }
  }

  @Test(.rule("P-55", "P-105"))
  func `random moves find the mistakes of a naive implementation of bindings`() {
    let found = (0..<Self.count).compactMap {
      BindingSoak(.naive, writeBack: .willDismiss).problem(after: BindingSoak.steps(seed: $0))
    }
    expect(found.contains { $0.hasPrefix("screen") })
    expect(found.contains { $0.hasPrefix("issues") })
  }

  @Test func `the same seed produces the same random moves`() {
    let once = BindingSoak.steps(seed: 7).map(\.description)
    expect(BindingSoak.steps(seed: 7).map(\.description), equals: once)
    expect(BindingSoak.steps(seed: 8).map(\.description) != once)
  }
}
