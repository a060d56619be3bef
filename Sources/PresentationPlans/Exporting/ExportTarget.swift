/// The kind of test that a plan is exported to.
package enum ExportTarget: String, CaseIterable, Sendable {
  /// A Swift Testing file that uses a stage of this package.
  case stage
  /// An XCTest file that uses only the public API of UIKit.
  case uiKit

  /// The prefix of the target's class names: `UI` for UIKit, and empty for a stage.
  var prefix: String { self == .uiKit ? "UI" : "" }
}
