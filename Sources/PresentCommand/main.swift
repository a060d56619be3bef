import Foundation

// A reader that goes away, as `head` does, must not end the run with a signal.
signal(SIGPIPE, SIG_IGN)

let output = CommandOutput(
  write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
  writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
let status = CommandLineTool().run(Array(CommandLine.arguments.dropFirst()), output: output)
exit(status.rawValue)
