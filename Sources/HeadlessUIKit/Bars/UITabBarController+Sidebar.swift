public import Foundation
public import Presentation

extension TabBarController {
  /// The sidebar of a tab bar controller, which is never shown.
  @preconcurrency @MainActor public final class Sidebar: NSObject {
    /// Whether the sidebar is hidden; the value is stored but has no effect.
    public var isHidden = true
    /// The view above the tabs; the value is stored but has no effect.
    public var headerContentConfiguration: (any UIContentConfiguration)?
    /// The view below the tabs; the value is stored but has no effect.
    public var footerContentConfiguration: (any UIContentConfiguration)?
  }

  /// The time at which the bar becomes small; the raw values are the same as in UIKit.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// The bar stays large.
    case never
    /// The bar becomes small when the user scrolls down.
    case onScrollDown
    /// The bar becomes small when the user scrolls up.
    case onScrollUp
  }

  /// The sidebar, whose values are stored but have no effect.
  public final var sidebar: Sidebar { keptSidebar.sidebar }

  /// The time at which the bar becomes small; the value is stored but has no effect.
  public final var tabBarMinimizeBehavior: MinimizeBehavior {
    get { keptSidebar.minimizeBehavior }
    set { keptSidebar.minimizeBehavior = newValue }
  }

  private var keptSidebar: KeptSidebar { attachments.find { KeptSidebar() } }
}

/// The sidebar of a tab bar controller, and related values.
@MainActor private final class KeptSidebar {
  let sidebar = TabBarController.Sidebar()
  var minimizeBehavior = TabBarController.MinimizeBehavior.automatic
}
