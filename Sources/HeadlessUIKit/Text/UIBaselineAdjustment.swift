/// The place of text that has become smaller; the raw values are the same as in UIKit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baseline stays.
  case alignBaselines
  /// The center stays.
  case alignCenters
  /// The upper edge stays.
  case none
}
