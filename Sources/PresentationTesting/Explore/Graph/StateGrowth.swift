import Presentation

/// A count, for each part of the state, of the distinct values that this part has in a list of
/// states.
///
/// A part of the state, such as `declared`, is named by the labels in the state's description.
/// A part with more than four labels is named by its last three labels. Parts with equal names
/// count as one part. For example, the views of all controllers of one class are one part.
struct StateGrowth {
  /// The hashes of the values, keyed by the part.
  private var values: [Part: Set<UInt64>] = [:]

  /// A part of the state, by the last labels of the parts that contain it and its own label.
  private struct Part: Hashable {
    let labels: [String]
    let isShortened: Bool

    init(_ labels: [String]) {
      isShortened = labels.count > 4
      self.labels = labels.suffix(isShortened ? 3 : 4)
    }

    /// The name of the part, such as `Detail > items` or `... > node 2 > Detail > items`.
    var name: String { (isShortened ? "... > " : "") + labels.joined(separator: " > ") }
  }

  /// Adds the description of a state.
  mutating func add(_ lines: [StateLine]) {
    var labels: [String] = []
    var parts: [Part: StateKey] = [:]
    for line in lines {
      Self.enter(line, in: &labels)
      parts[Part(labels), default: StateKey()].add(line.text)
    }
    for (part, key) in parts { values[part, default: []].insert(key.word) }
  }

  /// Returns the name of the part that contains a line of a description; empty at the top.
  static func place(of index: Int, in lines: [StateLine]) -> String {
    var labels: [String] = []
    for line in lines[...index] { enter(line, in: &labels) }
    return Part(labels.dropLast()).name
  }

  /// Replaces the last labels by the label of a line.
  ///
  /// A line without a label gets the beginning of its text, such as a class, as its label.
  private static func enter(_ line: StateLine, in labels: inout [String]) {
    labels.removeLast(max(0, labels.count - line.depth))
    labels.append(line.label ?? String(line.text.prefix { !"#( ".contains($0) }))
  }

  /// Returns the `count` parts with the most values, in words such as `declared (50 values)`.
  ///
  /// Parts with at most `least` values are left out.
  func parts(_ count: Int, over least: Int) -> [String] {
    values.filter { $0.value.count > least }.map { ($0.key.name, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .prefix(count).map { "\($0.0) (\($0.1.counted("value")))" }
  }
}
