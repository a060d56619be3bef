import Foundation
import PresentationLab
import TestSupport
import Testing

/// The pages of rules in the documentation equal the current output of `present explain`.
@Suite("Rule pages") @MainActor
struct RulePageTests {
  static let folder = "Sources/Presentation/Presentation.docc/Rules/"

  @Test(arguments: RuleNumber.Chapter.allCases)
  func `the page of each chapter of rules is up to date`(chapter: RuleNumber.Chapter) throws {
    let page = try DocumentationPage(path: Self.folder + chapter.page + ".md")
    expect(Self.isFresh(page.text, of: chapter), "\(page.path) is stale; run .ci/tables")
    expect(page.text.hasPrefix("# Rules of \(chapter.subject)\n"))
  }

  @Test func `the page "What a device would have to confirm" is up to date`() throws {
    let page = try DocumentationPage(path: Self.folder + "WhatADeviceWouldConfirm.md")
    let words = "explain --confidence low,choice,medium --markdown"
    let parts = page.text.components(separatedBy: "<!-- present \(words) -->\n")
    let printed = CommandRun(words.split(separator: " ").map(String.init)).output
    expect(parts.count, equals: 2)
    expect(parts.last?.trimmed, equals: printed.trimmed, "\(page.path) is stale; run .ci/tables")
  }

  /// Returns whether the text below the marker of a page equals the command's output.
  static func isFresh(_ page: String, of chapter: RuleNumber.Chapter) -> Bool {
    let parts = page.components(
      separatedBy: "<!-- present explain \(chapter.rawValue) --markdown -->\n")
    let printed = CommandRun(["explain", String(chapter.rawValue), "--markdown"]).output
    return parts.count == 2 && parts.last?.trimmed == printed.trimmed
  }

  @Test func `the check of a rule page notices a changed word`() throws {
    let page = try DocumentationPage(path: Self.folder + "QuestionRules.md").text
    expect(!Self.isFresh(page.replacingOccurrences(of: "alert", with: "sheet"), of: .questions))
    expect(!Self.isFresh(page.replacingOccurrences(of: "<!--", with: "<--"), of: .questions))
  }
}
