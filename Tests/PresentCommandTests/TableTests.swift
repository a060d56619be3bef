import Foundation
import PresentCommand
import PresentationLab
import TestSupport
import Testing

/// The state tables in the documentation equal the current output of `present explain --markdown`.
@Suite("Documented tables") @MainActor
struct TableTests {
  static let folder = "Sources/Presentation/Presentation.docc/Tables/"

  private func pages() throws -> [DocumentationPage] {
    try DocumentationPage.articles().filter { $0.path.hasPrefix(Self.folder) }
  }

  @Test func `every state table in the documentation is up to date`() throws {
    for page in try pages() {
      expect(Self.isFresh(page.text), "\(page.path) is stale; run .ci/tables")
    }
  }

  @Test func `the documentation contains the table of every state machine`() throws {
    let documented = try pages().map { Self.machine(of: $0.text) ?? $0.path }
    expect(documented.sorted(), equals: RowListing.machines.sorted())
  }

  /// Returns the name of the state machine in the marker comment of a page.
  static func machine(of page: String) -> String? {
    page.firstMatch(of: /\n<!-- present explain (\w+) --markdown -->\n/).map { String($0.1) }
  }

  /// Returns whether the text below the marker of a page equals the command's output.
  static func isFresh(_ page: String) -> Bool {
    guard let machine = machine(of: page) else { return false }
    let printed = CommandRun(["explain", machine, "--markdown"]).output
    return page.components(separatedBy: "--markdown -->\n").last?.trimmed == printed.trimmed
  }

  @Test func `the check of a state table notices a changed cell`() throws {
    let page = try #require(try pages().first { $0.path.contains("Interaction") }).text
    expect(Self.isFresh(page))
    expect(!Self.isFresh(page.replacingOccurrences(of: "takePercent", with: "takeHalf")))
    expect(!Self.isFresh(page.replacingOccurrences(of: "explain interaction", with: "explain")))
    expect(!Self.isFresh(page + "| a | b | c | d |\n"))
  }
}
