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
      let raw = UnsafeRawBufferPointer(bytes)
      var (word, index) = (UInt64(0), 0)
      while index + 8 <= bytes.count {
        word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).bigEndian
        add(word)
        index += 8
      }
      while index < bytes.count {
        word = word << 8 | UInt64(bytes[index])
        index += 1
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
