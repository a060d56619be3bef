/// A block of the main queue, or a job that waits among them.
struct QueuedBlock {
  var what: String
  var site: CallSite
  var kind = PendingWork.Kind.block
  var queuedAt: Int64
  var order: UInt64
  var body: Body
}

/// The main queue: a drain takes what is queued when it begins; the rest waits.
struct BlockQueue {
  private var waiting: [QueuedBlock] = []
  /// What is left of the drain that runs, last block first.
  private var draining: [QueuedBlock] = []

  var isEmpty: Bool { waiting.isEmpty && draining.isEmpty }

  /// All blocks, in the order in which they will run.
  var blocks: [QueuedBlock] { draining.reversed() + waiting }

  mutating func append(_ block: QueuedBlock) {
    waiting.append(block)
  }

  mutating func beginDrain() {
    guard !waiting.isEmpty else { return }
    swap(&waiting, &draining)
    draining.reverse()
  }

  mutating func takeNext() -> Body? {
    draining.popLast()?.body
  }
}
