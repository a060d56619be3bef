/// The key of a run's state: a hash of the state's description.
///
/// Two states with equal keys are treated as the same state.
package struct StateKey: Hashable, Codable, Sendable {
  private var high: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var low: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  package init() {}

  /// Adds the next 64 bits of a state's description.
  mutating func add(_ word: UInt64) {
    (high, low) = (Self.mixed(high ^ word), Self.mixed(low &+ word &* 0xff51_afd7_ed55_8ccd))
  }

  /// A hash of all words that were added.
  var word: UInt64 { high ^ low }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return high ^ low ^ value.byteSwapped
  }
}

/// The description of one state, with a key that is a hash of the description.
///
/// The text itself is kept only for error messages.
struct StateText {
  var key = StateKey()
  /// The text, line by line; nil if only the key is needed.
  private(set) var lines: [String]?
  /// The source locations at which the app scheduled closures, which may capture any state.
  var closures: [String] = []
  /// The nesting depth of the next line.
  var depth = 0

  init(isKept: Bool) { lines = isKept ? [] : nil }

  mutating func line(_ label: String?, _ word: () -> String) {
    guard lines != nil else { return }
    let indent = String(repeating: "  ", count: depth)
    lines?.append(indent + (label.map { "\($0): " } ?? "") + word())
  }

  static func hash(of word: String) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(word)
    return fingerprint.value
  }
}
