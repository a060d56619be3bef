/// The parts of a state that had the most values in a number of states.
struct StateGrowth {
  private var values: [String: Set<UInt64>] = [:]

  /// Adds the text of a state, line by line.
  mutating func add(_ lines: [String]) {
    var labels: [Substring] = []
    for line in lines {
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.dropFirst(2 * depth).split(separator: ": ", maxSplits: 1)
      labels.removeLast(max(0, labels.count - depth))
      let value = words.last ?? ""
      labels.append(words.count == 2 ? words[0] : value.prefix { $0 != "#" })
      values[labels.joined(separator: " > "), default: []].insert(StateText.hash(of: String(value)))
    }
  }

  /// The parts with the most values, most first, in words.
  func parts(_ count: Int) -> [String] {
    values.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(count)
      .map { "\($0.key) (\($0.value.count.grouped) values)" }
  }
}
