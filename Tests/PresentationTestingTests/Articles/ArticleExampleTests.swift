import Foundation
import PresentationPlans
import PresentationTesting
import Testing

/// The code blocks of the articles.
///
/// The Swift blocks are in files that are compiled and run, such as `ArticleExamples.swift`; the
/// initializer lists these files. The JSON blocks are plans.
@Suite("Article examples")
struct ArticleExampleTests {
  private let articles: [(name: String, text: String)]
  private let compiled: String

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = folder.deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let app = tests.deletingLastPathComponent().appendingPathComponent("NotesAppTests")
    compiled = try [
      folder.appendingPathComponent("ArticleExamples.swift"),
      folder.appendingPathComponent("InterruptionExamples.swift"),
      folder.appendingPathComponent("TransitionExamples.swift"),
      folder.appendingPathComponent("HeroExamples.swift"),
      folder.appendingPathComponent("MatchingExamples.swift"),
      folder.appendingPathComponent("BindingExamples.swift"),
      folder.appendingPathComponent("CoordinatorExamples.swift"),
      tests.appendingPathComponent("ReadmeExamples.swift"),
      app.appendingPathComponent("App/AppModel.swift"),
      app.appendingPathComponent("App/Navigation.swift"),
      app.appendingPathComponent("HandwrittenTests.swift"),
    ].map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    articles = try paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map {
      ($0, try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test func `every Swift example in the articles is compiled`() {
    #expect(articles.contains { !ReadmeExampleTests.blocks(of: $0.text, in: "swift").isEmpty })
    for article in articles {
      for missing in ReadmeExampleTests.missing(from: compiled, readme: article.text) {
        Issue.record("The examples lack a part of \(article.name): \(missing)")
      }
    }
  }

  @Test @MainActor func `every JSON plan in the articles passes`() throws {
    let plans = articles.flatMap { article in
      ReadmeExampleTests.blocks(of: article.text, in: "json").map { (article.name, $0) }
    }
    #expect(!plans.isEmpty)
    for (name, block) in plans {
      let plan = try Plan(parsing: block.joined(separator: "\n"), file: name + ".json")
      let proof = PlanProof(of: plan) { PlanPlayer().play($0) }
      #expect(proof.result.failures == [], "\(name)")
      #expect(proof.holds, "A plan of \(name) proves nothing.")
      #expect(proof.idleSteps == [], "\(name)")
    }
  }
}
