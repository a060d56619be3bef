/// The line of source that scheduled something.
struct CallSite {
  var fileID: String
  var line: Int
}

extension CallSite: CustomStringConvertible {
  /// File name without module and folders, and the line: `ProfileTests.swift:18`.
  var description: String {
    let start = fileID.lastIndex(of: "/").map(fileID.index(after:)) ?? fileID.startIndex
    return "\(fileID[start...]):\(line)"
  }
}
