/// A stored property of a class or a structure, as the compiler has recorded it.
///
/// `Mirror` gives the values of stored properties, but not whether they are strong references. The
/// standard library's own reflection knows that, and these two functions read it; they are part of
/// the library's stable binary interface.
enum StoredField {
  /// The record that the function of the standard library fills in.
  private struct Record {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func read(
    _ type: Any.Type, index: Int, record: UnsafeMutablePointer<Record>
  ) -> Any.Type

  /// Returns the children of a mirror that are no weak and no unowned references.
  ///
  /// The properties of superclasses have their own mirrors, and come first in the type's own list.
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
}
