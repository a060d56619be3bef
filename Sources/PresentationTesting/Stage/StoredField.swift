/// A reader that returns only the stored properties that are strong references.
///
/// `Mirror` returns the values of stored properties, but does not tell strong references from weak
/// references.
enum StoredField {
  #if canImport(Darwin)
    /// Returns an empty array.
    ///
    /// Apple's systems have no function that distinguishes strong references from weak references.
    /// Therefore, the search for reference cycles finds nothing on these systems.
    static func strong(in mirror: Mirror) -> [Mirror.Child] { [] }
  #else
    /// The description of one property, which a function of the standard library fills in.
    private struct Record {
      var name: UnsafePointer<CChar>?
      var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      var isStrong = false
      var isVariable = false
    }

    // `Mirror` in the standard library uses these two functions.
    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func count(_ type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func read(
      _ type: Any.Type, index: Int, record: UnsafeMutablePointer<Record>
    ) -> Any.Type

    /// Returns the children of a mirror that are neither weak nor unowned references.
    ///
    /// The runtime lists the properties of the superclasses before the properties of the class. The
    /// properties of the superclasses are skipped, because each superclass has its own mirror.
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
