import PresentationLab
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Digests") @MainActor struct DigestTests {
  @Test(arguments: SoakKind.allCases) func `a repeated run has the same digest`(kind: SoakKind) {
    for seed in 1...3 {
      let digests = (0..<2).map { _ in RunDigest(of: kind, seed: UInt64(seed)).fingerprint }
      expect(digests[0], equals: digests[1])
    }
  }

  @Test func `twenty random runs with different seeds have different digests`() {
    let digests = Set((1...20).map { RunDigest(of: .modals, seed: $0).fingerprint })
    expect(digests.count, equals: 20)
  }

  @Test func `two plans with different traces have different digests`() throws {
    let digests = try [true, false].map { animated in
      let text = """
        { "version": 1, "about": "A sheet.",
          "controllers": { "Home": { "root": true }, "Menu": {} },
          "steps": [{ "present": "Menu", "from": "Home", "animated": \(animated) },
            { "settle": "10 s" }],
          "expect": { "end": { "visible": ["Home", "Menu"] } } }
        """
      return RunDigest(of: try Plan(parsing: Array(text.utf8), file: "a.json")).fingerprint
    }
    expect(digests[0] != digests[1])
  }

  @Test func `a fingerprint is the FNV-1a hash of its input`() {
    // The FNV-1a hashes of no bytes, and of an empty text with an end marker.
    expect(Fingerprint().description, equals: "cbf29ce484222325")
    var text = Fingerprint()
    text.add("")
    expect(text.description, equals: "af64724c8602eb6e")
  }
}
