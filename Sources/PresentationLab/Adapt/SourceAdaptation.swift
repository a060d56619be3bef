import Foundation

/// A source file in the words that Linux needs, and the places that need a decision.
///
/// Only words are replaced, line by line; text in strings and comments is not told apart.
package struct SourceAdaptation {
  /// What must be done by hand.
  package struct Note: Hashable, Sendable {
    /// The line, counted from 1, in the file as it was.
    package let line: Int
    /// What stands there, and what to do.
    package let text: String
  }

  /// The file with the rewrites.
  package private(set) var text: String
  /// What is left, in order of lines.
  package private(set) var notes: [Note] = []

  private let methods: [String: String?]
  /// Whether the file gets Foundation along with UIKit; beside it, some names would be ambiguous.
  private let importsUIKit: Bool
  /// The type around the line that is being read, and whether it is an extension of it.
  private var place = (type: "", isExtension: false, makesCells: false)

  /// Reads a file.
  package init(of source: String) {
    let lines = source.components(separatedBy: "\n")
    text = ""
    methods = Self.methods(in: lines)
    importsUIKit = lines.contains { $0.contains(/^\s*(?:@\w+ )?import UIKit\b/) }
    text = lines.enumerated().map { adapt($1, line: $0 + 1) }.joined(separator: "\n")
  }

  /// The methods with at most one parameter: the type of that, or nil.
  private static func methods(in lines: [String]) -> [String: String?] {
    var found: [String: String?] = [:]
    for line in lines {
      if let match = line.firstMatch(of: /func (\w+)\(\s*(?:(?:\w+\s+)?\w+\s*:\s*([\w.]+))?\s*\)/) {
        found.updateValue(match.2.map { String($0) }, forKey: String(match.1))
      }
    }
    return found
  }

  private mutating func adapt(_ line: String, line number: Int) -> String {
    read(line)
    note(line, number)
    var line = line
    if importsUIKit, line.contains(/^\s*import (?:Foundation|Dispatch)\s*$/) { return "" }
    line.replace(/@objc(?:Members|\([^)]*\))?\s+/, with: "")
    line.replace(/@IB(?:Outlet|Action|Inspectable|Designable)\s+/, with: "")
    if place.makesCells {
      line.replace("override init(frame:", with: "required init(frame:")
      line.replace("override init(style:", with: "required init(style:")
    }
    while let match = line.firstMatch(of: /#selector\((?:\w+\.)?(\w+)(?:\([^)]*\))?\)/) {
      guard let selector = selector(String(match.1)) else {
        notes.append(
          Note(
            line: number,
            text: "\(match.0): no method of that name with at most one parameter is in this file; "
              + "write Selector(\"\(match.1)\") { ... } with what calls it"))
        break
      }
      line.replaceSubrange(match.range, with: selector)
    }
    return line
  }

  private func selector(_ method: String) -> String? {
    guard let parameter = methods[method], !place.type.isEmpty else { return nil }
    return if let parameter {
      "Selector(\"\(method):\") "
        + "{ (target: \(place.type), sender: \(parameter)) in target.\(method)(sender) }"
    } else {
      "Selector(\"\(method)\") { (target: \(place.type)) in target.\(method)() }"
    }
  }

  /// Follows which type a line stands in, by the heads of types at the margin.
  private mutating func read(_ line: String) {
    guard
      let match = line.firstMatch(
        of: /^(?:[\w@()]+ )*?(class|extension|struct|enum|actor|protocol) (\w+)([^{]*)/)
    else { return }
    place = (
      String(match.2), match.1 == "extension",
      match.3.contains("UICollectionViewCell") || match.3.contains("UITableViewCell")
    )
  }

  private mutating func note(_ line: String, _ number: Int) {
    func add(_ text: String) { notes.append(Note(line: number, text: text)) }
    if place.isExtension, line.contains("override ") {
      add("override in an extension: move the method into the class")
    }
    if line.contains(/\b\w+\?\(/), line.contains("?.") {
      add("an optional method is called: requirements have defaults here, leave out its \"?\"")
    }
    if line.contains("dynamic var ") || line.contains("#keyPath(") {
      add("key-value observing: use didSet, or Observation")
    }
    if line.contains("UINib(") || line.contains("UIStoryboard(") {
      add("a nib or a storyboard: build the view in loadView or viewDidLoad")
    }
  }
}
