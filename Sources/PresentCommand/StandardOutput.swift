import Foundation

/// The process's standard output, which remembers whether a text could not be written.
@MainActor
final class StandardOutput {
  private var failure: NSError?

  /// Whether a text is missing from the output.
  var isIncomplete: Bool { failure != nil }

  /// Writes a text; after a failure nothing more is written.
  func write(_ text: String) {
    guard failure == nil else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      failure = error as NSError
    }
  }

  /// The message that says why the output is incomplete; nil if it is complete, or if its reader
  /// has closed it, as `head` does.
  var message: String? {
    guard let failure else { return nil }
    let cause = failure.userInfo[NSUnderlyingErrorKey] as? NSError ?? failure
    guard cause.domain == NSPOSIXErrorDomain else {
      return "present: the output is incomplete: \(failure.localizedDescription)\n"
    }
    let code = CInt(cause.code)
    return code == EPIPE
      ? nil : "present: the output is incomplete: \(String(cString: strerror(code)))\n"
  }
}
