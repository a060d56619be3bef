import PresentationClock
import Synchronization

/// The notes of callbacks, in the order of their calls.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// An object that a body can capture, to check whether the body is still alive.
final class Witness {}

/// The notes of tasks, each with the time in seconds.
final class TaskLog: Sendable {
  private let time: VirtualClock
  private let text = Mutex<[String]>([])

  @MainActor init(_ clock: RunLoopClock) {
    time = clock.virtual
  }

  var lines: [String] { text.withLock { $0 } }

  func note(_ line: String) {
    let seconds = time.now.offset.components.seconds
    text.withLock { $0.append("\(seconds) \(line)") }
  }
}
