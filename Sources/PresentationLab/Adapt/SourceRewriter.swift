/// A rewriter that adapts one Swift file to Linux, token by token.
struct SourceRewriter: TokenReader {
  let project: SourceProject
  private(set) var notes: [SourceNote] = []
  private(set) var rewrites = 0
  let tokens: [SwiftToken]
  let outline: SourceOutline
  let code: [Int]
  /// The new texts of changed tokens, keyed by the index of the token.
  private var edits: [Int: String] = [:]
  /// The extensions that are written at the end of the file.
  private var addedExtensions: [String] = []
  private let importsUIKit: Bool
  /// Whether the next import of Foundation becomes an import of UIKit.
  private var lacksUIKit: Bool
  /// The types of the file's constants and variables (``typesOfConstants()``).
  private(set) lazy var constants = typesOfConstants()
  /// Whether a type of the files may find its methods by their names.
  private(set) lazy var hasSelectorTarget = project.uses("SelectorTarget")
  /// The generic parameters that stand for subclasses of UIKit's classes.
  private let genericViews: Set<String>

  init(_ project: SourceProject, file: Int) {
    self.project = project
    tokens = project.tokens[file]
    outline = project.outlines[file]
    let tokens = tokens
    code = tokens.indices.filter { tokens[$0].isCode }
    let code = code
    genericViews = Set(
      zip(code.indices, code.dropFirst(3)).compactMap { place, last in
        guard tokens[last].text.hasPrefix("UI") else { return nil }
        let words = code[place...].prefix(3).map { tokens[$0].text }
        let isParameter =
          ["<", ","].contains(words[0]) && words[1].first?.isUppercase == true && words[2] == ":"
        return isParameter ? words[1] : nil
      })
    func imports(_ module: String) -> Bool {
      zip(code, code.dropFirst()).contains {
        tokens[$0].is("import") && tokens[$1].is(module)
      }
    }
    lacksUIKit =
      !imports("UIKit") && imports("Foundation")
      && code.contains { Self.objectiveC.contains(tokens[$0].text) && tokens[$0].kind != .string }
    importsUIKit = imports("UIKit") || lacksUIKit
  }

  /// Rewrites the file, and returns its new text.
  mutating func rewritten() -> String {
    for place in code.indices { rewrite(place) }
    for type in outline.types where type.keyword == "protocol" { writeDefaults(of: type) }
    for type in outline.types where type.keyword == "class" { completeCell(type) }
    importNetworking()
    let text = tokens.indices.map { edits[$0] ?? tokens[$0].text }.joined()
    if addedExtensions.isEmpty { return text }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return text + end + addedExtensions.map { "\n\($0)\n" }.joined()
  }

  /// The lines in the new text, keyed by the lines in the original files.
  ///
  /// The new line is that of the first token of the original line.
  var newLines: [SourcePlace: Int] {
    func breaks(_ text: Substring) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
    var (lines, line): ([SourcePlace: Int], Int) = ([:], 1)
    for (index, token) in tokens.enumerated() {
      let text = edits[index] ?? token.text
      let place = SourcePlace(file: token.file, line: token.line)
      if lines[place] == nil {
        let isKept = text.hasSuffix(token.text)
        lines[place] = line + (isKept ? breaks(text.dropLast(token.text.count)) : 0)
      }
      line += breaks(text[...])
    }
    return lines
  }

  mutating func addExtension(_ text: String) {
    if !addedExtensions.contains(text) { addedExtensions.append(text) }
  }

  // MARK: Tokens

  /// Returns the text of tokens after the rewriting.
  func rewrittenText(_ indices: Range<Int>) -> String {
    indices.map { edits[$0] ?? tokens[$0].text }.joined()
  }

  func text(_ places: Range<Int>) -> String {
    places.isEmpty
      ? "" : tokens[code[places.lowerBound]...code[places.upperBound - 1]].map(\.text).joined()
  }

  mutating func note(_ place: Int, _ text: String) {
    let token = tokens[code[place]]
    notes.append(SourceNote(file: token.file, line: token.line, text: text))
  }

