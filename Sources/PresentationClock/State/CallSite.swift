/// The line of source code that scheduled a piece of work.
struct CallSite {
  var fileID: String
  /// The line number, stored in 32 bits to save memory.
  private var number: Int32

  var line: Int { Int(number) }

  init(fileID: String, line: Int) {
    self.fileID = fileID
    number = Int32(clamping: line)
  }

  /// The call site of work whose source line is not known.
  static let unknown = CallSite(fileID: "unknown", line: 0)
}

extension CallSite: CustomStringConvertible {
  /// The file name without module and folders, and the line number, such as
  /// `ProfileTests.swift:18`; without the number if the line is not known.
  var description: String {
    let start = fileID.lastIndex(of: "/").map(fileID.index(after:)) ?? fileID.startIndex
    return line > 0 ? "\(fileID[start...]):\(line)" : String(fileID[start...])
  }
}
