import PresentationTesting
import TestSupport
import Testing

@Suite("Hints and word lists")
struct WordsTests {
  private let verbs = ["advance", "dismiss", "in", "present", "settle", "turn"]

  @Test(arguments: [
    ("trun", "turn"), ("Turn", "turn"), ("setle", "settle"), ("presents", "present"),
    ("dissmis", "dismiss"), ("i", "in"), ("T", "t"),
  ])
  func `for a word with a typing mistake, the intended word is suggested`(
    word: String, nearest: String
  ) {
    expect(nearestWord(to: word, among: verbs + ["t"]), equals: nearest)
  }

  @Test(arguments: ["jump", "", "xyzzy", "presentation", "é"])
  func `if a word is similar to no allowed word, no word is suggested`(word: String) {
    expect(nearestWord(to: word, among: verbs + ["0"]) == nil)
  }

  @Test func `of two equally similar words, the alphabetically first is suggested`() {
    expect(nearestWord(to: "cat", among: ["car", "bat"]), equals: "bat")
  }

  @Test func `a word of more than 64 letters gets no suggestion`() {
    expect(nearestWord(to: String(repeating: "a", count: 1_000_000), among: ["aa"]) == nil)
  }

  @Test func `a long list of allowed words ends with the number of omitted words`() {
    let words = (10..<30).map { "w\($0)" }
    expect(oneOf(words).hasSuffix(#""w20", "w21" and 8 more"#))
  }

  @Test func `if only one word is allowed, the list shows just that word in quotes`() {
    expect(oneOf(["turn"]), equals: "\"turn\"")
  }

  @Test func `a text is cut after 80 Unicode scalars, even inside a character`() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000)
    expect(shortened(text).unicodeScalars.count, equals: 81)
  }
}
