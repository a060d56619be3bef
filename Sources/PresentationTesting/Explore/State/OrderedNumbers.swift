import Presentation

/// A key with an identity that is used as a hash.
protocol NumberedKey: Equatable {
  var bits: UInt { get }
}

extension ObjectIdentifier: NumberedKey {
  var bits: UInt { UInt(bitPattern: self) }
}

extension NodeKey: NumberedKey {}

/// The numbers of keys, in the order in which the keys were added.
///
/// A table with open addressing. A `Dictionary` hashes each key with SipHash, which took 8 % of the
/// instructions of an exploration.
struct OrderedNumbers<Key: NumberedKey> {
  private var keys: [Key] = []
  /// The numbers of the keys, each at a place that depends on the key; -1 at a free place.
  private var places = [Int32](repeating: -1, count: 256)

  var isEmpty: Bool { keys.isEmpty }

  /// Returns the number of a key; a new key gets the next number.
  mutating func number(of key: Key) -> (number: Int, isNew: Bool) {
    let place = place(of: key)
    if places[place] >= 0 { return (Int(places[place]), false) }
    let number = keys.count
    places[place] = Int32(number)
    keys.append(key)
    if keys.count * 2 > places.count { grow() }
    return (number, true)
  }

  /// Returns the number of a key; nil if the key was not added.
  func knownNumber(of key: Key) -> Int? {
    let number = places[place(of: key)]
    return number < 0 ? nil : Int(number)
  }

  /// Returns the place of a key, or the free place at which the key belongs.
  private func place(of key: Key) -> Int {
    // The middle bits of the product depend on all low bits of the key.
    var place = Int(truncatingIfNeeded: (key.bits &* 0x9e37_79b9_7f4a_7c15) >> 32)
    while true {
      place &= places.count - 1
      let number = places[place]
      if number < 0 || keys[Int(number)] == key { return place }
      place += 1
    }
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: places.count * 2)
    for number in keys.indices { places[place(of: keys[number])] = Int32(number) }
  }
}
