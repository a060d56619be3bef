import Foundation

/// The standard output of the process, which records whether a text could not be written.
@MainActor
final class StandardOutput {
  private var failure: NSError?

  /// Whether a text could not be written.
  var isIncomplete: Bool { failure != nil }

  /// Writes a text; does nothing if an earlier text could not be written.
  func write(_ text: String) {
    guard failure == nil else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      failure = error as NSError
    }
  }

  /// The message about incomplete output; nil if the output is complete.
  ///
  /// The message is also nil if the reading program has closed the pipe early, as `head` does.
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
