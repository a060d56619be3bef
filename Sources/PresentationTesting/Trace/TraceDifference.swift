/// The difference between expected lines and recorded lines.
///
/// Lines with equal subjects and events are aligned as in a diff. Then the times and turns of
/// aligned lines are compared.
struct TraceDifference {
  private enum Entry {
    case both(ExpectedLine, TraceLine)
    case expected(ExpectedLine)
    case seen(TraceLine)
  }

  /// The difference in turn, commit and time between a trace line and its expected line.
  private struct Shift: Hashable {
    var turns = 0
    var milliseconds: Int64 = 0
    /// Whether the line was expected in the commit of a turn but was recorded before the commit.
    var leavesCommit = false
    var entersCommit = false

    /// Returns a copy in which a turn or a time that the expected line leaves out counts as equal.
    func seen(by expected: ExpectedLine) -> Shift {
      Shift(
        turns: expected.turn == nil ? 0 : turns,
        milliseconds: expected.nanoseconds == nil ? 0 : milliseconds,
        leavesCommit: expected.turn != nil && leavesCommit,
        entersCommit: expected.turn != nil && entersCommit)
    }
  }

  private let entries: [Entry]

  init(expected: [ExpectedLine], actual: [TraceLine]) {
    let rows = Self.rows(
      expected.map { [$0.subject, $0.event] }, actual.map { [$0.subject, $0.event] })
    entries = rows.compactMap { old, new in
      switch (old, new) {
      case (let old?, let new?): .both(expected[old], actual[new])
      case (let old?, nil): .expected(expected[old])
      case (nil, let new?): .seen(actual[new])
      case (nil, nil): nil
      }
    }
  }

  /// Aligns two lists of lines as in a side-by-side diff.
  ///
  /// Each row has an index into `olds` and an index into `news`. An index is nil if its list has no
  /// line in this row.
  static func rows(_ olds: [[String]], _ news: [[String]]) -> [(old: Int?, new: Int?)] {
    let difference = news.difference(from: olds)
    let missing = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var rows: [(old: Int?, new: Int?)] = []
    var (old, new) = (0, 0)
    while old < olds.count || new < news.count {
      if missing.contains(old) {
        rows.append((old, nil))
        old += 1
      } else if added.contains(new) {
        rows.append((nil, new))
        new += 1
      } else {
        rows.append((old, new))
        (old, new) = (old + 1, new + 1)
      }
    }
    return rows
  }

  var isEmpty: Bool { entries.allSatisfy { shift(of: $0) == Shift() } }

  /// The lines that differ, each with two lines of context before and after it.
  ///
  /// Consecutive lines may all differ by the same time, or by the same number of turns. The text
  /// then has one note for all of them, such as `3 lines below: 1 turn later`. If an expected line
  /// contains no time or no turn, this part of the line is not compared.
  var text: [String] {
    let shifts = entries.map(shift)
    let notes = notes(shifts)
    let isShown = entries.indices.map { index in
      (max(0, index - 2)...min(entries.count - 1, index + 2)).contains { near in
        shifts[near] == nil || notes[near] != nil
      }
    }
    var lines: [String] = []
    for index in entries.indices {
      guard isShown[index] else {
        if lines.last != "  …" { lines.append("  …") }
        continue
      }
      if let note = notes[index] { lines.append("  (\(note))") }
      lines.append(line(entries[index]))
    }
    return lines
  }

  private func line(_ entry: Entry) -> String {
    switch entry {
    case .both(_, let seen): "  \(seen)"
    case .seen(let seen): "+ \(seen)"
    case .expected(let expected):
      "- "
        + TraceLine.columns(
          expected.nanoseconds, expected.turn, expected.subject, expected.event)
    }
  }

  /// Returns how a recorded line differs from its expected line; nil if one of the lines is
  /// missing.
  private func shift(of entry: Entry) -> Shift? {
    guard case .both(let expected, let seen) = entry else { return nil }
    var shift = Shift()
    if let turn = expected.turn {
      shift.turns = seen.turn.number - turn.number
      shift.leavesCommit = turn.isCommit && !seen.turn.isCommit
      shift.entersCommit = !turn.isCommit && seen.turn.isCommit
    }
    if let time = expected.nanoseconds, !expected.matchesTime(of: seen) {
      shift.milliseconds = TraceLine.milliseconds(seen.nanoseconds) - time / 1_000_000
    }
    return shift
  }

  private func notes(_ shifts: [Shift?]) -> [Int: String] {
    var notes: [Int: String] = [:]
    var current = Shift()
    for (index, entry) in entries.enumerated() {
      guard let shift = shifts[index], !continues(entry, shift, current) else { continue }
      current = shift
      guard shift != Shift() else { continue }
      let count = zip(entries, shifts).dropFirst(index)
        .prefix { entry, next in next.map { continues(entry, $0, shift) } ?? true }
        .count { _, next in next.map { $0 != Shift() } ?? false }
      notes[index] = "\(count.counted("line")) below: \(text(of: shift))"
    }
    return notes
  }

  private func continues(_ entry: Entry, _ shift: Shift, _ current: Shift) -> Bool {
    guard case .both(let expected, _) = entry else { return true }
    return shift == current.seen(by: expected)
  }

  private func text(of shift: Shift) -> String {
    var parts: [String] = []
    if shift.turns != 0 {
      let way = shift.turns > 0 ? "later" : "earlier"
      parts.append("\(abs(shift.turns).counted("turn")) \(way)")
    }
    if shift.milliseconds != 0 {
      let way = shift.milliseconds > 0 ? "later" : "earlier"
      parts.append("\(abs(shift.milliseconds)) ms \(way)")
    }
    if shift.leavesCommit { parts.append("expected in the commit, seen before it") }
    if shift.entersCommit { parts.append("expected before the commit, seen in it") }
    return parts.joined(separator: ", ")
  }
}

extension ExpectedLine {
  fileprivate func matchesTime(of seen: TraceLine) -> Bool {
    var timeOnly = self
    timeOnly.turn = nil
    return timeOnly.matches(
      nanoseconds: seen.nanoseconds, turn: seen.turn, subject: subject, event: event)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
