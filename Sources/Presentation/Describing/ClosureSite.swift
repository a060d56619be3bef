package import PresentationLifecycle

/// The line of source code that passed a closure to this package.
///
/// The closure may capture values that explorations cannot compare. So explorations compare this
/// line instead, and name it in their result.
package struct ClosureSite: Sendable, StateValue {
  package let fileID: String
  package let line: Int

  package init(_ fileID: String, _ line: Int) { (self.fileID, self.line) = (fileID, line) }

  /// Creates the site of a call, such as `RunLoop.perform`, whose line is not known.
  package init(call: String) { self.init(call, 0) }

  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, fileID: fileID, line: line)
  }
}
