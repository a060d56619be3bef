import PresentationClock
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

extension World {
  /// Schedules a timer of an animation; pending work names the line of `site`, if it is known.
  @discardableResult func schedule(
    _ what: String, after delay: Duration, from site: ClosureSite?,
    _ body: @escaping @MainActor () -> Void
  ) -> RunLoopTimer {
    guard let site, site.line > 0 else { return clock.schedule(what, after: delay, body: body) }
    return clock.schedule(what, after: delay, fileID: site.fileID, line: site.line, body: body)
  }
}
