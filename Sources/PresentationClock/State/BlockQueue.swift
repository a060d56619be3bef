/// A block of the main queue, or a job that waits among them.
struct QueuedBlock {
  var what: String
  var site: CallSite
  var kind = PendingWork.Kind.block
  var queuedAt: Int64
  var order: UInt64
  /// Nil when it is taken.
  var body: Body?
}

/// The main queue: a drain takes what is queued when it begins; the rest waits.
struct BlockQueue {
  private var waiting: [QueuedBlock] = []
  /// The blocks of the drain that runs, and how many of them are taken.
  private var draining: [QueuedBlock] = []
  private var taken = 0

  var isEmpty: Bool { waiting.isEmpty && draining.isEmpty }

  /// All blocks, in the order in which they will run.
  var blocks: [QueuedBlock] { draining[taken...] + waiting }

  mutating func append(_ block: consuming QueuedBlock) {
    waiting.append(block)
  }

  mutating func beginDrain() {
    if !waiting.isEmpty { swap(&waiting, &draining) }
  }

  mutating func takeNext() -> Body? {
    guard taken < draining.count else { return nil }
    defer {
      taken += 1
      if taken == draining.count {
        draining.removeAll(keepingCapacity: true)
        taken = 0
      }
    }
    return draining[taken].body.take()
  }
}
