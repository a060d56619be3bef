/// Returns the candidate that `word` was most likely meant to be; nil if no candidate is similar.
///
/// A candidate is similar if it differs from `word` by at most one edit for each three letters of
/// the shorter word. One edit is always allowed if it keeps a letter. An edit inserts, removes or
/// replaces a letter, or swaps two neighboring letters. Uppercase and lowercase letters are equal.
/// If several candidates are equally similar, the first in alphabetical order is returned.
package func nearestWord(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(65))
  guard !letters.isEmpty, letters.count <= 64 else { return nil }
  var best: (distance: Int, word: String)?
  for candidate in candidates where candidate != word {
    let other = Array(candidate.lowercased().unicodeScalars.prefix(65))
    let limit = max(1, min(letters.count, other.count) / 3)
    guard abs(other.count - letters.count) <= limit else { continue }
    let useful = best.map { candidate < $0.word ? $0.distance : $0.distance - 1 } ?? limit
    if let distance = editDistance(letters, other, atMost: min(limit, useful)),
      distance < max(letters.count, other.count)
    {
      best = (distance, candidate)
    }
  }
  return best?.word
}

/// Returns the smallest number of edits between two words; nil if the number exceeds `limit`.
///
/// A common beginning and a common end of the two words need no edit and are left out. For most
/// pairs of words, the search stops after the first letters.
private func editDistance(
  _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int
) -> Int? {
  let common = min(left.count, right.count)
  var (start, end) = (0, 0)
  while start < common, left[start] == right[start] { start += 1 }
  while end < common - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
    end += 1
  }
  return editDistance(
    Array(left[start..<(left.count - end)]), Array(right[start..<(right.count - end)]), limit)
}

/// Returns the smallest number of edits between two words; nil if the number exceeds `limit`.
///
/// The caller has removed a common beginning and a common end of the words. The code compares
/// numbers itself, because the generic `min` takes ten times as long in a debug build.
private func editDistance(
  _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], _ limit: Int
) -> Int? {
  var last = Array(0...right.count)
  var (beforeLast, next) = (last, last)
  var leastOfLast = 0
  for row in left.indices {
    next[0] = row + 1
    var leastOfNext = row + 1
    for column in right.indices {
      var cost = last[column] + (left[row] == right[column] ? 0 : 1)
      if last[column + 1] < cost { cost = last[column + 1] + 1 }
      if next[column] < cost { cost = next[column] + 1 }
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column],
        beforeLast[column - 1] < cost
      {
        cost = beforeLast[column - 1] + 1
      }
      next[column + 1] = cost
      if cost < leastOfNext { leastOfNext = cost }
    }
    // A swap of two letters adds one edit to a number from two rows before. Therefore, the search
    // also continues if the previous row has a number below the limit.
    guard leastOfNext <= limit || leastOfLast < limit else { return nil }
    (beforeLast, last, next, leastOfLast) = (last, next, beforeLast, leastOfNext)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}

/// Returns a text in double quotes, shortened and safe to print.
package func quoted(_ text: String) -> String {
  "\"\(printable(shortened(text)))\""
}

/// Returns a path that is safe to print; an empty path is put in double quotes, so that it is seen.
package func printable(path: String) -> String { path.isEmpty ? quoted(path) : printable(path) }

/// Returns the text with invisible and control characters written as `\u{..}`.
///
/// Every space except the ordinary one is written in this way, because it looks like the ordinary
/// one.
package func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      result += escaped(scalar)
    case .spaceSeparator where scalar != " ":
      result += escaped(scalar)
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

/// Returns at most 80 scalars of the text; an ellipsis follows if the text was cut.
package func shortened(_ text: String) -> String {
  let start = text.unicodeScalars.prefix(80)
  return start.endIndex == text.endIndex ? text : String(start) + "…"
}

/// Returns the words in alphabetical order and in quotes, for an error message: `one of "a", "b"`.
///
/// - Parameter limit: The maximum number of words to list; the remaining words are only counted.
package func oneOf(_ words: [String], limit: Int = 12) -> String {
  let sorted = words.sorted()
  guard sorted.count != 1 else { return quoted(sorted[0]) }
  let rest = sorted.count > limit ? " and \(sorted.count - limit) more" : ""
  return "one of " + sorted.prefix(limit).map(quoted).joined(separator: ", ") + rest
}

/// Returns the number in the format of JSON; a whole number has no decimals.
package func plain(_ number: Double) -> String {
  guard let whole = Int64(exactly: number), abs(number) < 1e15 else { return "\(number)" }
  return "\(whole)"
}
