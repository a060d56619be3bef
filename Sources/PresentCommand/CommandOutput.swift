/// The destination of a command's text; every text ends its own lines.
@MainActor
package struct CommandOutput {
  package var write: (String) -> Void
  package var writeError: (String) -> Void

  package init(write: @escaping (String) -> Void, writeError: @escaping (String) -> Void) {
    self.write = write
    self.writeError = writeError
  }
}
