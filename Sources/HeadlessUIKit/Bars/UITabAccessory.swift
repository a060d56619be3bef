public import Foundation
public import Presentation

/// A view above a tab bar, which is not placed.
@preconcurrency @MainActor public final class UITabAccessory: NSObject {
  /// The view.
  public let contentView: View

  /// Creates an accessory with a view.
  public init(contentView: View) {
    self.contentView = contentView
    super.init()
  }
}

extension TabBarController {
  /// The accessory above the tab bar; the value is stored but has no effect.
  public final var bottomAccessory: UITabAccessory? {
    get { attachments.find { KeptAccessory() }.accessory }
    set { attachments.find { KeptAccessory() }.accessory = newValue }
  }

  /// Sets ``bottomAccessory``; the change is not animated.
  public final func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}

/// The stored accessory of one tab bar controller.
@MainActor private final class KeptAccessory {
  var accessory: UITabAccessory?
}
