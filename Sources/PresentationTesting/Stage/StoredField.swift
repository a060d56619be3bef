/// A stored property of a class or a structure, as the compiler has recorded it.
///
/// `Mirror` gives the values of stored properties, but not whether they are strong references.
enum StoredField {
  #if canImport(Darwin)
    /// Returns an empty array: Apple's systems offer no function that tells strong references from
    /// weak references, so no reference cycle is found there.
    static func strong(in mirror: Mirror) -> [Mirror.Child] { [] }
  #else
    /// The record that the function of the standard library fills in.
    private struct Record {
      var name: UnsafePointer<CChar>?
      var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      var isStrong = false
      var isVariable = false
    }

    // The reflection of the standard library itself uses these two functions.
    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func count(_ type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func read(
      _ type: Any.Type, index: Int, record: UnsafeMutablePointer<Record>
    ) -> Any.Type

    /// Returns the children of a mirror that are neither weak nor unowned references.
    ///
    /// The properties of superclasses have their own mirrors. They come first in the list of the
    /// type.
    static func strong(in mirror: Mirror) -> [Mirror.Child] {
      let type = mirror.subjectType
      let children = Array(mirror.children)
      let first = count(type) - children.count
      guard first >= 0 else { return [] }
      return children.enumerated().compactMap { index, child in
        var record = Record()
        _ = read(type, index: first + index, record: &record)
        defer { record.free?(record.name) }
        guard let name = record.name, String(cString: name) == child.label else { return nil }
        return record.isStrong ? child : nil
      }
    }
  #endif
}
