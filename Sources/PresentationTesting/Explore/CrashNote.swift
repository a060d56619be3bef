import Foundation
import Synchronization

/// The schedule of the current run, in memory that a signal handler can read.
///
/// If code of a scenario crashes, the handler prints the schedule to standard error. If the run has
/// made steps ahead of a breadth-first search, a shorter schedule may lead to the crash. Then the
/// handler also prints the name of the environment variable that turns off such steps.
@MainActor enum CrashNote {
  private static let capacity = 4_096
  private static let headline = Array(
    "\nThe program stopped in an exploration, in the last step of the schedule ".utf8)
  private static let variable = "PRESENTATION_SHORTEST_CRASH"
  /// Whether explorations make no steps ahead of their search, because the environment asks for a
  /// shortest schedule to a crash.
  static let needsShortest = ProcessInfo.processInfo.environment[variable]?.isEmpty == false
  private static let advice = Array(
    "A shorter schedule may exist. To find it, set the environment variable \(variable) to 1.\n"
      .utf8)
  private static let adviceText = UnsafeMutablePointer<UInt8>.allocate(capacity: advice.count)
  private static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private static var count = 0
  private static var isPaused = false
  private static var runs = 0
  nonisolated private static let address = Atomic<UInt>(0)
  nonisolated private static let length = Atomic<Int>(0)
  nonisolated private static let adviceAddress = Atomic<UInt>(0)
  /// The length of the advice; 0 if no shorter schedule exists.
  nonisolated private static let adviceLength = Atomic<Int>(0)
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static var handlers: [sigaction] = []

  /// Starts to record a new run, with an empty schedule.
  static func begin() {
    (count, isPaused) = (0, false)
    adviceLength.store(0, ordering: .releasing)
    for byte in headline { append(byte) }
    runs += 1
    if runs == 1 { install() }
  }

  /// Calls `body`, which makes many runs, and installs the signal handlers only once for all runs.
  ///
  /// Installing and removing the handlers takes 18 system calls.
  static func forAllRuns<Result>(of body: () throws -> Result) rethrows -> Result {
    begin()
    defer { end() }
    return try body()
  }

  /// Adds a step to the recorded schedule, just before the run makes the step.
  static func add(_ step: Schedule.Step) {
    if isPaused { return }
    if count > headline.count { append(UInt8(ascii: ".")) }
    switch step {
    case .move(let number): for byte in "\(number)".utf8 { append(byte) }
    case .turn: append(UInt8(ascii: "t"))
    }
    length.store(count, ordering: .releasing)
  }

  /// Adds no further steps of the current run, because no schedule leads to its further states.
  static func pause() { isPaused = true }

  /// Notes that the current run makes steps ahead of the search.
  ///
  /// If the run crashes, a shorter schedule may lead to the same crash.
  static func noteStepsAhead() { adviceLength.store(advice.count, ordering: .releasing) }

  /// Ends the record of a run, and removes the signal handlers if no other run is in progress.
  static func end() {
    runs -= 1
    if runs == 0 { uninstall() }
  }

  private static func append(_ byte: UInt8) {
    guard count < capacity else { return }
    text[count] = byte
    count += 1
  }

  private static func install() {
    address.store(UInt(bitPattern: text), ordering: .releasing)
    length.store(count, ordering: .releasing)
    for (index, byte) in advice.enumerated() { adviceText[index] = byte }
    adviceAddress.store(UInt(bitPattern: adviceText), ordering: .releasing)
    handlers = signals.map { number in
      var old = sigaction()
      sigaction(number, nil, &old)
      signal(number) { CrashNote.report($0) }
      return old
    }
  }

  private static func uninstall() {
    for (number, old) in zip(signals, handlers) {
      var old = old
      sigaction(number, &old, nil)
    }
  }

  /// Prints the recorded schedule, and then lets the signal end the program.
  nonisolated private static func report(_ number: Int32) {
    let text = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    _ = write(STDERR_FILENO, text, length.load(ordering: .acquiring))
    _ = write(STDERR_FILENO, "\n", 1)
    let advice = UnsafeRawPointer(bitPattern: adviceAddress.load(ordering: .acquiring))
    _ = write(STDERR_FILENO, advice, adviceLength.load(ordering: .acquiring))
    // Restores the default action of the signal, which ends the program.
    signal(number, nil)
    raise(number)
  }
}
