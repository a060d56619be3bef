public import Foundation

/// The area in which a text view places its text.
///
/// The settings are stored but have no effect, because text is not laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The size of the area.
  open var size: CGSize
  /// The distance between the text and the sides of the area.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines, where 0 means no limit.
  open var maximumNumberOfLines = 0
  /// The treatment of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The parts of the area without text.
  @exclusivity(unchecked) open var exclusionPaths: [UIBezierPath] = []
  /// Whether the area is as wide as the text view.
  open var widthTracksTextView = false
  /// Whether the area is as high as the text view.
  open var heightTracksTextView = false

  /// Creates an area.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates an area without limits.
  public convenience override init() { self.init(size: .zero) }
}
