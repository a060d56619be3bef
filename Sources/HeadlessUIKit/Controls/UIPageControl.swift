public import Presentation

/// A row of dots, one for each page; taps have no effect, and the app sets the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The index of the current page; the first page has the index 0.
  open var currentPage = 0 {
    didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) }
  }
  /// Whether the dots are hidden if there is only one page; the value is stored but has no effect.
  public final var hidesForSinglePage = false
  /// The color of the dots; the value is stored but has no effect.
  public final var pageIndicatorTintColor: ViewColor?
  /// The color of the dot of the current page; the value is stored but has no effect.
  public final var currentPageIndicatorTintColor: ViewColor?
}
