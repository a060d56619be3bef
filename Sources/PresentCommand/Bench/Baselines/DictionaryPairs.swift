/// A baseline that inserts a value into a dictionary and removes it again.
///
/// The benchmark compares the time of a presentation with the time of 60 insertions and removals.
struct DictionaryPairs {
  private var dictionary: [Int: Int] = [:]
  private var key = 0

  init() {
    for key in 0..<64 { dictionary[-1 - key] = key }
  }

  mutating func run(_ count: Int) {
    for _ in 0..<count {
      key &+= 1
      dictionary[key] = key
      dictionary.removeValue(forKey: key)
    }
  }

  var sum: Int { dictionary.count &+ key }
}
