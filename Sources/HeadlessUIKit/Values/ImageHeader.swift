import Foundation

/// The header of an image file: the size of the image in pixels.
enum ImageHeader {
  /// Returns the size in the header of a PNG, GIF or JPEG file; nil for other data.
  static func size(in data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(64 * 1_024))
    if bytes.starts(with: pngStart), bytes.count >= 24 {
      return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return CGSize(
        width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
    }
    return bytes.starts(with: jpegStart) ? jpegSize(in: bytes) : nil
  }

  /// The beginning of a PNG file with a size in pixels; the file contains no pixels.
  static func png(_ width: Int, _ height: Int) -> Data {
    let header = big(13, 4) + Array("IHDR".utf8) + big(width, 4) + big(height, 4)
    return Data(pngStart + header + [8, 6, 0, 0, 0])
  }

  /// The beginning of a JPEG file with a size in pixels; the file contains no pixels.
  static func jpeg(_ width: Int, _ height: Int) -> Data {
    Data(jpegStart + [0xFF, 0xC0] + big(8, 2) + [8] + big(height, 2) + big(width, 2) + [0])
  }

  private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let jpegStart: [UInt8] = [0xFF, 0xD8]

  /// Returns the size in the frame header of a JPEG file, after the segments before it.
  private static func jpegSize(in bytes: [UInt8]) -> CGSize? {
    var place = jpegStart.count
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let isFrame = (0xC0...0xCF).contains(bytes[place + 1])
      if isFrame, ![0xC4, 0xC8, 0xCC].contains(bytes[place + 1]) {
        return CGSize(
          width: number(bytes[place + 7..<place + 9]), height: number(bytes[place + 5..<place + 7]))
      }
      place += 2 + number(bytes[place + 2..<place + 4])
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
