import Presentation

/// A count, for each part of the state, of the distinct values that this part has in a list of
/// states.
///
/// A part of the state, such as `declared`, is named by the labels in the state's description.
/// A part with more than four labels is named by its last three labels. Parts with equal names
/// count as one part. For example, the views of all controllers of one class are one part.
struct StateGrowth {
  private var values: [String: Set<UInt64>] = [:]

  /// Adds the text of a state, line by line.
  mutating func add(_ lines: [String]) {
    var labels: [String] = []
    var parts: [String: String] = [:]
    for line in lines {
      let value = Self.read(line, into: &labels)
      parts[Self.name(labels), default: ""] += "\(value)\n"
    }
    for (name, text) in parts { values[name, default: []].insert(StateKey.hash(of: text)) }
  }

  /// Returns the name of the part that contains a line of a state's text; empty at the top.
  static func place(of index: Int, in lines: [String]) -> String {
    var labels: [String] = []
    for line in lines[...index] { _ = read(line, into: &labels) }
    return name(labels.dropLast())
  }

  /// Updates the labels of the parts around a line, and returns the value in the line.
  private static func read(_ line: String, into labels: inout [String]) -> Substring {
    let depth = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count / 2
    let (label, value) = parts(of: Substring(line.utf8.dropFirst(2 * depth)))
    labels.removeLast(max(0, labels.count - depth))
    labels.append(String(label ?? value.prefix { $0 != "#" && $0 != " " }))
    return value
  }

  /// The name of a part, such as `Detail > items` or `... > node 2 > Detail > items`.
  private static func name(_ labels: [String]) -> String {
    let isLong = labels.count > 4
    return (isLong ? "... > " : "") + labels.suffix(isLong ? 3 : 4).joined(separator: " > ")
  }

  /// Splits a line at the first colon that is followed by a space.
  ///
  /// A line without a colon and a space has no label.
  private static func parts(of text: Substring) -> (label: Substring?, value: Substring) {
    let bytes = text.utf8
    var start = bytes.startIndex
    while let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
      start = bytes.index(after: colon)
      guard bytes[start...].first == UInt8(ascii: " ") else { continue }
      return (text[..<colon], text[bytes.index(after: start)...])
    }
    return (nil, text)
  }

  /// Returns the `count` parts with the most values, in words such as `declared (50 values)`.
  ///
  /// Parts with at most `least` values are left out.
  func parts(_ count: Int, over least: Int) -> [String] {
    values.filter { $0.value.count > least }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(count).map { "\($0.key) (\($0.value.count.counted("value")))" }
  }
}
