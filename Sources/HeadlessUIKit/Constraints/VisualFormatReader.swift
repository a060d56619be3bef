import Foundation
import Presentation

/// A syntax error in a visual format.
struct VisualFormatError: Error {
  let message: String
}

/// A parser of visual formats such as `H:|-[title(>=40)]-8-[icon]|`.
@MainActor struct VisualFormatReader {
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0

  /// The length in points of a gap that is written as a single hyphen (L-10).
  private static let standardGap: CGFloat = 8

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    characters = format.filter { !$0.isWhitespace }
    (self.metrics, self.views) = (metrics, views)
  }

  mutating func read() throws(VisualFormatError) -> VisualFormatLine {
    var line = VisualFormatLine()
    if take("V:") { line.isVertical = true } else { _ = take("H:") }
    if take("|") { line.items.append(try superview()) }
    repeat {
      if !line.items.isEmpty { line.gaps.append(try gap()) }
      if take("|") {
        line.items.append(try superview())
        break
      }
      line.items.append(try item())
    } while place < characters.count
    guard place == characters.count else { throw found("expected the end of the format") }
    return line
  }

  private func found(_ message: String) -> VisualFormatError {
    let rest =
      place < characters.count ? "before \"\(String(characters[place...]))\"" : "at the end"
    return VisualFormatError(message: "\(message) \(rest):")
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func demand(_ text: String) throws(VisualFormatError) {
    if !take(text) { throw found("expected \"\(text)\"") }
  }

  /// Returns the superview of the views in the format.
  ///
  /// The views are searched in their order, and the first superview that is found is used.
  private func superview() throws(VisualFormatError) -> VisualFormatLine.Item {
    let names = characters.indices.filter { characters[$0] == "[" }.map { start in
      String(characters[(start + 1)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    for name in names {
      let object = views[name]
      if let superview = (object as? View)?.superview ?? (object as? UILayoutGuide)?.owningView {
        return VisualFormatLine.Item(object: superview, isSuperview: true)
      }
    }
    throw found("no view of the format has a superview")
  }

  private mutating func item() throws(VisualFormatError) -> VisualFormatLine.Item {
    try demand("[")
    let name = word()
    guard let object = views[name] else { throw found("\(name) is not a key in the views") }
    var item = VisualFormatLine.Item(object: object, isSuperview: false)
    if take("(") { item.lengths = try predicates() }
    try demand("]")
    return item
  }

  private mutating func gap() throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
    guard take("-") else { return [VisualFormatLine.Predicate()] }
    guard let next = characters[place...].first else { throw found("expected a view") }
    if next == "[" || next == "|" {
      return [VisualFormatLine.Predicate(number: Self.standardGap)]
    }
    let lengths = take("(") ? try predicates() : [try predicate()]
    try demand("-")
    return lengths
  }

  /// Reads the comparisons between parentheses, such as `>=40,<=80`.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    try demand(")")
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormatLine.Predicate {
    var predicate = VisualFormatLine.Predicate()
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let text = word()
    if let view = views[text] {
      predicate.item = view
    } else {
      predicate.number = try number(text)
    }
    if take("@") { predicate.priority = UILayoutPriority(Float(try number(word()))) }
    return predicate
  }

  private func number(_ text: String) throws(VisualFormatError) -> CGFloat {
    if let number = Double(text) { return CGFloat(number) }
    switch metrics[text] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw found("\(text) is neither a number nor a key in the metrics")
    }
  }

  /// Reads a name or a number.
  private mutating func word() -> String {
    let start = place
    _ = take("-")
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber || "_.".contains(characters[place])
    {
      place += 1
    }
    return String(characters[start..<place])
  }
}
