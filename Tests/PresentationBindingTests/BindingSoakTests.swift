import PresentationBinding
import PresentationTesting
import Testing

@Suite("Random plays with bindings")
@MainActor struct BindingSoakTests {
  private static let count: UInt64 = 100

  @Test(arguments: BindingSoak.Cast.allCases, WriteBack.allCases)
  func `end with the screen as the model`(cast: BindingSoak.Cast, writeBack: WriteBack) {
    for seed in 0..<Self.count {
      var steps = BindingSoak.steps(seed: seed)
      guard var problem = BindingSoak(cast, writeBack: writeBack).problem(after: steps) else {
        continue
      }
      var index = 0
      while index < steps.count {
        var fewer = steps
        fewer.remove(at: index)
        if let same = BindingSoak(cast, writeBack: writeBack).problem(after: fewer) {
          (steps, problem) = (fewer, same)
        } else {
          index += 1
        }
      }
      Issue.record("seed \(seed): \(steps)\n\(problem)")
    }
  }

  @Test func `follow from their seed`() {
    let once = BindingSoak.steps(seed: 7).map(\.description)
    #expect(BindingSoak.steps(seed: 7).map(\.description) == once)
    #expect(BindingSoak.steps(seed: 8).map(\.description) != once)
  }
}
