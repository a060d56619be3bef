public import Presentation

/// UIKit's name for `Tab`: a tab of a tab bar controller.
public typealias UITab = Tab

extension Tab {
  /// Creates a tab whose controller is created by a closure.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The image of the tab.
  ///   - identifier: A text with which the app identifies the tab.
  ///   - viewControllerProvider: Creates the controller of the tab; the argument is the tab.
  public convenience init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((Tab) -> ViewController)?
  ) {
    self.init(identifier: identifier, title: title, provider: viewControllerProvider)
    self.image = image
  }

  /// The image of the tab.
  public final var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  /// A place of a tab in the bar or in the sidebar; the raw values are the same as in UIKit.
  public enum Placement: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// In the bar by default.
    case `default`
    /// In the sidebar, unless the user adds the tab to the bar.
    case optional
    /// In the bar; the user can remove the tab.
    case movable
    /// Always in the bar.
    case pinned
    /// At the trailing end of the bar.
    case fixed
    /// Only in the sidebar.
    case sidebarOnly
  }

  /// The place of the tab; the value is stored but has no effect.
  public final var preferredPlacement: Placement {
    get { kept.placement }
    set { kept.placement = newValue }
  }

  /// Whether the user may hide the tab; the value is stored but has no effect.
  public final var allowsHiding: Bool {
    get { kept.allowsHiding }
    set { kept.allowsHiding = newValue }
  }

  /// The group whose `children` contain the tab; nil if there is none.
  public final var parent: UITabGroup? { group as? UITabGroup }

  private var kept: KeptOfTab { item.attachments.find { KeptOfTab() } }
}

/// The values of a tab that are stored but have no effect.
@MainActor private final class KeptOfTab {
  var placement = Tab.Placement.automatic
  var allowsHiding = false
}
