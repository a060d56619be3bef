/// The jobs of a door, in *rows*: a job, at once followed by the jobs it brings, and so on.
///
/// Whether an `await` costs a job depends on how the code was compiled. In rows, a task goes on
/// until it has to wait for something, before another one does, however many jobs that takes.
struct JobQueue {
  struct Entry {
    var job: UnownedJob
    var origin: TaskOrigin
  }

  /// The jobs that begin rows, in order of arrival, and how many of them are taken.
  private var waiting: [Entry] = []
  private var taken = 0
  /// The jobs that arrived while the current job ran.
  private var arrivals: [Entry] = []
  /// The rows of jobs that run later in this turn, in reverse order.
  private var following: [Entry] = []
  /// The number of rows that run, each inside a job of the one before.
  private var rows = 0
  /// The origin of the job that was taken last.
  private var running = TaskOrigin.unknown

  /// The origins of the jobs that begin rows.
  var origins: [TaskOrigin] { waiting[taken...].map(\.origin) }

  var isEmpty: Bool { taken == waiting.count && arrivals.isEmpty && following.isEmpty }

  /// Adds a job, and returns its origin if it begins a row.
  mutating func append(_ job: UnownedJob, origin: TaskOrigin?) -> TaskOrigin? {
    guard rows > 0 else {
      let origin = origin ?? .unknown
      waiting.append(Entry(job: job, origin: origin))
      return origin
    }
    arrivals.append(Entry(job: job, origin: origin ?? running))
    return nil
  }

  /// Begins a row; inside another one, with what is left of that.
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

  /// Ends a row, and returns the origins of the jobs that are left of it and begin rows now.
  mutating func endRow() -> [TaskOrigin] {
    rows -= 1
    guard rows == 0 else { return [] }
    line()
    let rest = following.takeAll().reversed()
    waiting += rest
    return rest.map(\.origin)
  }

  /// Takes out all jobs, in the order in which they would run.
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
  /// Empties the array and returns what was in it.
  mutating func takeAll() -> Self {
    defer { self = [] }
    return self
  }
}
