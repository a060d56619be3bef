/// The number of a rule, such as `P-21a`: a chapter letter, a number, and an optional letter.
package struct RuleNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The chapters, in the order of the rule book.
  package enum Chapter: Character, CaseIterable, Sendable {
    case presentations = "P"
    case stacks = "N"
    case containment = "C"
    case transitions = "T"
    case animators = "A"
    case runLoop = "R"
    case matching = "G"
    case heroes = "H"
    case timing = "S"
    case layout = "L"
    case questions = "Q"

    /// The subject of the chapter, such as "modal presentations", as in the title of its page.
    package var subject: String {
      switch self {
      case .presentations: "modal presentations"
      case .stacks: "stacks and tabs"
      case .containment: "containment"
      case .transitions: "custom transitions"
      case .animators: "property animators"
      case .runLoop: "the run loop"
      case .matching: "matched geometry"
      case .heroes: "hero flights"
      case .timing: "timing and springs"
      case .layout: "layout"
      case .questions: "alerts and questions"
      }
    }

    /// The name of the documentation page that contains the rules of this chapter, such as
    /// `StackRules`.
    ///
    /// The page belongs to the documentation of the module `Presentation`.
    package var page: String {
      switch self {
      case .presentations: "PresentationRules"
      case .stacks: "StackRules"
      case .containment: "ContainmentRules"
      case .transitions: "TransitionRules"
      case .animators: "AnimatorRules"
      case .runLoop: "RunLoopRules"
      case .matching: "MatchedGeometryRules"
      case .heroes: "HeroRules"
      case .timing: "TimingRules"
      case .layout: "LayoutRules"
      case .questions: "QuestionRules"
      }
    }
  }

  package let chapter: Chapter
  package let value: Int
  /// The letter at the end of the number, such as `a` in `P-21a`; nil if there is none.
  ///
  /// A rule gets a letter if it is added later between two existing rules.
  package let letter: Character?

  /// Creates a number from text such as `P-21a`; returns nil for any other text.
  package init?(_ text: String) {
    guard let match = text.wholeMatch(of: /([A-Z])-([1-9][0-9]*)([a-z])?/),
      let chapter = match.1.first.flatMap(Chapter.init), let value = Int(match.2)
    else { return nil }
    self.chapter = chapter
    self.value = value
    letter = match.3?.first
  }

  package var description: String {
    "\(chapter.rawValue)-\(value)\(letter.map(String.init) ?? "")"
  }

  /// A Markdown link from another page to the rule on the page of its chapter.
  package var link: String { "[\(self)](doc:\(chapter.page)#\(self))" }

  /// Returns a Markdown text with each rule number replaced by a link to the rule.
  package static func linked(in text: String) -> String {
    text.replacing(/\b[A-Z]-[1-9][0-9]*[a-z]?\b/) { match in
      RuleNumber(String(match.0))?.link ?? String(match.0)
    }
  }

  /// Whether `left` precedes `right`: by chapter, then by value, then by letter.
  package static func < (left: RuleNumber, right: RuleNumber) -> Bool { left.key < right.key }

  /// Returns the differences from another number of the same chapter, in value and in letter.
  func distance(to other: RuleNumber) -> (value: Int, letter: Int) {
    (abs(key.value - other.key.value), abs(key.letter - other.key.letter))
  }

  private var key: (chapter: Int, value: Int, letter: Int) {
    (
      Chapter.allCases.firstIndex(of: chapter) ?? 0, value,
      letter?.asciiValue.map { Int($0) - 96 } ?? 0
    )
  }
}
