/// Pieces of code to find in files, each with its meaning.
///
/// The phrases are indexed by their first words, so that a file is read only once.
struct CodePhrases<Meaning: Sendable>: Sendable {
  private typealias Phrase = (words: [String], meaning: Meaning)

  private let phrases: [String: [Phrase]]

  init(_ meanings: [Meaning], text: (Meaning) -> String) {
    let phrases = meanings.map { meaning in
      Phrase(words: Token.list(of: text(meaning)).map(\.text), meaning: meaning)
    }
    self.phrases = Dictionary(grouping: phrases) { $0.words[0] }
  }

  /// Returns the phrases that begin at a token, in the order of the tokens.
  func matches(in tokens: [Token]) -> [(index: Int, meaning: Meaning)] {
    var found: [(index: Int, meaning: Meaning)] = []
    for index in tokens.indices {
      guard let candidates = phrases[tokens[index].text] else { continue }
      for (words, meaning) in candidates where index + words.count <= tokens.count {
        if words.indices.allSatisfy({ tokens[index + $0].text == words[$0] }) {
          found.append((index, meaning))
        }
      }
    }
    return found
  }
}
