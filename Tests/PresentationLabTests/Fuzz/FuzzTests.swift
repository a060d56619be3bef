import Foundation
import PresentationLab
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// The first inputs of `present fuzz Plans Tests/UIKitClientSix --full`.
///
/// The inputs are randomly damaged plans, schedules and Swift files.
@Suite("Corrupted inputs") @MainActor
struct FuzzTests {
  private let plans: [[UInt8]]
  private let sources: [[UInt8]]

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    plans = try PlanListing([root.appendingPathComponent("Plans").path]).files.map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0.path)))
    }
    let client = root.appendingPathComponent("Tests/UIKitClientSix")
    sources = try FileManager.default.contentsOfDirectory(atPath: client.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { [UInt8](try Data(contentsOf: client.appendingPathComponent($0))) }
  }

  @Test(.ownProcess)
  func `two runs of the same corrupted input have equal results`() throws {
    let counts = try Fuzz(plans: plans, sources: sources).run(firstSeed: 1, count: 1_000)
    expect(counts.inputs, equals: 1_000)
    expect(counts.refused > 350)
    expect(counts.run > 35)
  }

  @Test(.ownProcess)
  func `fuzzing with the same seed always corrupts the plans in the same way`() throws {
    let fuzz = Fuzz(plans: plans, sources: sources)
    let counts = try fuzz.run(firstSeed: 7, count: 150)
    try expect(fuzz.run(firstSeed: 7, count: 150), equals: counts)
    expect(try fuzz.run(firstSeed: 20_000, count: 150) != counts)
  }
}
