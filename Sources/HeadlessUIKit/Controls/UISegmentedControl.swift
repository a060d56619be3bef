public import Foundation
public import Presentation

/// A row of segments; a tap on an unselected segment selects this segment and sends
/// `valueChanged`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  private var titles: [String?] = []
  /// The index of the selected segment; ``noSegment`` if no segment is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !titles.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
    }
  }
  /// The color of the selected segment; the value is stored but has no effect.
  public final var selectedSegmentTintColor: ViewColor?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each item.
  ///
  /// An item that is a string becomes the title of its segment.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = items?.map { $0 as? String } ?? []
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The number of segments.
  public final var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment; nil if the segment has no title.
  public final func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of a segment.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  /// Inserts a segment without animation.
  ///
  /// An index that is too large or negative is clamped to the valid range.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
  }

  /// Removes a segment without animation; has no effect if the index is not valid.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    let selected = selectedSegmentIndex
    selectedSegmentIndex = selected
  }

  /// Removes all segments.
  public final func removeAllSegments() {
    titles.removeAll()
    selectedSegmentIndex = Self.noSegment
  }

  /// Selects the segment under the lifted finger, and sends `valueChanged` if the selection
  /// changes.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self), bounds.contains(place), !titles.isEmpty else {
      return
    }
    let index = Int(place.x / bounds.width * CGFloat(titles.count))
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}
