/// A value that is not observed, with a log of its writes and a count of its reads.
@MainActor final class Switch {
  var isOn: Bool
  private(set) var writes: [Bool] = []
  private(set) var reads = 0

  init(_ isOn: Bool = false) {
    self.isOn = isOn
  }

  func read() -> Bool {
    reads += 1
    return isOn
  }

  func write(_ value: Bool) {
    writes.append(value)
    isOn = value
  }
}
