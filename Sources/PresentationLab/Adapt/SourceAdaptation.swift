/// An adaptation to Linux of files that import UIKit, with notes about places to change by hand.
///
/// Comments and strings are not changed. All files are read together, because some changes need two
/// files. For example, a selector can name a method in another file. An override can move to its
/// class in another file.
package struct SourceAdaptation {
  /// The texts of the files after rewriting, in the given order.
  package let texts: [String]
  /// The notes about places to change by hand and about missing names, sorted by file and line.
  package let notes: [SourceNote]
  /// The notes with the files and lines after the rewriting, sorted by file and line.
  package let writtenNotes: [SourceNote]
  /// The number of rewritten places.
  package let rewrites: Int
  /// The number of UIKit names that the files use and `HeadlessUIKit` does not declare.
  ///
  /// A name counts once for each file that uses the name.
  package let missing: Int

  /// Adapts the texts of several files.
  ///
  /// A file whose brackets do not match is not read or changed; a note names the line.
  package init(of sources: [String]) {
    let unbalanced = sources.map(SwiftLexer.unbalancedLine)
    let mover = OverrideMover(
      SourceProject(zip(sources, unbalanced).map { $1 == nil ? $0 : "" }))
    let project = mover.project
    var (texts, notes, rewrites, missing) = ([String](), mover.notes, mover.moved, 0)
    var written: [SourcePlace: SourcePlace] = [:]
    for file in sources.indices {
      if let line = unbalanced[file] {
        texts.append(sources[file])
        notes.append(
          SourceNote(
            file: file, line: line,
            text: "a bracket has no partner, so the file is not changed: add or remove brackets"))
        continue
      }
      var rewriter = SourceRewriter(project, file: file)
      texts.append(Self.withLineBreaks(of: sources[file], in: rewriter.rewritten()))
      let absent = MissingNames(in: project, file: file).notes
      notes += rewriter.notes + absent + ClosedMembers.notes(in: project, file: file)
      rewrites += rewriter.rewrites
      for (place, line) in rewriter.newLines {
        written[place] = SourcePlace(file: file, line: line)
      }
      missing += absent.count
    }
    self.texts = texts
    self.notes = Self.sorted(notes)
    writtenNotes = Self.sorted(
      notes.map { note in
        let place = written[SourcePlace(file: note.file, line: note.line)]
        return SourceNote(
          file: place?.file ?? note.file, line: place?.line ?? note.line, text: note.text)
      })
    (self.rewrites, self.missing) = (rewrites, missing)
  }

  private static func sorted(_ notes: [SourceNote]) -> [SourceNote] {
    notes.sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
  }

  /// Returns a text whose line breaks are those of Windows if all line breaks of the source are.
  private static func withLineBreaks(of source: String, in text: String) -> String {
    let windows: Character = "\r\n", other: Character = "\n"
    guard source.contains(windows), !source.contains(other) else { return text }
    return String(text.map { $0 == other ? windows : $0 })
  }
}
