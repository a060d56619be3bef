import Foundation

// A reader that closes the pipe early, as `head` does, must not end the process with a signal.
// Failures are still found, and the exit status tells that the output is incomplete.
signal(SIGPIPE, SIG_IGN)

let standardOutput = StandardOutput()
let output = CommandOutput(
  write: standardOutput.write,
  writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
let status = CommandLineTool().run(Array(CommandLine.arguments.dropFirst()), output: output)
if let message = standardOutput.message { output.writeError(message) }
exit((status == .passed && standardOutput.isIncomplete ? .lostOutput : status).rawValue)