  /// Replaces tokens by a text.
  mutating func replace(_ places: Range<Int>, by text: String) {
    let (first, last) = (code[places.lowerBound], code[places.upperBound - 1])
    for index in first...last { edits[index] = "" }
    edits[first] = text
    rewrites += 1
  }

  /// Removes tokens, and the space after them.
  mutating func remove(_ places: Range<Int>) {
    replace(places, by: "")
    let next = code[places.upperBound - 1] + 1
    if tokens.indices.contains(next), tokens[next].kind == .space { edits[next] = "" }
  }

  /// Writes a text before a token, which may have been rewritten.
  mutating func prepend(_ text: String, to index: Int) {
    edits[index] = text + (edits[index] ?? tokens[index].text)
  }

  /// Writes a text after a token, and counts it as a rewritten place.
  mutating func insert(_ text: String, after index: Int) {
    append(text, to: index)
    rewrites += 1
  }

  mutating func append(_ text: String, to index: Int) {
    edits[index] = (edits[index] ?? tokens[index].text) + text
  }

  // MARK: Rewriting

  private mutating func rewrite(_ place: Int) {
    if followsOpenOutlet(place) { noteOutlet(place) }
    switch tokens[code[place]].kind {
    case .attribute: rewriteAttribute(place)
    case .directive:
      if word(place) == "#selector" { rewriteSelector(place) }
      if word(place) == "#keyPath" { rewriteKeyPath(place) }
      if word(place) == "#Preview" { wrapPreview(place) }
    case .word: rewriteWord(place)
    case .sign:
      if ["?", "!"].contains(word(place)), word(place + 1) == "(" { rewriteOptionalCall(place) }
      if word(place) == "?", word(place + 1) == "{", project.hasOptionalMethod(word(place - 1)) {
        rewriteOptionalCall(place)
      }
      if word(place) == "?" {
        rewriteDelegateWindow(place)
        rewriteOptionalProperty(place)
      }
    case .string: noteObjectiveCInString(place)
    case .space, .comment: break
    }
  }

