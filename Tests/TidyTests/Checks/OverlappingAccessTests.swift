import TestSupport
import Testing

/// The access checks of Swift that UIKit's properties do not have.
///
/// Swift ends a process that reads a stored property inside a change of the same property, as in
/// `label.text?.append(label.text ?? "")`. The attribute `@exclusivity(unchecked)` turns the check
/// off, but an app checks a final property itself.
@Suite("Stored values of public classes") struct OverlappingAccessTests {
  @Test func `an app may read a stored value while it changes it`() {
    expectNone(Repository.sources.filter(Self.isModeled).flatMap(Self.checkedProperties))
  }

  private static func isModeled(_ file: SourceFile) -> Bool {
    ["Presentation", "HeadlessUIKit", "HeadlessQuartzCore"].contains { file.isIn("Sources/\($0)/") }
  }

  /// The properties whose accesses Swift checks.
  private static func checkedProperties(_ file: SourceFile) -> [Finding] {
    let all = file.declarations
    return all.compactMap { declaration in
      guard declaration.keyword == .var, declaration.isMarkedPublic,
        let owner = declaration.parent.map({ all[$0] }), owner.keyword == .class,
        !declaration.modifiers.contains(where: { $0.hasSuffix("(set)") }),
        isStoredValue(file, declaration.line)
      else { return nil }
      let isFinal = declaration.modifiers.union(owner.modifiers).contains("final")
      let text = file.lines[(declaration.firstLine - 1)..<declaration.line]
      if !isFinal, text.contains(where: { $0.contains("@exclusivity(unchecked)") }) { return nil }
      return file.finding(
        declaration.line, "\(declaration.name) cannot be read while an app changes it",
        cure: "add @exclusivity(unchecked), and remove final from it and its class")
    }
  }

  /// Returns whether a line declares a stored property with a collection or an optional struct.
  private static func isStoredValue(_ file: SourceFile, _ line: Int) -> Bool {
    let value =
      /\bvar \w+: (\[.*\]|Set<.*>|((Attributed)?String|\w*Configuration|URL|Date|Locale)\?)/
    let text = file.lines[line - 1]
    guard text.contains(value) else { return false }
    if text.contains("SymbolConfiguration?") { return false }
    guard let brace = text.firstIndex(of: "{") else { return true }
    let accessors = text[brace...].dropFirst() + (line < file.lines.count ? file.lines[line] : "")
    return accessors.contains(/^\s*(didSet|willSet)\b/)
  }
}
