public import Foundation
public import Presentation

/// A view whose contents can be scrolled; `contentOffset` is the origin of the view's bounds.
@preconcurrency @MainActor open class UIScrollView: View {
  /// The rule by which the safe area is added to the insets of the contents; the raw values are the
  /// same as in UIKit.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The safe area is added.
    case automatic
    /// The safe area is added, as with `automatic`.
    case scrollableAxes
    /// The safe area is not added.
    case never
    /// The safe area is added.
    case always
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the scrolling speed that remains after one millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the scrolling speed that remains after one millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual deceleration rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling ends sooner than with `normal`.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The delegate, which is called when the contents scroll; not retained.
  ///
  /// In `UITableView`, `UICollectionView` and `UITextView`, a property with the same name has the
  /// type of the delegate of that class, as in UIKit.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { calledDelegate }
    set { calledDelegate = newValue }
  }
  /// The delegate that is called: the object that was last set with this class's own setter.
  ///
  /// A subclass that overrides ``delegate`` can return another object there.
  final weak var calledDelegate: (any UIScrollViewDelegate)?
  /// The size of the contents.
  ///
  /// If the contents become smaller, or the view becomes larger in a layout, the contents scroll
  /// back to their end, unless they are moving.
  open var contentSize = CGSize.zero {
    didSet { contentsChanged(from: oldValue) }
  }
  /// The insets around the contents.
  ///
  /// If the top or the left edge of the contents is at its inset, a change of the insets moves the
  /// contents, so that the edge stays at its inset.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      propertyChanged()
      insetChanged()
    }
  }
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the user can begin refreshing by pulling the contents down.
  ///
  /// In UIKit, the value also determines whether the contents bounce at the edges. In this
  /// package, contents never bounce. To allow refreshing, also set ``refreshControl``.
  public final var bounces = true
  /// Whether dragging can begin even if the contents fit into the height of the view.
  ///
  /// Contents that fit do not move, but the delegate's dragging methods are called.
  public final var alwaysBounceVertical = false
  /// Whether dragging can begin even if the contents fit into the width of the view.
  ///
  /// Contents that fit do not move, but the delegate's dragging methods are called.
  public final var alwaysBounceHorizontal = false
  /// Whether scrolling stops at multiples of the view's size.
  ///
  /// When the finger is lifted, the contents move to the page of which more than half is visible. A
  /// finger that moves faster than 300 points per second turns to the next page in its direction.
  public final var isPagingEnabled = false
  /// Whether a vertical scroll indicator is shown; the value is stored but has no effect.
  public final var showsVerticalScrollIndicator = true
  /// Whether a horizontal scroll indicator is shown; the value is stored but has no effect.
  public final var showsHorizontalScrollIndicator = true
  /// The rule by which the safe area is added to the insets of the contents.
  ///
  /// With the value `never`, the safe area is not added. With every other value, it is added.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetChanged() }
  }
  /// Whether a quick drag scrolls no matter which subview the finger touches.
  ///
  /// In UIKit, the scroll view then also keeps a touch from its subviews for a moment. In this
  /// package, subviews always get their touches at once. If the value is false,
  /// ``canCancelContentTouches`` and ``touchesShouldCancel(in:)`` decide whether a drag scrolls.
  public final var delaysContentTouches = true
  /// Whether a drag on a subview may scroll.
  ///
  /// The value has an effect only if ``delaysContentTouches`` is false.
  public final var canCancelContentTouches = true
  /// Whether a drag scrolls along only one axis.
  ///
  /// Setting the value to true has no effect, and is reported once as the issue `notModelled`.
  public final var isDirectionalLockEnabled = false {
    didSet {
      guard isDirectionalLockEnabled else { return }
      reportOnce(
        "UIScrollView.isDirectionalLockEnabled", "true has no effect: drags scroll both axes",
        advice: "Move the finger along one axis in the test.")
    }
  }
  /// The scale of the view that the delegate returns in `viewForZooming(in:)`.
  ///
  /// Setting the value is the same as ``setZoomScale(_:animated:)`` without an animation.
  open var zoomScale: CGFloat {
    get { attached(ScrollZoom.self)?.scale ?? 1 }
    set { setZoom(newValue, around: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }
  /// The smallest zoom scale; a change does not change the current scale.
  public final var minimumZoomScale: CGFloat = 1 {
    didSet { zoom.limitsChanged() }
  }
  /// The largest zoom scale; a change does not change the current scale.
  public final var maximumZoomScale: CGFloat = 1 {
    didSet { zoom.limitsChanged() }
  }
  /// The rate at which scrolling slows down.
  ///
  /// Setting a rate other than `normal` has no effect, and is reported once as the issue
  /// `notModelled`.
  public final var decelerationRate = DecelerationRate.normal {
    didSet {
      guard decelerationRate != .normal else { return }
      reportOnce(
        "UIScrollView.decelerationRate", "scrolling stops where the delegate or the finger ends it",
        advice: "Set the target in scrollViewWillEndDragging.")
    }
  }
  /// The way in which a drag ends the editing of a text in the same window.
  public final var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top; the value is stored but has no effect.
  public final var scrollsToTop = true
  /// The insets of the vertical scroll indicator; the value is stored but has no effect.
  public final var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator; the value is stored but has no effect.
  public final var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area is added to the insets of the scroll indicators; the value is stored but
  /// has no effect.
  public final var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the scroll indicators; the value is stored but has no effect.
  public final var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The control that begins refreshing when the user pulls the contents down.
  ///
  /// The scroll view adds the control as a subview. Pulling the contents down has an effect only if
  /// ``bounces`` is true. If the contents fit into the view, also set ``alwaysBounceVertical`` to
  /// true.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// The recognizer of the pan gesture that scrolls the contents.
  public final let panGestureRecognizer = UIPanGestureRecognizer()
  /// The insets to which the content offset is adapted.
  private(set) final var knownInset = UIEdgeInsets.zero
  /// The content offset at the time when the finger began to scroll.
  private(set) final var heldOffset = CGPoint.zero
  private(set) final var laidOutSize = CGSize.zero

  /// Creates a scroll view without contents.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.viewLetsBegin = { [weak self] in self?.mayScroll() != false }
    panGestureRecognizer.onAction = { [weak self] in self?.followFinger() }
    panGestureRecognizer.onFirstTouch = { [weak self] in self?.haltMovement() }
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The point of the contents that is at the upper left corner of the view.
  ///
  /// Setting the value ends a running movement of the contents.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMovement()
      if accepts(newValue) { show(newValue) }
    }
  }

  /// The height at the bottom that the keyboard covers; zero if the contents do not avoid it.
  final var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { insetChanged() } }
  }
  /// The insets around the contents, including the safe area.
  public final var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + max(safe.bottom, keyboardInset),
      right: contentInset.right + safe.right)
  }

  /// Lays out the subviews; a view that became larger then scrolls back to the end of the contents.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let old = laidOutSize
    laidOutSize = bounds.size
    if old != .zero, old.width < bounds.width || old.height < bounds.height { scrollBackToEnd() }
  }

  /// Moves the contents if the safe area is a part of their insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetChanged()
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Returns whether a drag that begins on a subview scrolls; by default true except for controls.
  ///
  /// If so, the touches of the subview are canceled. The method is called only if
  /// ``delaysContentTouches`` is false and ``canCancelContentTouches`` is true.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is UIControl) }

  /// Returns whether a subview gets a touch that begins on it; by default true.
  ///
  /// Called on the nearest scroll view around the subview. The gesture recognizers get the touch in
  /// any case.
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: ViewEvent?, in view: View) -> Bool
  { true }

  private func insetChanged() {
    let (old, new) = (knownInset, adjustedContentInset)
    knownInset = new
    if new != old { adjustedContentInsetDidChange() }
    show(
      CGPoint(
        x: contentOffset.x == -old.left ? -new.left : contentOffset.x,
        y: contentOffset.y == -old.top ? -new.top : contentOffset.y))
  }

  /// Whether a finger touches the contents; the finger need not have moved yet.
  open var isTracking: Bool { isDragging || panGestureRecognizer.isFollowingTouches }

  /// Whether a finger is scrolling the contents.
  open var isDragging: Bool {
    panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
  }

  /// Whether the contents are still moving after the finger was lifted.
  ///
  /// When the finger is lifted, ``isPagingEnabled``, the delegate's `scrollViewWillEndDragging` or
  /// the layout of a collection view can set a target offset. If it differs from the current
  /// offset, the contents keep moving.
  open var isDecelerating: Bool { movement?.isDeceleration == true }
  /// The running movement to an offset; nil if the contents do not move by themselves.
  private(set) final var movement: ScrollMovement? {
    didSet { propertyChanged() }
  }

  /// Scrolls the contents to an offset; an animated movement takes 0.3 seconds.
  ///
  /// During an animated movement, ``contentOffset`` changes in each frame of the display. At the
  /// end, the delegate's `scrollViewDidEndScrollingAnimation` is called. The delegate's method is
  /// not called if the contents are already at the offset, or if a later call of this method
  /// replaces the movement.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    move(to: contentOffset, isDeceleration: false)
  }

  private func move(to target: CGPoint, isDeceleration: Bool) {
    stopMovement()
    guard target != contentOffset, accepts(target) else { return }
    let world = clientWorld
    guard world.areAnimationsEnabled else {
      show(target)
      return movementEnded(isDeceleration: isDeceleration)
    }
    movement = ScrollMovement(
      from: contentOffset, to: target, isDeceleration: isDeceleration, in: world
    ) { [weak self] offset in
      self?.show(offset)
    } then: { [weak self] in
      self?.endMovement()
    }
  }

  /// Ends the movement at the current offset, and tells the delegate.
  final func haltMovement() {
    guard let movement else { return }
    stopMovement()
    clientWorld.use { movementEnded(isDeceleration: movement.isDeceleration) }
  }

  private func stopMovement() {
    movement?.stop()
    if movement != nil { movement = nil }
  }

  private func movementEnded(isDeceleration: Bool) {
    if isDeceleration {
      calledDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      calledDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
    contentsStopped()
  }

  /// Called when the contents have stopped after a drag or a movement.
  func contentsStopped() {}

  /// Scrolls the contents just enough to make a rectangle visible.
  ///
  /// The rectangle is visible if it is inside the view's bounds without ``adjustedContentInset``.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < start { return low }
      return high > start + length ? high - length : start
    }
    let room = adjustedContentInset, seen = bounds.inset(by: room)
    setContentOffset(
      CGPoint(
        x: moved(seen.minX, seen.width, rect.minX, rect.maxX) - room.left,
        y: moved(seen.minY, seen.height, rect.minY, rect.maxY) - room.top), animated: animated)
  }

  /// Returns the nearest offset at which the contents and their insets fill the view's bounds.
  ///
  /// Contents that are smaller than the bounds are at the top and at the left.
  func validOffset(nearestTo offset: CGPoint) -> CGPoint {
    let room = adjustedContentInset, end = endOffset
    return CGPoint(
      x: max(0 - room.left, min(offset.x, end.x)), y: max(0 - room.top, min(offset.y, end.y)))
  }

  // MARK: Dragging

  /// Whether the contents can move in the finger's direction, and the subviews let them.
  func mayScroll() -> Bool { canScroll && subviewsLetScroll() }

  private func followFinger() {
    switch panGestureRecognizer.state {
    case .began:
      heldOffset = contentOffset
      refreshControl?.pullBegins()
      clientWorld.clock.mode = .tracking
      hideKeyboard(whenLifted: false)
      clientWorld.use { calledDelegate?.scrollViewWillBeginDragging(self) }
      scroll()
    case .changed: scroll()
    case .ended, .cancelled:
      clientWorld.clock.mode = .default
      hideKeyboard(whenLifted: true)
      clientWorld.use { endDragging() }
    case .possible, .failed: break
    }
  }

  private func endDragging() {
    let speed = panGestureRecognizer.velocity(in: self)
    let velocity = CGPoint(x: -speed.x / 1_000, y: -speed.y / 1_000)
    var target = restingOffset(velocity)
    calledDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    let isLifted = panGestureRecognizer.state == .ended
    let coasts = target != contentOffset && (isLifted || isPagingEnabled)
    calledDelegate?.scrollViewDidEndDragging(self, willDecelerate: coasts)
    guard coasts else { return contentsStopped() }
    calledDelegate?.scrollViewWillBeginDecelerating(self)
    move(to: target, isDeceleration: true)
  }

  /// Returns the offset at which the contents stop if the delegate changes nothing.
  func restingOffset(_ velocity: CGPoint) -> CGPoint {
    isPagingEnabled ? pageOffset(at: velocity) : contentOffset
  }

  private func scroll() {
    let way = panGestureRecognizer.translation(in: self)
    show(validOffset(nearestTo: CGPoint(x: heldOffset.x - way.x, y: heldOffset.y - way.y)))
    if bounces { refreshControl?.pulled(by: way.y - heldOffset.y - adjustedContentInset.top) }
  }
}
