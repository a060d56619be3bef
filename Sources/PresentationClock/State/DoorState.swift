/// The state of a ``Door``, protected by the door's lock.
///
/// The methods of this type only return tasks and jobs. The caller resumes, cancels or runs them
/// after it has released the lock.
struct DoorState {
  /// A message from the ``Door`` to its clock.
  enum Mail {
    case job(TaskOrigin)
    case asleep(number: UInt64, deadline: Int64, origin: TaskOrigin)
    case awake(number: UInt64)
  }

  /// A sleeping task.
  struct Sleeper {
    var continuation: CheckedContinuation<Void, any Error>
    var origin: TaskOrigin

    func wake() {
      TaskOrigin.$current.withValue(origin) { continuation.resume() }
    }

    func cancel() {
      TaskOrigin.$current.withValue(origin) {
        continuation.resume(throwing: CancellationError())
      }
    }
  }

  private enum Phase {
    case open, clearing, abandoned
  }

  var mail: [Mail] = []

  /// The functions that cancel the running tasks, keyed by the number of the task.
  private var cancels: [UInt64: @Sendable () -> Void] = [:]
  private var tasks = TaskList()
  private var phase = Phase.open
  private var lastNumber: UInt64 = 0
  private var sleepers: [UInt64: Sleeper] = [:]
  private var jobs = JobQueue()

  var hasJobs: Bool { !jobs.isEmpty }

  /// The tasks that have not ended, the oldest task first.
  var unfinishedTasks: [TaskOrigin] { tasks.unfinished }

  mutating func takeNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Returns the number of a task that is about to be created.
  mutating func takeTaskNumber() -> UInt64 {
    let number = takeNumber()
    tasks.expect(number)
    return number
  }

  // MARK: Tasks

  /// Stores the function that cancels a task.
  ///
  /// While ``Door/clear(limit:)`` runs, and after ``Door/abandon()``, stores nothing and returns
  /// false.
  mutating func keep(_ cancel: @escaping @Sendable () -> Void, for number: UInt64) -> Bool {
    guard phase == .open else { return false }
    cancels[number] = cancel
    return true
  }

  mutating func forget(_ number: UInt64) -> (@Sendable () -> Void)? {
    tasks.remove(number)
    return cancels.removeValue(forKey: number)
  }

  // MARK: Jobs

  /// Adds a job; after ``Door/abandon()``, adds nothing and returns false.
  mutating func add(_ job: UnownedJob, origin: TaskOrigin?) -> Bool {
    guard phase != .abandoned else { return false }
    let origin = tasks.origin(of: job, enqueuedBy: origin)
    if let origin = jobs.append(job, origin: origin) { mail.append(.job(origin)) }
    return true
  }

  /// Begins a row and returns its first job; nil if no job waits.
  ///
  /// A row is a sequence of jobs that run directly after each other.
  mutating func beginRow() -> UnownedJob? {
    jobs.beginRow()
  }

  /// Returns the next job of the current row; nil if the row has no further job.
  mutating func takeNextInRow() -> UnownedJob? {
    jobs.takeNextInRow()
  }

  /// Ends the current row; its remaining jobs wait in the queue.
  mutating func endRow() {
    for origin in jobs.endRow() { mail.append(.job(origin)) }
  }

  // MARK: Sleepers

  /// Adds a sleeping task.
  ///
  /// While ``Door/clear(limit:)`` runs, and after ``Door/abandon()``, adds nothing and returns
  /// false.
  mutating func add(_ sleeper: Sleeper, as number: UInt64, until deadline: Int64) -> Bool {
    guard phase == .open else { return false }
    sleepers[number] = sleeper
    mail.append(.asleep(number: number, deadline: deadline, origin: sleeper.origin))
    return true
  }

  mutating func takeSleeper(_ number: UInt64) -> Sleeper? {
    guard let sleeper = sleepers.removeValue(forKey: number) else { return nil }
    mail.append(.awake(number: number))
    return sleeper
  }

  mutating func takeSleepers() -> [Sleeper] {
    defer { sleepers.removeAll() }
    return sleepers.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Ends

  /// Returns the functions that cancel the tasks, the oldest task first.
  ///
  /// Returns nil if ``Door/clear(limit:)`` is already running, or after ``Door/abandon()``.
  mutating func beginClearing() -> [@Sendable () -> Void]? {
    guard phase == .open else { return nil }
    phase = .clearing
    return orderedCancels
  }

  /// Ends ``Door/clear(limit:)``; discards all messages to the clock except the messages about
  /// remaining jobs.
  mutating func endClearing() {
    if phase == .clearing { phase = .open }
    mail = jobs.origins.map { .job($0) }
  }

  mutating func abandon() -> ([@Sendable () -> Void], [Sleeper], [UnownedJob]) {
    phase = .abandoned
    mail.removeAll()
    return (orderedCancels, takeSleepers(), jobs.takeAll())
  }

  private var orderedCancels: [@Sendable () -> Void] {
    cancels.sorted { $0.key < $1.key }.map(\.value)
  }
}
