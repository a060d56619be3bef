/// The jobs of a door, which run in *rows*: a job, at once followed by the jobs that it adds, and
/// by the jobs that these add.
///
/// Whether an `await` needs a job depends on how the code was compiled. Rows make the order
/// independent of this: a task runs until it has to wait for something, however many jobs that
/// takes, and only then the next task runs.
struct JobQueue {
  struct Entry {
    var job: UnownedJob
    var origin: TaskOrigin
  }

  /// The jobs that begin a row, in order of arrival, and the number of them that were taken.
  private var waiting: [Entry] = []
  private var taken = 0
  /// The jobs that arrived during the current job.
  private var arrivals: [Entry] = []
  /// The jobs that run later in the current row, in reverse order.
  private var following: [Entry] = []
  /// The number of rows that are running, each inside a job of the row before.
  private var rows = 0
  /// The origin of the last job that was taken.
  private var running = TaskOrigin.unknown

  /// The origins of the waiting jobs that begin a row.
  var origins: [TaskOrigin] { waiting[taken...].map(\.origin) }

  var isEmpty: Bool { taken == waiting.count && arrivals.isEmpty && following.isEmpty }

  /// Adds a job, and returns its origin if the job begins a row.
  mutating func append(_ job: UnownedJob, origin: TaskOrigin?) -> TaskOrigin? {
    guard rows > 0 else {
      let origin = origin ?? .unknown
      waiting.append(Entry(job: job, origin: origin))
      return origin
    }
    arrivals.append(Entry(job: job, origin: origin ?? running))
    return nil
  }

  /// Begins a row, or continues the jobs of the outer row if a row is already running.
  mutating func beginRow() -> UnownedJob? {
    guard !isEmpty else { return nil }
    rows += 1
    if let next = takeNextInRow() { return next }
    defer {
      taken += 1
      if taken > 64, taken * 2 > waiting.count { bury() }
    }
    running = waiting[taken].origin
    return waiting[taken].job
  }

  mutating func takeNextInRow() -> UnownedJob? {
    line()
    guard let next = following.popLast() else { return nil }
    running = next.origin
    return next.job
  }

  /// Ends a row, and returns the origins of its remaining jobs, which now begin rows of their own.
  mutating func endRow() -> [TaskOrigin] {
    rows -= 1
    guard rows == 0 else { return [] }
    line()
    let rest = following.takeAll().reversed()
    waiting += rest
    return rest.map(\.origin)
  }

  /// Removes all jobs and returns them, in the order in which they would run.
  mutating func takeAll() -> [UnownedJob] {
    line()
    bury()
    return (following.takeAll().reversed() + waiting.takeAll()).map(\.job)
  }

  private mutating func line() {
    if !arrivals.isEmpty { following += arrivals.takeAll().reversed() }
  }

  private mutating func bury() {
    waiting.removeFirst(taken)
    taken = 0
  }
}

extension Array {
  /// Empties the array and returns its elements.
  mutating func takeAll() -> Self {
    defer { self = [] }
    return self
  }
}
