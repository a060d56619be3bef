/// A function that runs some of the work of a clock, for example to record the work.
package struct WorkRunner {
  /// The modules whose work runs without the function.
  let ignoredModules: Set<Substring>
  /// The function; it must call `body` once.
  ///
  /// Its first argument describes the work as it was when it was scheduled.
  let run: @MainActor (PendingWork, _ body: () -> Void) -> Void

  package init(
    ignoring modules: Set<Substring>,
    run: @escaping @MainActor (PendingWork, _ body: () -> Void) -> Void
  ) {
    ignoredModules = modules
    self.run = run
  }

  /// Returns whether the function runs the work that a file has scheduled.
  ///
  /// The file has the form of `#fileID`: the name of a module, a slash and the name of a file.
  func follows(_ fileID: String) -> Bool {
    !ignoredModules.contains(fileID.prefix { $0 != "/" })
  }
}
