public import Foundation
public import Presentation

/// The smallest and the largest size of a scene whose window can be resized.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size; the value is stored but has no effect.
  public var minimumSize = CGSize.zero
  /// The largest size; the value is stored but has no effect.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the window may fill the screen; the value is stored but has no effect.
  public var allowsFullScreen = true
}

extension WindowScene {
  /// The smallest and the largest size of the scene: nil, as on a phone.
  public final var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
