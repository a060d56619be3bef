import Foundation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Plan listing")
final class PlanListingTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "plans-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder + "/a/b", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String = "{}", to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + path))
  }

  private func found(_ paths: [String]) -> [String] {
    PlanListing(paths).files.map { String($0.path.dropFirst(folder.count + 1)) }
  }

  @Test func `plans in nested folders are listed in the byte order of their paths`() throws {
    for path in ["z.json", "a/b/c.json", "a/B.json", "a/ä.json", "a.json"] { try write(to: path) }
    expect(found([folder]), equals: ["a.json", "a/B.json", "a/b/c.json", "a/ä.json", "z.json"])
  }

  @Test func `the schema, hidden files and other kinds of files are not listed`() throws {
    for path in ["plan.schema.json", ".x.json", "readme.md", "a/p.json"] { try write(to: path) }
    expect(found([folder]), equals: ["a/p.json"])
  }

  @Test func `a plan is listed once even if several of the given paths contain it`() throws {
    try write(to: "a/p.json")
    expect(found([folder, folder + "/a/p.json", folder + "/a"]), equals: ["a/p.json"])
  }

  @Test func `a plan in a folder with a cycle of symbolic links is listed only once`() throws {
    try write(to: "a/p.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/a/b/up", withDestinationPath: folder)
    expect(found([folder]), equals: ["a/p.json"])
  }

  @Test func `a plan with a symbolic link to it is listed at its own path`() throws {
    try write(to: "a/p.json")
    for link in ["a/z.json", "link.json", "a/b/p.json"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + link, withDestinationPath: folder + "/a/p.json")
    }
    expect(found([folder]), equals: ["a/p.json"])
    expect(found([folder + "/link.json", folder + "/a/p.json"]), equals: ["a/p.json"])
    expect(found([folder + "/link.json"]), equals: ["link.json"])
  }

  @Test func `an empty folder is an error`() {
    expect(
      PlanListing([folder]).errors.map(\.description),
      equals: [
        "\(folder): found no plan below this folder, expected a *.json file"
      ])
  }

  @Test func `a missing path is an error and does not stop the listing`() throws {
    try write(to: "a/p.json")
    let listing = PlanListing([folder + "/nowhere", folder + "/a"])
    expect(listing.errors.map(\.found), equals: ["no such file or folder"])
    expect(listing.files.map(\.name), equals: ["p"])
  }

  @Test func `a path to a file that is not a plan is an error`() throws {
    try write(to: "readme.md")
    expect(
      PlanListing([folder + "/readme.md"]).errors.map(\.found),
      equals: ["a file that is not a plan"])
  }

  @Test func `a plan can be read from its file`() throws {
    try write(planText(), to: "p.json")
    try expect(PlanFile(path: folder + "/p.json").read().name, equals: "p")
  }

  @Test func `a file over 8 MB is refused`() throws {
    try write("", to: "p.json")
    let handle = try #require(FileHandle(forWritingAtPath: folder + "/p.json"))
    try handle.truncate(atOffset: 8_000_001)
    try handle.close()
    let error = #expect(throws: PlanError.self) {
      try PlanFile(path: self.folder + "/p.json").read()
    }
    expect(error?.found, equals: "8000001 bytes")
    expect(error?.expected, equals: "a plan of at most 8000000 bytes")
  }

  @Test func `a broken symbolic link is an error`() throws {
    let path = folder + "/p.json"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    let error = #expect(throws: PlanError.self) { try PlanFile(path: path).read() }
    expect(error?.found, equals: "a link that leads to no file")
    expect(PlanListing([path]).errors.map(\.found), equals: ["a link that leads to no file"])
  }

  @Test func `a symbolic link that leads back to itself is a link that leads to no file`() throws {
    let path = folder + "/p.json"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let error = #expect(throws: PlanError.self) { try PlanFile(path: path).read() }
    expect(error?.found, equals: "a link that leads to no file")
  }
}
