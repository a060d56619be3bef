import PresentationClock
import Synchronization

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
