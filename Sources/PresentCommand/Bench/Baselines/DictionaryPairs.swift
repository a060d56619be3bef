/// Inserts into a dictionary and removals from it, in pairs: the unit in which a presentation is
/// paid.
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
