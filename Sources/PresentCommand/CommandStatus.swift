/// The exit status of a command.
package enum CommandStatus: Int32, Sendable {
  /// All plans and checks passed.
  case passed = 0
  /// A plan or another check failed.
  case failed = 1
  /// The command line or at least one plan is invalid; the results of other plans have no effect on
  /// this status.
  case badInput = 2
  /// All plans and checks passed, but the output could not be written.
  case lostOutput = 3
}
