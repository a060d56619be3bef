/// The form of a trace line's event, such as `present({name}, animated)`.
///
/// A form consists of fixed text and placeholders.
struct EventForm: Hashable, Sendable {
  /// A part of a form.
  private enum Part: Hashable {
    case fixed(String)
    /// A controller's name, or the word `nil`.
    case name
    /// Any number of names, separated by commas.
    case names
    /// Any number of names in quotes, separated by commas.
    case quoted
    case bool
    /// A number with at most three decimals, such as `0.25`.
    case number
    /// A number with exactly three decimals, such as `0.250`.
    case fraction
    /// A number without decimals.
    case integer
    /// Numbers in parentheses, separated by spaces.
    case rect
    /// Any text that is not empty.
    case text
  }

  private let parts: [Part]
  /// The name of the call or event, without its arguments.
  let head: String

  /// Creates a form; words in braces are placeholders, and all other text is fixed.
  init(_ template: String) {
    var parts: [Part] = []
    for (number, piece) in template.split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      var fixed = piece
      if number > 0, let end = piece.firstIndex(of: "}") {
        parts.append(Self.place(piece[..<end]))
        fixed = piece[piece.index(after: end)...]
      }
      if !fixed.isEmpty { parts.append(.fixed(String(fixed))) }
    }
    self.parts = parts
    head = if case .fixed(let text)? = parts.first { Self.head(of: text) } else { "" }
  }

  private static func place(_ word: Substring) -> Part {
    switch word {
    case "name": .name
    case "names": .names
    case "quoted": .quoted
    case "bool": .bool
    case "number": .number
    case "fraction": .fraction
    case "integer": .integer
    case "rect": .rect
    default: .text
    }
  }

  /// Returns the part of an event before its first parenthesis, bracket, comma, colon or arrow.
  static func head(of event: String) -> String {
    let end = event.indices.first { index in
      switch event[index] {
      case "(", "[", ",", ":": true
      case " ":
        event[index...].hasPrefix(" ->") || event.index(after: index) == event.endIndex
      default: false
      }
    }
    let head = event[..<(end ?? event.endIndex)]
    return String(head.hasSuffix(" ") ? head.dropLast() : head)
  }

  /// Whether an event has this form; `names` are the names of the controllers.
  func matches(_ event: String, names: [String]) -> Bool {
    if case .fixed(let text)? = parts.first, !event.hasPrefix(text) { return false }
    return Self.match(parts[...], event[...], names + ["nil"])
  }

  /// Returns all events of this form if each of its placeholders is a name or a Bool.
  ///
  /// - Returns: An empty list if the form has other placeholders, or more than 1,000 events.
  func events(names: [String]) -> [String] {
    var events = [""]
    for part in parts {
      let words: [String]
      switch part {
      case .fixed(let text): words = [text]
      case .name: words = names
      case .bool: words = ["true", "false"]
      case .names, .quoted, .number, .fraction, .integer, .rect, .text: return []
      }
      guard events.count * words.count <= 1_000 else { return [] }
      events = events.flatMap { event in words.map { event + $0 } }
    }
    return events
  }

  /// Returns one event of this form, as an example for an error message.
  func example(names: [String]) -> String {
    let name = names.first ?? "nil"
    return parts.map { part in
      switch part {
      case .fixed(let text): text
      case .name, .names: name
      case .quoted: "\"\(name)\""
      case .bool: "true"
      case .number: "0.25"
      case .fraction: "0.250"
      case .integer: "300"
      case .rect: "(0 0 10 10)"
      case .text: "text"
      }
    }.joined()
  }

  /// Whether the parts match the whole text, with any possible length of each part.
  private static func match(
    _ parts: ArraySlice<Part>, _ text: Substring, _ names: [String]
  ) -> Bool {
    guard let part = parts.first else { return text.isEmpty }
    return ends(of: part, in: text, names).contains { end in
      match(parts.dropFirst(), text[end...], names)
    }
  }

  private static func ends(
    of part: Part, in text: Substring, _ names: [String]
  ) -> [Substring.Index] {
    func end(of word: some StringProtocol) -> Substring.Index? {
      text.hasPrefix(word) ? text.index(text.startIndex, offsetBy: word.count) : nil
    }
    switch part {
    case .fixed(let word): return end(of: word).map { [$0] } ?? []
    case .name: return names.compactMap { end(of: $0) }
    case .bool: return ["true", "false"].compactMap { end(of: $0) }
    case .number:
      return text.prefixMatch(of: /-?[0-9]+(\.[0-9]{0,2}[1-9])?/).map { [$0.range.upperBound] }
        ?? []
    case .fraction:
      return text.prefixMatch(of: /-?[0-9]+\.[0-9]{3}/).map { [$0.range.upperBound] } ?? []
    case .integer: return text.prefixMatch(of: /-?[0-9]+/).map { [$0.range.upperBound] } ?? []
    case .rect: return text.prefixMatch(of: /\([-0-9. ]+\)/).map { [$0.range.upperBound] } ?? []
    case .text: return text.isEmpty ? [] : text.indices.dropFirst() + [text.endIndex]
    case .names: return listEnds(in: text, names)
    case .quoted: return listEnds(in: text, names.map { "\"\($0)\"" })
    }
  }

  private static func listEnds(in text: Substring, _ names: [String]) -> [Substring.Index] {
    var ends = [text.startIndex]
    var open = [text.startIndex]
    while let start = open.popLast() {
      let separator = start == text.startIndex ? "" : ", "
      for name in names where text[start...].hasPrefix(separator + name) {
        let end = text.index(start, offsetBy: separator.count + name.count)
        ends.append(end)
        open.append(end)
      }
    }
    return ends
  }
}
