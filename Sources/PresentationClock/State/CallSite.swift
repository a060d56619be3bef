/// The line of source that scheduled something.
struct CallSite {
  var fileID: String
  /// Of 32 bits, so that what stands beside it finds room in the same word.
  private var number: Int32

  var line: Int { Int(number) }

  init(fileID: String, line: Int) {
    self.fileID = fileID
    number = Int32(clamping: line)
  }

  /// The call site of code that passes none.
  static let unknown = CallSite(fileID: "unknown", line: 0)
}

extension CallSite: CustomStringConvertible {
  /// File name without module and folders, and the line: `ProfileTests.swift:18`.
  var description: String {
    let start = fileID.lastIndex(of: "/").map(fileID.index(after:)) ?? fileID.startIndex
    return "\(fileID[start...]):\(line)"
  }
}
