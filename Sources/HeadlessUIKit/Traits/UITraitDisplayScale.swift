public import Foundation

/// The number of pixels per point, which never changes here.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static let defaultValue = CGFloat(0)
}
