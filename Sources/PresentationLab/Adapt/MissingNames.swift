import PresentationTesting

/// The UIKit names that a file uses and that `HeadlessUIKit` does not declare.
struct MissingNames {
  /// A note for each missing name, at the first line that uses it.
  private(set) var notes: [SourceNote] = []

  init(in project: SourceProject, file: Int) {
    var lines: [String: [Int]] = [:]
    let code = project.tokens[file].filter(\.isCode)
    for (index, token) in code.enumerated() where token.kind == .word {
      let isModulePart = index >= 3 && code[index - 3].is("import") && code[index - 1].is(".")
      if Self.isMissing(token.text), !project.declared.contains(token.text), !isModulePart {
        lines[token.text, default: []].append(token.line)
      }
    }
    for (name, found) in MissingMembers.lines(in: code, of: project) {
      lines[name, default: []] += found
    }
    for (name, lines) in lines {
      guard let first = lines.first else { continue }
      let others = Set(lines).count - 1
      let places = others == 0 ? "" : ", and in \(others.counted("more line"))"
      notes.append(
        SourceNote(
          file: file, line: first,
          text: "\(name) is missing\(places): \(Self.advice[name] ?? Self.usualAdvice)"))
    }
  }

  private static func isMissing(_ name: String) -> Bool {
    if name == "UIKit" || OfferedNames.all.contains(name) || OfferedNames.members.contains(name) {
      return false
    }
    return advice[name] != nil || isNamedLikeUIKit(name)
  }

  /// Whether a name begins like a UIKit name.
  ///
  /// Such a name begins with `UI` and an uppercase letter, or with `CA`, an uppercase letter and a
  /// lowercase letter.
  private static func isNamedLikeUIKit(_ name: String) -> Bool {
    let letters = Array(name.unicodeScalars.prefix(4))
    guard letters.count == 4, letters[2].properties.isUppercase else { return false }
    let prefix = String(name.prefix(2))
    return prefix == "UI" || (prefix == "CA" && letters[3].properties.isLowercase)
  }

  private static let usualAdvice =
    "declare the needed part of it in a file for Linux, or put its use into #if !os(Linux)"

  /// The advice for missing names, keyed by the name.
  ///
  /// The table contains names that are often used. A name that begins with neither `UI` nor `CA` is
  /// reported as missing only if this table contains it.
  private static let advice: [String: String] = {
    let drawing = "nothing is drawn: put the drawing into #if !os(Linux)"
    let text = "text is not laid out: give the view a size, or put its use into #if !os(Linux)"
    let alerts = "use UIAlertController"
    let animate = "write UIView.animate(withDuration:animations:completion:)"
    return [
      "CGGradient": drawing, "CIImage": drawing, "CIFilter": drawing, "CGColorSpace": drawing,
      "CAMetalLayer": drawing, "CATiledLayer": drawing, "CGPDFDocument": drawing,
      "CGImageSource": drawing, "CGDataProvider": drawing, "CGPattern": drawing,
      "NSTextStorage": text, "NSLayoutManager": text, "NSTextLayoutManager": text,
      "NSTextContentStorage": text, "NSTextList": text, "NSTextTab": text,
      "NSItemProvider": usualAdvice, "NSDataAsset": "read the file with Data(contentsOf:)",
      "UIAlertView": alerts, "UIAlertViewDelegate": alerts, "UIActionSheet": alerts,
      "UIActionSheetDelegate": alerts, "beginAnimations": animate, "commitAnimations": animate,
      "UIView.setAnimationDuration": animate,
      "AutoreleasingUnsafeMutablePointer":
        "only Objective-C has it: put the method into #if !os(Linux)",
      "CFAbsoluteTimeGetCurrent": "write Date().timeIntervalSinceReferenceDate",
      "objc_sync_enter": "use NSLock", "objc_sync_exit": "use NSLock",
      "performSelector": "call the method, or schedule the call with DispatchQueue.main.async",
    ]
  }()
}
