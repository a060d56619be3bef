/// The unfinished tasks of a ``Door``, and the names by which their jobs are recognized.
///
/// A job that resumes a task is often enqueued by other code, for example by a function that adds
/// an element to the stream for which the task waits. The description of a job contains the number
/// of its task in the process, so it says to which task the job belongs.
struct TaskList {
  /// The tasks, keyed by their numbers.
  private var tasks: [UInt64: (job: String, origin: TaskOrigin)] = [:]
  /// The numbers of the tasks, keyed by the descriptions of their jobs.
  private var numbers: [String: UInt64] = [:]
  /// The number of a task that is being created, and whose first job has not been enqueued yet.
  private var comingNumber: UInt64?

  var unfinished: [TaskOrigin] {
    tasks.sorted { $0.key < $1.key }.map(\.value.origin)
  }

  /// Announces that the next job with the origin `number` is the first job of a new task.
  mutating func expect(_ number: UInt64) { comingNumber = number }

  /// Returns the origin of the task to which a job belongs.
  ///
  /// The first job of an expected task is enqueued with the origin of this task. This call then
  /// adds the task. For a job of an unknown task, such as the child of a task or a task of another
  /// clock, the call returns the origin of the code that enqueues the job.
  mutating func origin(of job: UnownedJob, enqueuedBy current: TaskOrigin?) -> TaskOrigin? {
    let job = job.description
    if let current, current.number == comingNumber {
      comingNumber = nil
      tasks[current.number] = (job, current)
      numbers[job] = current.number
      return current
    }
    guard let number = numbers[job] else { return current }
    return tasks[number]?.origin
  }

  mutating func remove(_ number: UInt64) {
    if let task = tasks.removeValue(forKey: number) { numbers[task.job] = nil }
  }
}
