import PresentationTesting
import Testing

@Suite("Words")
struct WordsTests {
  private let verbs = ["advance", "dismiss", "in", "present", "settle", "turn"]

  @Test(arguments: [
    ("trun", "turn"), ("Turn", "turn"), ("setle", "settle"), ("presents", "present"),
    ("dissmis", "dismiss"), ("i", "in"),
  ])
  func `a slip of the finger is one edit away`(word: String, nearest: String) {
    #expect(nearestWord(to: word, among: verbs) == nearest)
  }

  @Test(arguments: ["jump", "", "xyzzy", "presentation"])
  func `a word that is far from all has no nearest`(word: String) {
    #expect(nearestWord(to: word, among: verbs) == nil)
  }

  @Test func `of two equally near words the first in order wins`() {
    #expect(nearestWord(to: "cat", among: ["car", "bat"]) == "bat")
  }

  @Test func `a very long word is not compared`() {
    #expect(nearestWord(to: String(repeating: "a", count: 1_000_000), among: ["aa"]) == nil)
  }

  @Test func `many words are cut short`() {
    let words = (10..<30).map { "w\($0)" }
    #expect(oneOf(words).hasSuffix(#""w20", "w21" and 8 more"#))
  }

  @Test func `one word stands alone`() {
    #expect(oneOf(["turn"]) == "\"turn\"")
  }

  @Test func `a long text is cut, even if it is one character`() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(shortened(text).unicodeScalars.count == 81)
  }
}
