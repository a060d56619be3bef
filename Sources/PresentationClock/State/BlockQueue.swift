/// A block of the main queue, or a job (a part of a task) that waits among the blocks.
struct QueuedBlock {
  var what: String
  var site: CallSite
  var kind = PendingWork.Kind.block
  var queuedAt: Int64
  var order: UInt64
  /// The work; nil after it was taken from the queue.
  var body: Body?
}

/// The main queue of a clock.
///
/// Each turn runs the queue once, with the blocks that are queued when this run begins. Later
/// blocks wait for the next run.
struct BlockQueue {
  private var waiting: [QueuedBlock] = []
  /// The blocks of the current run of the queue; the first ``taken`` blocks were already removed.
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
