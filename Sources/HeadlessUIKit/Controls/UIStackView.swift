public import Foundation
public import Presentation

/// A view that uses constraints to place its arranged subviews in a row or a column.
///
/// Arranged subviews have their intrinsic content sizes, as far as ``distribution-swift.property``
/// and ``alignment-swift.property`` permit. A hidden arranged subview takes no space.
///
/// If the constraints of the app do not determine the size of the stack view, the arranged subviews
/// determine the size.
@preconcurrency @MainActor open class UIStackView: View {
  /// The way in which the arranged subviews share the space along the axis of the stack view; the
  /// raw values are the same as in UIKit.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the length of the stack view.
    ///
    /// The hugging and compression resistance priorities of the views determine which view is
    /// stretched or compressed. If the priorities are equal, the first view is stretched or the
    /// last view is compressed.
    case fill
    /// The views fill the length and are equally long.
    case fillEqually
    /// The views fill the length in proportion to the lengths of their contents.
    case fillProportionally
    /// The distances between the views are equal, and each distance is at least
    /// ``UIStackView/spacing``.
    case equalSpacing
    /// The distances between the centers of the views are equal, as far as the spacing permits.
    case equalCentering
  }

  /// The alignment of arranged subviews perpendicular to the axis of the stack view; the raw values
  /// are the same as in UIKit.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// The views are as high as the row, or as wide as the column.
    case fill
    /// The views are at the top of the row, or at the leading side of the column.
    case leading
    /// The first lines of text are aligned.
    ///
    /// Lines of text are not modeled: the views are placed as with `top`. The first use is reported
    /// as the issue `notModelled`.
    case firstBaseline
    /// The views are in the middle.
    case center
    /// The views are at the bottom of the row, or at the trailing side of the column.
    case trailing
    /// The last lines of text are aligned.
    ///
    /// Lines of text are not modeled: the views are placed as with `bottom`. The first use is
    /// reported as the issue `notModelled`.
    case lastBaseline

    /// The views are at the top of the row; another name for `leading`.
    public static let top = Alignment.leading
    /// The views are at the bottom of the row; another name for `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The argument of `setCustomSpacing(_:after:)` that stands for the value of ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The argument of `setCustomSpacing(_:after:)` that stands for the system's spacing of 8
  /// points.
  public static let spacingUseSystem = CGFloat(Float.greatestFiniteMagnitude.nextDown)

  private struct Arranged {
    let view: View
    var spacing: CGFloat?
  }

  private var arranged: [Arranged] = []
  private var constraintsOfStack: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var contentLengths: [CGFloat] = []

  /// The direction in which the arranged subviews are placed; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrange() } }
  }
  /// The way in which the arranged subviews share the space along the ``axis``.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrange() } }
  }
  /// The alignment of the arranged subviews perpendicular to the axis.
  open var alignment = Alignment.fill {
    didSet {
      guard alignment != oldValue else { return }
      if alignment == .firstBaseline || alignment == .lastBaseline { reportBaselines() }
      arrange()
    }
  }
  /// The distance between two arranged subviews in points; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrange() } }
  }
  /// Whether the arranged subviews stay inside the layout margins.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }
  /// Whether vertical distances are measured between the baselines of text.
  ///
  /// Lines of text are not modeled. Setting the value to true has no effect, and is reported once
  /// as the issue `notModelled`.
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

  /// Creates a stack view without arranged subviews, because archives are not supported.
  ///
  /// As in UIKit, the initializer cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: Arranged subviews

  /// The views that the stack view places, in order.
  open var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Adds a view at the end of the arranged subviews; if the view is not a subview yet, the view
  /// becomes a subview.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view into the arranged subviews.
  ///
  /// A view that is already an arranged subview moves to the index. An index that is negative or
  /// above the number of arranged subviews raises an issue, and nothing is inserted.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      return clientWorld.report(
        Issues.illegalValue(
          "Index \(stackIndex) is beyond the \(arranged.count) arranged subviews of \(self).",
          advice: "Use an index from 0 to the number of arranged subviews."))
    }
    append(view, at: stackIndex)
    arrange()
  }

  /// Removes a view from the arranged subviews; the view remains a subview of the stack view.
  open func removeArrangedSubview(_ view: View) {
    guard arranged.contains(where: { $0.view === view }) else { return }
    arranged.removeAll { $0.view === view }
    arrange()
  }

  /// Sets a custom distance after an arranged subview, in points.
  ///
  /// Pass ``spacingUseDefault`` to remove the custom distance.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    switch spacing {
    case Self.spacingUseDefault: arranged[index].spacing = nil
    case Self.spacingUseSystem: arranged[index].spacing = 8
    default: arranged[index].spacing = spacing
    }
    arrange()
  }

  /// Returns the custom distance after an arranged subview; ``spacingUseDefault`` if no custom
  /// distance was set.
  public final func customSpacing(after arrangedSubview: View) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  private func append(_ view: View, at index: Int) {
    let known = arranged.first { $0.view === view }
    arranged.removeAll { $0.view === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(
      Arranged(view: view, spacing: known?.spacing), at: min(index, arranged.count))
  }

  /// Called before a subview is removed; removes the subview from the arranged subviews.
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

  /// Places the arranged subviews again, because a subview was hidden or shown.
  ///
  /// Inside an animation block, the layout pass runs immediately, so that the change is animated.
  final func visibilityChanged(of subview: View) {
    guard arranged.contains(where: { $0.view === subview }) else { return }
    arrange()
    if clientWorld.animations.isCapturingChanges { layoutIfNeeded() }
  }

  /// Returns the distance after an arranged subview: the custom distance of the subview, or else
  /// ``spacing``.
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
