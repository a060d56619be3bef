import Foundation

/// The names of types: different for different types, and equal in every run of a program.
@MainActor enum TypeNames {
  /// The types with one name, in the order in which they were named.
  private static var types: [String: [ObjectIdentifier]] = [:]

  /// Returns the name of a type with its module and the types around it.
  ///
  /// Private and local types with the same name, such as those of two files, get numbers in the
  /// order in which they were named. Their full names contain addresses, which differ from run to
  /// run.
  static func name(of type: Any.Type) -> String {
    let name = withoutAddresses(String(reflecting: type))
    let id = ObjectIdentifier(type)
    var same = types[name] ?? []
    if !same.contains(id) {
      same.append(id)
      types[name] = same
    }
    let number = same.firstIndex(of: id) ?? 0
    return number == 0 ? name : "\(name) \(number + 1)"
  }

  private static func withoutAddresses(_ name: String) -> String {
    let parts = name.components(separatedBy: "(unknown context at $")
    return parts.enumerated().map { index, part in
      index == 0 ? part : String(part.drop { $0 != ")" }.dropFirst())
    }.joined()
  }
}
