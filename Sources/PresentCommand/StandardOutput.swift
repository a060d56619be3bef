import Foundation

/// The standard output of the process, which remembers whether writing failed.
@MainActor
final class StandardOutput {
  private var failure: NSError?

  /// Whether a text could not be written.
  var isIncomplete: Bool { failure != nil }

  /// Writes a text; after a failure it writes nothing more.
  func write(_ text: String) {
    guard failure == nil else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      failure = error as NSError
    }
  }

  /// The message about incomplete output.
  ///
  /// Nil if the output is complete, or if its reader has closed the pipe, as `head` does.
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
