public import Foundation
public import Presentation

/// The preview and the menu that a context menu shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// An object with which an app can identify the configuration.
  public final let identifier: any NSCopying
  private let previewProvider: (() -> ViewController?)?
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The preferred place of the first entry; the value is stored but has no effect.
  public final var preferredMenuElementOrder = MenuElementOrder.automatic

  /// The order of a menu's entries; the raw values are the same as in UIKit.
  public enum MenuElementOrder: Int, Hashable, Sendable {
    /// The system chooses the order.
    case automatic = 0
    /// The first entry is nearest to the finger.
    case priority = 1
    /// The first entry is at the top.
    case fixed = 2
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An object with which an app can identify the configuration.
  ///   - previewProvider: Returns the controller that shows the preview. The closure is called
  ///     only if a test simulates a tap on the preview, or if a delegate reads the animator's
  ///     `previewViewController`.
  ///   - actionProvider: Returns the menu; the argument is an empty list.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> ViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }

  /// Returns the controller of the preview; nil if there is none.
  final func makePreview() -> ViewController? { previewProvider?() }

  /// Returns the menu; nil if there is none.
  final func makeMenu() -> UIMenu? { actionProvider?([]) }
}
