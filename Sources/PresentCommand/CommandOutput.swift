/// The destination of a command's output; no line break is added to a written text.
@MainActor
package struct CommandOutput {
  package var write: (String) -> Void
  package var writeError: (String) -> Void

  package init(write: @escaping (String) -> Void, writeError: @escaping (String) -> Void) {
    self.write = write
    self.writeError = writeError
  }
}