  private static let leftOut: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@NSCopying", "@UIApplicationMain",
  ]

  private mutating func rewriteAttribute(_ place: Int) {
    let attribute = word(place)
    if attribute == "@NSManaged" { return rewriteManaged(place) }
    let isMain = attribute == "@main" && isApplicationDelegate(after: place)
    guard Self.leftOut.contains(attribute) || isMain else { return }
    if attribute == "@IBOutlet", noteOutlet(place) {
      return replace(place..<place + 1, by: Self.openOutlet)
    }
    let hasName = attribute == "@objc" && word(place + 1) == "("
    remove(place..<(hasName ? closing(place + 1) : place) + 1)
  }

  /// The comment that replaces the attribute of an outlet that nothing sets, so that the command
  /// lists the outlet again in an adapted file.
  private static let openOutlet = "/* @IBOutlet */"

  /// Whether the comment ``openOutlet`` is right before a place.
  private func followsOpenOutlet(_ place: Int) -> Bool {
    let start = place > 0 ? code[place - 1] + 1 : 0
    return (start..<code[place]).contains { tokens[$0].text == Self.openOutlet }
  }

  /// Adds a note about an outlet of the form `var name: Type!`, because no storyboard sets the
  /// outlet, unless the file itself sets it; returns whether there is a note.
  @discardableResult private mutating func noteOutlet(_ place: Int) -> Bool {
    var last = place
    while last + 1 < code.count, word(last) != "var" { last += 1 }
    let name = word(last + 1)
    while last + 1 < code.count, !["{", "}", "=", ";"].contains(word(last + 1)),
      tokens[code[last]].line == tokens[code[last + 1]].line
    { last += 1 }
    guard word(last) == "!", !isAssigned(name) else { return false }
    note(
      place,
      "no storyboard sets the outlet \(name): set it in loadView, or in a test and remove the "
        + "comment")
    return true
  }

  /// Returns whether the file assigns a value to a property of this name, for example in
  /// `viewDidLoad`.
  private func isAssigned(_ name: String) -> Bool {
    code.indices.contains { place in
      word(place) == name && word(place + 1) == "=" && word(place + 2) != "="
        && !["var", "let"].contains(word(place - 1))
    }
  }

  private mutating func noteNib(_ place: Int) {
    note(
      place,
      "a nib or a storyboard: build the view in loadView or viewDidLoad, or supply the objects "
        + "in the test with UINib.supply or UIStoryboard.supply")
  }

  private mutating func rewriteWord(_ place: Int) {
    switch word(place) {
    case "window": rewriteBoundWindow(place)
    case "perform":
      rewritePerform(place)
      noteAnyObject(place)
    case "responds": noteAnyObject(place)
    case "Selector", "NSSelectorFromString": noteNamedSelector(place)
    case "import":
      if let start = startOfImport(place) { rewriteImport(place, from: start) }
    case "override":
      requireCellInitializer(place)
      noteForwarding(place)
      rewriteInheritedOverride(place)
    case "UINib", "UIStoryboard":
      if word(place + 1) == "(" {
        noteNib(place)
      }
    case "loadNibNamed":
      noteNib(place)
    case "await": noteAwait(place)
    case let name where genericViews.contains(name) && word(place + 1) == "(":
      noteGenericView(place)
    case "notifications"
    where !importsUIKit && word(place + 1) == "(" && word(place + 2) == "named":
      note(
        place,
        "Linux's Foundation has no sequence of notifications: import UIKit, which has it")
    case "method_exchangeImplementations", "class_addMethod", "class_replaceMethod":
      note(place, "method swizzling needs Objective-C: subclass, or call the code yourself")
    default: noteImplementationQuestion(place)
    }
  }

  func startsLine(_ place: Int) -> Bool {
    let index = code[place]
    return index == 0 || (tokens[index - 1].kind == .space && tokens[index - 1].newlines > 0)
  }

  // MARK: Imports

  /// Words for which a file without UIKit needs its import on Linux.
  ///
  /// On Apple platforms, Foundation has selectors and observes properties. On Linux, only the
  /// package's own module does.
  private static let objectiveC: Set = [
    "#selector", "NSKeyValueChangeKey", "NSKeyValueObservation", "Selector",
  ]
  private static let broughtAlong: Set = ["Foundation", "Dispatch", "ObjectiveC"]

  private static let accessLevels: Set = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]

  /// Returns the position of the first attribute or access level before the word `import`; nil if
  /// the word is not the beginning of an import, for example if it is an argument label.
  private func startOfImport(_ place: Int) -> Int? {
    var start = place
    while start > 0 {
      if isModifierOfImport(start - 1) {
        start -= 1
      } else if start >= 4, word(start - 1) == ")", word(start - 3) == "(",
        isModifierOfImport(start - 4)
      {
        start -= 4
      } else {
        break
      }
    }
    return start == 0 || startsLine(start) || word(start - 1) == ";" ? start : nil
  }

  private func isModifierOfImport(_ place: Int) -> Bool {
    tokens[code[place]].kind == .attribute || Self.accessLevels.contains(word(place))
  }

  private mutating func rewriteImport(_ place: Int, from first: Int) {
    let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    let start = kinds.contains(word(place + 1)) ? place + 2 : place + 1
    var end = start + 1
    while word(end) == ".", !word(end + 1).isEmpty { end += 2 }
    let module = word(start)
    if ["UIKit", "QuartzCore", "CoreGraphics"].contains(module) {
      if end > start + 1 || start > place + 1 { replace(place + 1..<end, by: module) }
    } else if lacksUIKit, module == "Foundation" {
      replace(place + 1..<end, by: "UIKit")
      lacksUIKit = false
    } else if importsUIKit, Self.broughtAlong.contains(module) {
      replace(first..<(word(end) == ";" ? end + 1 : end), by: "")
    } else if AppleModules.names.contains(module) {
      note(
        place,
        "Linux has no \(module): move the code that uses it to its own file, or put it in "
          + "#if canImport(\(module))")
    }
  }
}
