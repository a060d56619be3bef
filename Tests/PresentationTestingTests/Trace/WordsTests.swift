import PresentationTesting
import Testing

@Suite("Hints and word lists")
struct WordsTests {
  private let verbs = ["advance", "dismiss", "in", "present", "settle", "turn"]

  @Test(arguments: [
    ("trun", "turn"), ("Turn", "turn"), ("setle", "settle"), ("presents", "present"),
    ("dissmis", "dismiss"), ("i", "in"),
  ])
  func `a typing mistake counts as one edit`(word: String, nearest: String) {
    #expect(nearestWord(to: word, among: verbs) == nearest)
  }

  @Test(arguments: ["jump", "", "xyzzy", "presentation"])
  func `a word that resembles no other word has no nearest word`(word: String) {
    #expect(nearestWord(to: word, among: verbs) == nil)
  }

  @Test func `the first of two equally near words is chosen`() {
    #expect(nearestWord(to: "cat", among: ["car", "bat"]) == "bat")
  }

  @Test func `a very long word gets no hint`() {
    #expect(nearestWord(to: String(repeating: "a", count: 1_000_000), among: ["aa"]) == nil)
  }

  @Test func `a list of many words is abbreviated`() {
    let words = (10..<30).map { "w\($0)" }
    #expect(oneOf(words).hasSuffix(#""w20", "w21" and 8 more"#))
  }

  @Test func `a list of one word is printed as the word`() {
    #expect(oneOf(["turn"]) == "\"turn\"")
  }

  @Test func `a long text is abbreviated, even if it is one character`() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(shortened(text).unicodeScalars.count == 81)
  }
}
