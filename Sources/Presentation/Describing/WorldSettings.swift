import PresentationLifecycle

/// An object of a ``World`` whose settings influence later events, such as the device.
@MainActor package protocol WorldSettings: AnyObject {
  var settings: [WorldSetting] { get }
}

/// A setting that is a part of the state of a ``World`` as long as it has been changed.
package struct WorldSetting {
  private let label: String
  /// The value; nil while it has not been changed.
  private let value: Any?

  /// Creates a setting whose value at the beginning of a test is `initial`.
  package init<Value: Equatable>(_ label: String, _ value: Value, initial: Value) {
    (self.label, self.value) = (label, value == initial ? nil : value)
  }

  /// Creates a setting whose value is an object, or nil at the beginning of a test.
  package init(_ label: String, object: Any?) { (self.label, value) = (label, object) }

  @MainActor func describe(to state: inout StateWriter) {
    if let value { state.add(label, any: value) }
  }
}
