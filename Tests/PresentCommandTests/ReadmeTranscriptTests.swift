import Foundation
import PresentCommand
import PresentationTesting
import TestSupport
import Testing

/// The transcripts in the README and in the articles equal the current output of the command.
@Suite("Transcripts") @MainActor
struct ReadmeTranscriptTests {
  @Test func `the README's transcripts match the command's output`() throws {
    let transcripts = Transcript.all(in: try DocumentationPage(path: "README.md").text)
    expect(transcripts.count >= 2, "The README begins with a transcript of present explore.")
    expectFresh(transcripts)
  }

  @Test func `the articles' transcripts match the command's output`() throws {
    let transcripts = try DocumentationPage.articles().flatMap { Transcript.all(in: $0.text) }
    expect(!transcripts.isEmpty)
    expectFresh(transcripts)
  }

  private func expectFresh(_ transcripts: [Transcript]) {
    for transcript in transcripts {
      let run = CommandRun(transcript.arguments.map(DocumentationPage.absolute))
      let printed = run.output.replacingOccurrences(of: Repository.root.path + "/", with: "")
      expect(printed.trimmed, equals: transcript.output, "\(transcript.arguments)")
    }
  }

  @Test func `a transcript ends at the end of its code block or at the next prompt`() {
    let text = """
      Text.

      ```
      $ swift run present play A
        a

        b

      $ swift run present play B
      $ swift test
      no
      ```
      """
    expect(
      Transcript.all(in: text),
      equals: [
        Transcript(arguments: ["play", "A"], output: "  a\n\n  b"),
        Transcript(arguments: ["play", "B"], output: ""),
      ])
  }
}
