/// A reader of the place at which the code of a closure begins.
///
/// Two closures with different places run different code. Closures with equal places come from the
/// same line, but may have captured different values, which this type does not read.
@MainActor enum ClosureCode {
  /// The layout of the metadata of a function type.
  private struct FunctionType {
    static let kind = 0x302
    let kind: Int
    let flags: UInt

    /// Whether values of the type consist of a code address and a reference to captured values.
    var isThick: Bool { kind == Self.kind && flags >> 16 & 0xFF == 0 }
  }

  /// The number of functions that may be wrapped in each other.
  private static let limit = 64

  /// Returns the place of a closure's code, relative to the code of this package.
  ///
  /// A closure in an optional, an array or a generic type is wrapped in a function that the
  /// compiler has made. The call returns the place of the innermost closure. So it also cannot tell
  /// two closures apart that capture only a third closure.
  ///
  /// Returns 0 for a value that is not a closure of Swift.
  static func place(of value: Any) -> Int {
    let type = unsafeBitCast(type(of: value) as Any.Type, to: UnsafeRawPointer.self)
    guard type.load(as: FunctionType.self).isThick else { return 0 }
    let origin = unsafeBitCast(StateReader.self as Any.Type, to: Int.self)
    // The buffer of an `Any` contains a value of two words without indirection.
    return withUnsafeBytes(of: value) { bytes in
      let words = bytes.bindMemory(to: Int.self)
      return innermost(code: words[0], context: words[1]) &- origin
    }
  }

  private static func innermost(code: Int, context: Int) -> Int {
    var (code, context) = (code, context)
    for _ in 0..<limit {
      guard let next = wrappedClosure(in: context) else { return code }
      (code, context) = next
    }
    return code
  }

  /// Returns the closure that is the only captured value of another closure; nil for other captured
  /// values.
  private static func wrappedClosure(in context: Int) -> (code: Int, context: Int)? {
    #if canImport(ObjectiveC)
      // The captured value may be an object of Objective-C, which has another layout.
      return nil
    #else
      guard let object = UnsafeRawPointer(bitPattern: context),
        let captures = Captures(of: object), captures.areOneClosure
      else { return nil }
      let word = MemoryLayout<Int>.size
      return (
        object.load(fromByteOffset: captures.offset, as: Int.self),
        object.load(fromByteOffset: captures.offset + word, as: Int.self)
      )
    #endif
  }
}

/// The compiler's description of the values that a closure has captured.
private struct Captures {
  /// The layout of the metadata of an object that contains captured values.
  private struct Metadata {
    static let kind = 0x400
    let kind: Int
    let offset: UInt32
    let captures: UnsafeRawPointer?
  }

  /// The number of bytes from the start of the object to the first captured value.
  let offset: Int
  private let description: UnsafeRawPointer

  /// Returns nil if the object does not contain captured values, or if they are not described.
  init?(of object: UnsafeRawPointer) {
    guard let type = object.load(as: UnsafeRawPointer?.self),
      type.load(as: Int.self) == Metadata.kind
    else { return nil }
    let metadata = type.load(as: Metadata.self)
    guard let description = metadata.captures else { return nil }
    (offset, self.description) = (Int(metadata.offset), description)
  }

  /// Whether exactly one value is captured, and this value is a closure.
  var areOneClosure: Bool {
    let counts = description.load(as: (values: UInt32, sources: UInt32, generics: UInt32).self)
    guard counts == (1, 0, 0) else { return false }
    // The relative address of the mangled type name follows.
    let field = description + 3 * MemoryLayout<UInt32>.size
    let name = field + Int(field.load(as: Int32.self))
    return Self.isClosure(mangled: name)
  }

  /// Whether a mangled type name is the name of an escaping closure.
  ///
  /// The name ends with `I`, the letters of the conventions, and an underscore. Among the letters
  /// are `e` for an escaping function, and `g` for a function with captured values that the caller
  /// retains. A byte below 32 is followed by an address: 4 bytes long, or 8 bytes long from 24.
  private static func isClosure(mangled name: UnsafeRawPointer) -> Bool {
    var (place, letters) = (name, [UInt8]())
    while true {
      let byte = place.load(as: UInt8.self)
      switch byte {
      case 0:
        return letters.first == UInt8(ascii: "e") && letters.contains(UInt8(ascii: "g"))
          && letters.last == UInt8(ascii: "_")
      case 1..<24: place += 5
      case 24..<32: place += 1 + MemoryLayout<Int>.size
      default:
        if byte == UInt8(ascii: "I") { letters = [] } else { letters.append(byte) }
        place += 1
      }
    }
  }
}
