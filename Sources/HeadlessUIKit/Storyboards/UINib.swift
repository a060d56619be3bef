public import Foundation
import Presentation

/// A nib without a file.
///
/// A test supplies the nib's objects with `supply(_:_:)`.
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the key of an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the objects that the nib refers to.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  /// Creates a nib with a name; no file is loaded.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Determines which objects a nib contains.
  ///
  /// The call has an effect only in the current test.
  ///
  /// ```swift
  /// UINib.supply("PhotoCell") { _ in [PhotoCell()] }
  /// ```
  ///
  /// - Parameters:
  ///   - nib: The name of the nib.
  ///   - make: A closure that creates the objects of the nib. The argument is the owner, whose
  ///     outlets the closure sets.
  public static func supply(_ nib: String, _ make: @escaping (_ owner: Any?) -> [Any]) {
    nibs.makers[nib] = make
  }

  /// Returns the objects that the test has supplied, and calls their `awakeFromNib()`.
  ///
  /// If the test has supplied no objects for the nib, the method returns an empty array and reports
  /// the issue `notModelled`. The options have no effect.
  @discardableResult open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = Self.nibs.makers[name] else {
      World.current.reportNotModelled(
        "The test has not supplied the objects of the nib \(name).",
        advice: "Call UINib.supply(\"\(name)\") { _ in [...] } in the test.")
      return []
    }
    let objects = make(ownerOrNil)
    for object in objects { (object as? UIResponder)?.awakeFromNib() }
    return objects
  }

  /// Returns the first object with a type.
  final func first<Object>(_ type: Object.Type) -> Object? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
  }

  private static var nibs: SuppliedNibs { World.current.attachment { SuppliedNibs() } }
}

/// The objects that were supplied for nibs in one world (the simulated system of one test).
@MainActor private final class SuppliedNibs {
  var makers: [String: (Any?) -> [Any]] = [:]
}

extension Bundle {
  /// Returns the objects that the test has supplied for a nib with `UINib.supply(_:_:)`.
  @discardableResult @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
