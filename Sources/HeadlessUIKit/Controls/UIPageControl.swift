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
  /// Whether a finger can move over the dots; the value is stored but has no effect.
  public final var allowsContinuousInteraction = true
  /// The background of the dots; the value is stored but has no effect.
  public final var backgroundStyle = BackgroundStyle.automatic
  /// The image of the dots; the value is stored but has no effect.
  public final var preferredIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]

  /// The background of the dots; the raw values are the same as in UIKit.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The background is visible during a touch.
    case automatic
    /// The background is always visible.
    case prominent
    /// The background is never visible.
    case minimal
  }

  /// Stores the image of one dot; the image has no effect.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
  }

  /// Returns the image that was stored for a dot; nil if none was stored.
  public final func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
}
