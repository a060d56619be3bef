/// The line of source code that scheduled some work.
struct CallSite {
  var fileID: String
  /// The line number, in 32 bits so that a neighboring value fits into the same word.
  private var number: Int32

  var line: Int { Int(number) }

  init(fileID: String, line: Int) {
    self.fileID = fileID
    number = Int32(clamping: line)
  }

  /// The call site of work that was scheduled without a call site.
  static let unknown = CallSite(fileID: "unknown", line: 0)
}

extension CallSite: CustomStringConvertible {
  /// The file name without module and folders, and the line, such as `ProfileTests.swift:18`.
  var description: String {
    let start = fileID.lastIndex(of: "/").map(fileID.index(after:)) ?? fileID.startIndex
    return "\(fileID[start...]):\(line)"
  }
}
