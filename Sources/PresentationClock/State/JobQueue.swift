/// The waiting jobs of a ``Door``, which run in *rows*.
///
/// A row begins with one waiting job. Each job of the row is followed, without a break, by the jobs
/// that it adds.
///
/// The compiler decides whether the code after an `await` is another job. Rows make the order of
/// tasks independent of this decision. A task runs until it has to wait for something, however many
/// jobs that takes. Only then does the next task run.
struct JobQueue {
  struct Entry {
    var job: UnownedJob
    var origin: TaskOrigin
  }

  /// The jobs that begin a row, in order of arrival; the first ``taken`` jobs were already removed.
  private var waiting: [Entry] = []
  private var taken = 0
  /// The jobs that arrived while the current job was running.
  private var arrivals: [Entry] = []
  /// The jobs that will run later in the current row, in reverse order.
  private var following: [Entry] = []
  /// The number of running rows; a row can begin inside a job of another row.
  private var rows = 0
  /// The origin of the job that was taken last.
  private var running = TaskOrigin.unknown

  /// The origins (task names and source lines) of the waiting jobs that begin a row.
  var origins: [TaskOrigin] { waiting[taken...].map(\.origin) }

  var isEmpty: Bool { taken == waiting.count && arrivals.isEmpty && following.isEmpty }

  /// Adds a job.
  ///
  /// - Returns: The origin of the job if it begins a row; otherwise nil.
  mutating func append(_ job: UnownedJob, origin: TaskOrigin?) -> TaskOrigin? {
    guard rows > 0 else {
      let origin = origin ?? .unknown
      waiting.append(Entry(job: job, origin: origin))
      return origin
    }
    arrivals.append(Entry(job: job, origin: origin ?? running))
    return nil
  }

  /// Begins a row and returns its first job.
  ///
  /// The first job is usually the oldest waiting job. A row that begins inside a job of another row
  /// first takes the remaining jobs of that row.
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

  /// Ends a row, which is a group of jobs that run directly one after the other.
  ///
  /// Each remaining job of the row becomes a row of its own. Returns the origins of these jobs.
  mutating func endRow() -> [TaskOrigin] {
    rows -= 1
    guard rows == 0 else { return [] }
    line()
    let rest = exchange(&following, with: []).reversed()
    waiting += rest
    return rest.map(\.origin)
  }

  /// Removes all jobs, and returns them in the order in which they would have run.
  mutating func takeAll() -> [UnownedJob] {
    line()
    bury()
    return (exchange(&following, with: []).reversed() + exchange(&waiting, with: [])).map(\.job)
  }

  private mutating func line() {
    if !arrivals.isEmpty { following += exchange(&arrivals, with: []).reversed() }
  }

  private mutating func bury() {
    waiting.removeFirst(taken)
    taken = 0
  }
}
