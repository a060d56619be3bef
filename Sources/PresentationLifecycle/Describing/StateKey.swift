/// The key of a run's state: a hash of the state's description.
///
/// Two states with equal keys are treated as the same state. The key of a state is equal on every
/// computer and in every process.
package struct StateKey: Hashable, Codable, Sendable {
  package private(set) var high: UInt64 = 0x9e37_79b9_7f4a_7c15
  package private(set) var low: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  package init() {}

  /// Creates the key with these two halves.
  package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// Adds the next 64 bits of a state's description.
  package mutating func add(_ word: UInt64) {
    (high, low) = (Self.mixed(high ^ word), Self.mixed(low &+ word &* 0xff51_afd7_ed55_8ccd))
  }

  /// Adds a text: its bytes, eight at a time, and then its length.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var word: UInt64 = 0
      for (index, byte) in bytes.enumerated() {
        word = word << 8 | UInt64(byte)
        if index & 7 == 7 { add(word) }
      }
      add(word)
      add(UInt64(bytes.count))
    }
  }

  /// A hash of everything that was added.
  package var word: UInt64 { high ^ low }

  /// Returns the hash of a text.
  package static func hash(of text: String) -> UInt64 {
    var key = StateKey()
    key.add(text)
    return key.word
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return high ^ low ^ value.byteSwapped
  }
}
