/// A minimal main queue: an array of closures, with the values that error reports need.
struct EntryArray {
  private struct Entry {
    let what: String
    let fileID: String
    let line: Int
    let queuedAt: Int64
    let order: UInt64
    let body: () -> Void
  }

  private var entries: [Entry] = []
  private var order: UInt64 = 0

  mutating func append(_ what: String, _ fileID: String, _ line: Int, _ body: @escaping () -> Void)
  {
    entries.append(
      Entry(what: what, fileID: fileID, line: line, queuedAt: 0, order: order, body: body))
    order += 1
  }

  mutating func runAll() {
    for entry in entries { entry.body() }
    entries.removeAll(keepingCapacity: true)
  }
}
