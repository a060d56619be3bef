/// The destination of a command's output; the written texts contain their own line breaks.
@MainActor
package struct CommandOutput {
  package var write: (String) -> Void
  package var writeError: (String) -> Void

  package init(write: @escaping (String) -> Void, writeError: @escaping (String) -> Void) {
    self.write = write
    self.writeError = writeError
  }
}
