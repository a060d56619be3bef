/// Files that import UIKit, in the words that Linux needs, and the places that need a decision.
///
/// Comments and strings stay as they are. The files are read together: a selector may name a method
/// of another file, and an override moves from an extension into a class of another file.
package struct SourceAdaptation {
  /// The files with the rewrites, in the order in which they were given.
  package let texts: [String]
  /// The places that are left alone, and the names that are missing, by file and line.
  package let notes: [SourceNote]
  /// The number of rewritten places.
  package let rewrites: Int
  /// The number of names of UIKit that are used and not offered, counted once per file.
  package let missing: Int

  /// Adapts the texts of files.
  package init(of sources: [String]) {
    let mover = OverrideMover(SourceProject(sources))
    let project = mover.project
    var (texts, notes, rewrites, missing) = ([String](), mover.notes, mover.moved, 0)
    for file in sources.indices {
      var rewriter = SourceRewriter(project, file: file)
      texts.append(rewriter.rewritten())
      let absent = MissingNames(in: project, file: file).notes
      notes += rewriter.notes + absent
      rewrites += rewriter.rewrites
      missing += absent.count
    }
    self.texts = texts
    self.notes = notes.sorted { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
    (self.rewrites, self.missing) = (rewrites, missing)
  }
}
