public import Foundation
public import Presentation

/// A row of segments; a tap on an unselected segment selects this segment and sends
/// `valueChanged`.
///
/// All segments have the same width.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  /// One segment of a control.
  @MainActor private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0

    init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }

    init(_ action: UIAction) {
      (self.title, self.image, self.action) = (action.title, action.image, action)
    }
  }

  private var segments: [Segment] = []
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The index of the selected segment; ``noSegment`` if no segment is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
    }
  }
  /// Whether a segment is selected only while a tap on it sends `valueChanged`.
  public final var isMomentary = false
  /// The color of the selected segment; the value is stored but has no effect.
  public final var selectedSegmentTintColor: ViewColor?
  /// Whether the widths of segments follow their contents; the value is stored but has no effect.
  public final var apportionsSegmentWidthsByContent = false

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each item.
  ///
  /// An item that is a string becomes the title of its segment. An item that is an image becomes
  /// the image of its segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments =
      items?.map { Segment(title: $0 as? String, image: $0 as? UIImage) } ?? []
  }

  /// Creates a control with a segment for each action.
  ///
  /// A tap on an unselected segment performs the segment's action, and then sends `valueChanged`.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment($0) }
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  override var segmentActions: [UIAction] { segments.compactMap(\.action) }

  // MARK: Segments

  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  /// Returns the title of a segment; nil if the segment has no title.
  public final func titleForSegment(at segment: Int) -> String? { found(segment)?.title }

  /// Sets the title of a segment.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  /// Returns the image of a segment; nil if the segment has no image.
  public final func imageForSegment(at segment: Int) -> UIImage? { found(segment)?.image }

  /// Sets the image of a segment; the image is not drawn.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Returns the action of a segment; nil if the segment has no action.
  public final func actionForSegment(at segment: Int) -> UIAction? { found(segment)?.action }

  /// Sets the action of a segment, and the title and the image of the action.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      ($0.action, $0.title, $0.image) = (action, action.title, action.image)
    }
  }

  /// Returns whether the user can select a segment; false if the segment does not exist.
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    found(segment)?.isEnabled ?? false
  }

  /// Sets whether the user can select a segment.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns the width of a segment; 0 if the width was not set.
  public final func widthForSegment(at segment: Int) -> CGFloat { found(segment)?.width ?? 0 }

  /// Stores the width of a segment, which has no effect: all segments have the same width.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Stores the attributes of titles for a state; the attributes have no effect.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes that were stored for a state; nil if none were stored.
  public final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Inserts a segment without animation.
  ///
  /// An index that is too large or negative is clamped to the valid range.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image, without animation.
  ///
  /// An index that is too large or negative is clamped to the valid range.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with an action, without animation.
  ///
  /// An index that is too large or negative is clamped to the valid range.
  public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }

  /// Removes a segment without animation; has no effect if the index is not valid.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    let selected = selectedSegmentIndex
    selectedSegmentIndex = selected
  }

  /// Removes all segments.
  public final func removeAllSegments() {
    segments.removeAll()
    selectedSegmentIndex = Self.noSegment
  }

  private func found(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(index) { change(&segments[index]) }
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
  }

  // MARK: Touches

  /// Selects the segment under the lifted finger, performs the action of the segment, and sends
  /// `valueChanged`.
  ///
  /// A tap on a disabled segment has no effect. A tap on the selected segment has no effect either,
  /// unless ``isMomentary`` is true.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self), bounds.contains(place), !segments.isEmpty else {
      return
    }
    let index = Int(place.x / bounds.width * CGFloat(segments.count))
    guard isMomentary || index != selectedSegmentIndex, isEnabledForSegment(at: index) else {
      return
    }
    selectedSegmentIndex = index
    actionForSegment(at: index).map(sendAction)
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
