import Foundation

/// The UUIDs in the runs of an exploration, and whether they are random or constant.
///
/// `UUID()` returns another value in each run. Therefore states are compared by the order in which
/// the description of a state reaches its random UUIDs, not by their values. A UUID that two runs
/// have contained is constant: it comes from a literal, for example. Constant UUIDs are compared by
/// their values.
@MainActor struct UUIDOrigins {
  /// The origins of the exploration that is running; nil outside of explorations.
  static var current: UUIDOrigins?

  /// The number of times that an exploration begins again because it has found constant UUIDs.
  ///
  /// An app may number its UUIDs, so that the exploration finds more and more of them. After this
  /// number of times, all UUIDs count as constant.
  private static let patience = 8
  /// The number of random UUIDs that are remembered.
  private static let capacity = 200_000

  private var run = 0
  /// The first run that has contained a UUID.
  private var firstRuns: [UUID: Int] = [:]
  private var constants: Set<UUID> = []
  private var timesBegun = 1
  /// Whether a UUID has proved to be constant after states were described with it as random.
  private(set) var hasNewConstants = false

  mutating func beginRun() { run += 1 }

  /// Forgets the random UUIDs, because the exploration begins again.
  mutating func beginAgain() {
    firstRuns.removeAll()
    hasNewConstants = false
    timesBegun += 1
  }

  /// Returns whether a UUID of the current run is constant, as far as is known.
  mutating func isConstant(_ uuid: UUID) -> Bool {
    if timesBegun > Self.patience || constants.contains(uuid) { return true }
    guard let first = firstRuns[uuid] else {
      if firstRuns.count < Self.capacity { firstRuns[uuid] = run }
      return false
    }
    guard first != run else { return false }
    constants.insert(uuid)
    hasNewConstants = true
    return true
  }
}

extension String {
  /// Whether the text may contain a UUID.
  var mayContainUUID: Bool { utf8.count { $0 == UInt8(ascii: "-") } > 3 }

  /// Returns the text with other texts instead of the UUIDs for which `replacement` returns one.
  func replacingUUIDs(_ replacement: (UUID) -> String?) -> String {
    guard mayContainUUID else { return self }
    return replacing(/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) { match in
      UUID(uuidString: String(match.0)).flatMap(replacement) ?? String(match.0)
    }
  }

  /// Returns the text with a number instead of each UUID; equal UUIDs have equal numbers.
  func numberingUUIDs(_ numbers: inout [UUID: Int]) -> String {
    replacingUUIDs { uuid in
      let number = numbers[uuid] ?? numbers.count + 1
      numbers[uuid] = number
      return "UUID \(number)"
    }
  }
}
