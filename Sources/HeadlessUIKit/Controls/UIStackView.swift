public import Foundation
public import Presentation

/// A view that places its arranged subviews in a row or a column, by constraints.
///
/// Arranged subviews keep the sizes of their contents as far as ``distribution-swift.property`` and
/// ``alignment-swift.property`` let them; text has no size here (L-5). A hidden arranged subview
/// takes no room. Where the constraints of the stack view leave its size open, its contents decide
/// it.
@preconcurrency @MainActor open class UIStackView: View {
  /// The way in which the arranged subviews share the length of the stack view; raw values are
  /// UIKit's.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// They fill the length; priorities decide which one is stretched or compressed, and where
    /// these are equal, the first one is stretched and the last one is compressed.
    case fill
    /// They fill the length and are equally long.
    case fillEqually
    /// They fill the length in proportion to the lengths of their contents.
    case fillProportionally
    /// The distances between them are equal, at least ``UIStackView/spacing``.
    case equalSpacing
    /// The distances between their centers are equal, as far as the spacing lets them.
    case equalCentering
  }

  /// The place of the arranged subviews across the axis; raw values are UIKit's.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// As wide, or high, as the stack view.
    case fill
    /// At the leading side, or at the top.
    case leading
    /// On the first line of text: not modeled, the same as `top`; reported once (`notModelled`).
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing side, or at the bottom.
    case trailing
    /// On the last line of text: not modeled, the same as `bottom`; reported once (`notModelled`).
    case lastBaseline

    /// At the top of a row: the same as `leading`.
    public static let top = Alignment.leading
    /// At the bottom of a row: the same as `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that stands for ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The custom spacing that stands for the system's: 8 points.
  public static let spacingUseSystem = CGFloat(Float.greatestFiniteMagnitude.nextDown)

  private struct Arranged {
    let view: View
    var spacing: CGFloat?
  }

  private var arranged: [Arranged] = []
  private var constraintsOfStack: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var contentLengths: [CGFloat] = []

  /// The direction of the stack view; horizontal at first.
  public final var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrange() } }
  }
  /// The way in which the arranged subviews share the length.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrange() } }
  }
  /// The place of the arranged subviews across the axis.
  public final var alignment = Alignment.fill {
    didSet {
      guard alignment != oldValue else { return }
      if alignment == .firstBaseline || alignment == .lastBaseline { reportBaselines() }
      arrange()
    }
  }
  /// The distance between two arranged subviews in points; 0 at first.
  public final var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrange() } }
  }
  /// Whether the arranged subviews stay inside the layout margins.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }
  /// Whether distances are between lines of text; not modeled, which is reported once
  /// (`notModelled`).
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement { reportBaselines() } }
  }

  /// Creates a stack view without arranged subviews.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view with arranged subviews.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { append(view, at: arranged.count) }
    arrange()
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Arranged subviews

  /// The views that the stack view places, in order.
  public final var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Adds a view at the end, and as a subview if it is none.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at a place, which is clamped; one that is arranged already moves there.
  public final func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    append(view, at: stackIndex)
    arrange()
  }

  /// Takes a view out of the arrangement; it stays a subview where it is.
  public final func removeArrangedSubview(_ view: View) {
    guard arranged.contains(where: { $0.view === view }) else { return }
    arranged.removeAll { $0.view === view }
    arrange()
  }

  /// Sets the distance after an arranged subview in points; ``spacingUseDefault`` removes it.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    switch spacing {
    case Self.spacingUseDefault: arranged[index].spacing = nil
    case Self.spacingUseSystem: arranged[index].spacing = 8
    default: arranged[index].spacing = spacing
    }
    arrange()
  }

  /// Returns the distance after an arranged subview that was set, or ``spacingUseDefault``.
  public final func customSpacing(after arrangedSubview: View) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  private func append(_ view: View, at index: Int) {
    let known = arranged.first { $0.view === view }
    arranged.removeAll { $0.view === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(
      Arranged(view: view, spacing: known?.spacing), at: min(max(0, index), arranged.count))
  }

  /// Takes a view that leaves out of the arrangement.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Layout

  /// Places the arranged subviews.
  open override func layoutSubviews() {
    if distribution == .fillProportionally, contentLengths != currentContentLengths { arrange() }
    super.layoutSubviews()
  }

  /// Gives the arranged subviews new places; inside an animation block at once, as a part of it.
  final func visibilityChanged(of subview: View) {
    guard arranged.contains(where: { $0.view === subview }) else { return }
    arrange()
    if clientWorld.isCapturingChanges { layoutIfNeeded() }
  }

  /// The distance after an arranged subview.
  final func spacing(after view: View) -> CGFloat {
    arranged.first { $0.view === view }?.spacing ?? spacing
  }

  private var currentContentLengths: [CGFloat] {
    arrangedSubviews.map { StackArrangement.contentLength(of: $0, along: axis) }
  }

  private func arrange() {
    NSLayoutConstraint.deactivate(constraintsOfStack)
    for gap in gaps { removeLayoutGuide(gap) }
    contentLengths = currentContentLengths
    let arrangement = StackArrangement(of: self)
    (constraintsOfStack, gaps) = (arrangement.constraints, arrangement.gaps)
    for gap in gaps { addLayoutGuide(gap) }
    NSLayoutConstraint.activate(constraintsOfStack)
    setNeedsLayout()
  }

  private func reportBaselines() {
    clientWorld.reportOnce(
      "UIStackView.baseline", "A stack view knows no lines of text: baselines are not modelled.",
      advice: "Align at the top, the center or the bottom.")
  }
}
