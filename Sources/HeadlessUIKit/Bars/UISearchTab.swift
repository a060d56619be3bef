public import Presentation

/// A tab for a search, with the system's title.
@preconcurrency @MainActor public final class UISearchTab: Tab {
  /// Creates a tab with the title `Search`.
  public init(viewControllerProvider: ((Tab) -> ViewController)? = nil) {
    super.init(
      identifier: "com.apple.UIKit.Search", title: "Search", provider: viewControllerProvider)
  }
}
