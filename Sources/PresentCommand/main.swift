import Foundation

// The program that reads the output may close the pipe early, as `head` does. The process ignores
// the resulting signal and continues, so that failures are still found. The exit status then shows
// that the output is incomplete.
signal(SIGPIPE, SIG_IGN)

let standardOutput = StandardOutput()
let output = CommandOutput(
  write: standardOutput.write,
  writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
let tool = CommandLineTool(processes: ProcessInfo.processInfo.activeProcessorCount)
let status = tool.run(Array(CommandLine.arguments.dropFirst()), output: output)
if let message = standardOutput.message { output.writeError(message) }
exit((status == .passed && standardOutput.isIncomplete ? .lostOutput : status).rawValue)
