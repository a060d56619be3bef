import PresentationClock
import Synchronization

/// What callbacks write down, in the order in which they ran.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// Something a body can capture, to see whether the body is still alive.
final class Witness {}

/// What tasks write down, each line with the time in seconds.
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
