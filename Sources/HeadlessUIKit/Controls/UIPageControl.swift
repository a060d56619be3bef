public import Presentation

/// A row of dots, one for each page; kept: a client sets the pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The page that is shown, counted from zero.
  open var currentPage = 0 {
    didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) }
  }
  /// Whether the dots are hidden for a single page; kept.
  public final var hidesForSinglePage = false
  /// The color of the dots; kept.
  public final var pageIndicatorTintColor: ViewColor?
  /// The color of the dot of the current page; kept.
  public final var currentPageIndicatorTintColor: ViewColor?
}
