import Foundation

extension [UInt8] {
  /// Returns the positions of an ASCII character.
  ///
  /// The search uses the C library, because a loop over all files is slow in a debug build.
  func indices(of character: Unicode.Scalar) -> [Int] {
    let byte = Int32(UInt8(ascii: character))
    return withUnsafeBytes { bytes in
      var found: [Int] = []
      var start = 0
      while let base = bytes.baseAddress, start < bytes.count,
        let hit = memchr(base + start, byte, bytes.count - start)
      {
        let position = UnsafeRawPointer(hit) - base
        found.append(position)
        start = position + 1
      }
      return found
    }
  }
}
