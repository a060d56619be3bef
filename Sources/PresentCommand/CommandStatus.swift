/// How a command ended, as its exit status.
package enum CommandStatus: Int32, Sendable {
  /// Everything passed.
  case passed = 0
  /// A plan failed, or was rejected.
  case failed = 1
  /// The command line or a plan could not be understood, whether or not other plans passed.
  case badInput = 2
  /// Everything passed, and the output could not be written.
  case lostOutput = 3
}
