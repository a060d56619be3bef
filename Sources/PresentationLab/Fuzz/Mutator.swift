import PresentationTesting

/// A mutator that damages texts at random; the same seed always gives the same damage.
struct Mutator {
  private let words: [[UInt8]]

  /// Creates a mutator that inserts `words` as well as random bytes.
  ///
  /// A parser accepts an inserted word more often than random bytes.
  init(words: [String]) {
    self.words = words.map { Array($0.utf8) }
  }

  func mutate(_ text: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var text = text
    for _ in 0...numbers.below(4) { change(&text, &numbers) }
    return text
  }

  private func change(_ text: inout [UInt8], _ numbers: inout SeededNumbers) {
    let place = numbers.below(text.count + 1)
    let end = min(text.count, place + numbers.below(24))
    switch numbers.below(7) {
    case 0: text.insert(UInt8(truncatingIfNeeded: numbers.next()), at: place)
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: text[place..<end], at: numbers.below(text.count + 1))
    case 3: text.replaceSubrange(place..<end, with: numbers.pick(words))
    case 4: text.insert(contentsOf: numbers.pick(words), at: place)
    case 5: text.removeSubrange(place...)
    default:
      if place < text.count { text[place] ^= UInt8(1 << numbers.below(8)) }
    }
  }
}
