// `print` in the standard library uses this function.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// A function that returns the name of an enum case.
///
/// The text of a value can be the same for several cases, if its type defines the text.
enum EnumCase {
  /// Returns the name of the case of a value; nil if the program does not contain the name.
  static func name(of value: Any) -> String? {
    func text<Value>(_ value: Value) -> String? {
      guard let name = caseName(value) else { return nil }
      return String(cString: name)
    }
    return _openExistential(value, do: text)
  }
}
