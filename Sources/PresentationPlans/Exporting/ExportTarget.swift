/// The target of an exported plan.
package enum ExportTarget: String, CaseIterable, Sendable {
  /// A Swift Testing file that uses a stage of this package.
  case stage
  /// An XCTest file that uses public UIKit only.
  case uiKit

  /// The prefix of the target's types.
  var prefix: String { self == .uiKit ? "UI" : "" }
}
