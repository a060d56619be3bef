import Foundation
import PresentationLab
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// The first inputs of `present fuzz Plans --full`: randomly damaged plans and schedules.
@Suite("Corrupted inputs") @MainActor
struct FuzzTests {
  private let plans: [[UInt8]]

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    plans = try PlanListing([root.appendingPathComponent("Plans").path]).files.map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0.path)))
    }
  }

  @Test(.ownProcess)
  func `each corrupted input is refused or runs, with equal results in two runs`() throws {
    let counts = try Fuzz(plans: plans).run(firstSeed: 1, count: 3_000)
    #expect(counts.inputs == 3_000)
    #expect(counts.refused > 1_000)
    #expect(counts.run > 100)
  }

  @Test func `the same seed always corrupts the plans in the same way`() throws {
    let fuzz = Fuzz(plans: plans)
    #expect(
      try fuzz.run(firstSeed: 7, count: 500) == fuzz.run(firstSeed: 7, count: 500))
    #expect(
      try fuzz.run(firstSeed: 7, count: 500) != fuzz.run(firstSeed: 20_000, count: 500))
  }
}
