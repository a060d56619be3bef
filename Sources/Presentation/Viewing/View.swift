public import Foundation
import Synchronization

/// A rectangle on the screen, with subviews, a layout and animatable properties.
///
/// A view draws nothing. Lengths are in points, and y points down. `frame` is computed from
/// `bounds`, `center` and `transform`. Setting a property to a value that is not finite reports an
/// issue and changes nothing.
@preconcurrency @MainActor open class View: LayoutResponder, LayerDelegate {
  @exclusivity(unchecked) final var ownHandle = OwnHandle<View>()
  nonisolated let givenName = AtomicLazyReference<GivenName>()
  /// The subviews, back to front.
  public final var subviews: [View] { surroundings.subviews }
  /// The view that contains this view as a subview.
  public internal(set) final var superview: View? {
    get { surroundings.superview?.object }
    set {
      surroundings.superview = newValue?.handle
      handleOfWindow?.matching?.treeChanged()
    }
  }
  /// The window that contains this view, directly or indirectly.
  public internal(set) final var window: Window? {
    get { surroundings.window?.object }
    set { surroundings.window = newValue?.windowHandle }
  }
  /// The handle of the window in which the view is, or was when the window was deallocated.
  final var handleOfWindow: WindowHandle? { surroundings.window }
  final var handleOfSuperview: Handle<View>? { surroundings.superview }
  final var handleOfController: Handle<ViewController>? {
    surroundings.controller?.isAlive == true ? surroundings.controller : nil
  }
  final var controller: ViewController? {
    get { surroundings.controller?.object }
    set { surroundings.controller = newValue?.handle }
  }
  /// Whether the view and everything inside it is hidden.
  ///
  /// A new window is hidden (P-117a). The property is also true while a ``ViewStateRestorer`` hides
  /// the view for a transition. A value that the app sets during this time takes effect when the
  /// restorer shows the view again (H-11a).
  open var isHidden: Bool {
    get { isHiddenByProgram || isConcealed }
    set {
      guard newValue != isHiddenByProgram else { return }
      isHiddenByProgram = newValue
      hiddenChanged()
      superview?.hiddenChanged(of: self)
      propertyChanged()
    }
  }
  /// The value that the app has set for ``isHidden``.
  ///
  /// If a transition hides the view, the value does not change (H-11a).
  @exclusivity(unchecked) public private(set) final var isHiddenByProgram = false
  /// The parts of the frame that change when the superview's size changes.
  ///
  /// By default the set is empty, and the frame does not change.
  @exclusivity(unchecked) public final var autoresizingMask: AutoresizingMask = []

  @exclusivity(unchecked) private final var surroundings = Surroundings()
  final var geometry = Geometry() {
    didSet {
      handleOfWindow?.matching?.touch(self)
      if handleOfWindow?.hasPlacements == true { window?.placesMayChange() }
    }
  }
  /// The properties that only few views use; nil until one of these properties is set.
  final var extras: ViewExtras?
  /// The running animations of the view's properties, in the order in which they were added.
  @exclusivity(unchecked) final var motions: [PropertyMotion] = [] {
    didSet { handleOfWindow?.matching?.touch(self) }
  }
  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var isLayoutQueued = false
  /// Whether the layout callbacks of this view are running.
  final var isBeingLaidOut = false
  /// Whether ``needsLayout`` is true only because constraints have changed during the view's own
  /// layout.
  final var hasOnlyConstraintChanges = false
  final var needsConstraints = true
  /// The updates that are due in the view's next layout, and the numbers of those before.
  @exclusivity(unchecked) final var updates = ContentUpdates.all, updateRuns = UpdateRuns()

  /// The superview, the window, the controller and the subviews of the view.
  private struct Surroundings {
    var subviews: [View] = []
    var superview: Handle<View>?
    /// The window that contains the view; set to nil when the world ends.
    var window: WindowHandle?
    var controller: Handle<ViewController>?
  }

  /// Changes the subviews without copying the array.
  final func changeSubviews(_ change: (inout [View]) -> Void) {
    var subviews = surroundings.subviews
    surroundings.subviews = []
    change(&subviews)
    surroundings.subviews = subviews
  }

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    super.init()
    ownFrame = frame
  }

  /// Creates a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Members that apps override

  /// The rectangle of the view in its own coordinates.
  open var bounds: CGRect {
    get { ownBounds }
    set { ownBounds = newValue }
  }

  /// The center of the view, in the superview's coordinates.
  ///
  /// The view's transform scales and rotates the view around this point. If the layer's anchor
  /// point was changed, this property is the position of the anchor point.
  open var center: CGPoint {
    get { ownCenter }
    set { ownCenter = newValue }
  }

  /// The transform around the center.
  open var transform: CGAffineTransform {
    get { ownTransform }
    set { ownTransform = newValue }
  }

  /// The opacity, limited to 0...1.
  open var alpha: CGFloat {
    get { ownAlpha }
    set { ownAlpha = newValue }
  }

  /// The smallest rectangle around the view, in the superview's coordinates.
  ///
  /// Setting the frame sets the center and the size of the bounds, so that the transformed view
  /// fills the new frame. If the transform cannot be inverted, the view does not fill the new
  /// frame.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }

  /// The color of the background; nil for no background, which is the default.
  open var backgroundColor: ViewColor? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }

  /// A number with which `viewWithTag(_:)` finds the view.
  open var tag: Int {
    get { details.tag }
    set { details.tag = newValue }
  }

  /// Whether content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { details.clipsToBounds }
    set { details.clipsToBounds = newValue }
  }

  /// The way in which the content fills the bounds.
  open var contentMode: ContentMode {
    get { details.contentMode }
    set { details.contentMode = newValue }
  }

  /// Whether `hitTest(_:with:)` finds this view and the views inside it.
  open var isUserInteractionEnabled: Bool {
    get { details.isUserInteractionEnabled }
    set { details.isUserInteractionEnabled = newValue }
  }

  /// The color for the controls in this view, such as buttons.
  ///
  /// If no color was set for this view, the value is the tint color of the superview. Without a
  /// superview, the value is the blue of the system. Setting nil removes the color of this view.
  open var tintColor: ViewColor! {
    get { details.tintColor ?? superview?.tintColor ?? .systemTint }
    set {
      details.tintColor = newValue
      tintChanged()
    }
  }

  /// Sets the bounds' size to the result of `sizeThatFits(_:)`; the center does not change.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Has no effect, because nothing is drawn.
  open func setNeedsDisplay() {}

  /// Adds a view in front of the other subviews.
  ///
  /// If the view has a superview, it is removed from that superview first. If the view is the
  /// front-most subview already, no layout is requested (L-1a).
  open func addSubview(_ view: View) {
    insert(view) { $0.subviews.count }
  }

  /// Inserts a view at an index among the subviews; 0 is the back.
  ///
  /// The index is limited to the valid range.
  open func insertSubview(_ view: View, at index: Int) {
    insert(view) { min(max(0, index), $0.subviews.count) }
  }

  /// Inserts a view directly behind `sibling`, or at the back if `sibling` is not a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view) { $0.index(of: sibling) ?? 0 }
  }

  /// Inserts a view directly in front of `sibling`, or at the front if `sibling` is not a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view) { ($0.index(of: sibling) ?? $0.subviews.count - 1) + 1 }
  }

  /// Moves a subview in front of all other subviews; has no effect on any other view.
  open func bringSubviewToFront(_ view: View) { reorder(view) { $0.append($1) } }

  /// Moves a subview behind all other subviews; has no effect on any other view.
  open func sendSubviewToBack(_ view: View) { reorder(view) { $0.insert($1, at: 0) } }

  /// Removes this view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Requests a layout of this view at the end of the run-loop turn.
  ///
  /// If a layout is already requested, this method has no effect.
  open func setNeedsLayout() {
    (needsLayout, hasOnlyConstraintChanges) = (true, false)
    queueLayout()
  }

  /// Lays out this view and the views inside it; views that have requested no layout are skipped.
  ///
  /// A view is laid out before its subviews. The layout is repeated until none of these views
  /// requests a layout any more; after 100 repetitions, the method stops and reports an issue.
  ///
  /// Before the layout, this method calls ``updateConstraintsIfNeeded()``. Then the method looks at
  /// this view and at each of its ancestors. If the superview of such a view has requested a
  /// layout, the view gets the frame that its constraints determine. If not, the view keeps its
  /// frame (L-4).
  ///
  /// The layout of a controller's view calls `viewWillLayoutSubviews`, `layoutSubviews` and
  /// `viewDidLayoutSubviews`, in this order (P-26). If the controller is appearing and has not got
  /// `viewIsAppearing` yet, `viewIsAppearing` is called before these methods (P-97).
  open func layoutIfNeeded() { layOutInside() }

  /// The class and the name of the view, without a memory address.
  open nonisolated override var description: String {
    name.isEmpty ? "<\(type(of: self))>" : "<\(type(of: self)): \(name)>"
  }

  /// The controller of this view; if the view has no controller, the superview.
  ///
  /// The class ``Window`` overrides this property.
  open override var next: Responder? { controller ?? superview }

  package override var eventWorld: World { world }

  /// Places the subviews; called once in each layout of this view.
  ///
  /// The default implementation applies the constraints of the subviews. Therefore an override must
  /// call `super` (L-1).
  open func layoutSubviews() {
    extras?.placement?.placeSubviews()
  }

  /// Updates the constraints of the view.
  ///
  /// Called before the first layout, and before the layout that follows a call of
  /// `setNeedsUpdateConstraints()`. The method is called on subviews before their superviews. For
  /// a controller's view, the controller's `updateViewConstraints` calls this method.
  open func updateConstraints() {}

  /// Called when ``tintColor`` was set for this view, or for a view from which it is inherited.
  open func tintColorDidChange() {}

  /// Called when the layout margins were set, or have changed with the safe area (L-18).
  open func layoutMarginsDidChange() {}

  /// Whether the view needs constraints; the value has no effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the layer that belongs to the view.
  open class var layerClass: AnyClass { Layer.self }

  /// Draws the view; never called by this package, because nothing is drawn.
  ///
  /// A test may call the method to run the code of an override.
  open func draw(_ rect: CGRect) {}

  /// Never called by this package; Interface Builder calls the method to prepare its preview.
  open func prepareForInterfaceBuilder() {}

  /// The distances from the view's edges to its safe area, in points.
  ///
  /// The insets come from the window's ``Window/deviceInsets``, from the bars of navigation and tab
  /// bar controllers (L-13), and from the `additionalSafeAreaInsets` of controllers. The part of a
  /// view outside of its superview adds nothing to the insets. Running animations do not change the
  /// value. An override also changes the insets of the views inside.
  open var safeAreaInsets: ViewInsets { ownSafeAreaInsets }
  /// The safe area insets without a superview: those of a window, or zero.
  var outermostInsets: ViewInsets { .zero }
  /// The insets of the part that bars in front of this view cover.
  var insetsOfBars: ViewInsets { .zero }

  /// Called when `safeAreaInsets` have changed, just before the view's next layout (L-12).
  open func safeAreaInsetsDidChange() {}

  /// Called just before the view enters a window, or leaves its window if `newWindow` is nil
  /// (C-27).
  open func willMove(toWindow newWindow: Window?) {}

  /// Called when the view has entered or left a window.
  ///
  /// `viewWillAppear` of the view's controller is called before the view enters the window, and
  /// `viewWillDisappear` before the view leaves it (P-102). There is one exception: a view that is
  /// in a hidden window stays there when the window is shown or hidden (P-117a).
  open func didMoveToWindow() {}

  /// Called when the traits have changed, with the old traits (P-88a).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called just before the view enters a superview, or leaves its superview if `newSuperview` is
  /// nil.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called when the view has entered or left a superview.
  open func didMoveToSuperview() {}

  /// Called when a subview has been added to this view.
  open func didAddSubview(_ subview: View) {}

  /// Called just before a subview is removed from this view.
  open func willRemoveSubview(_ subview: View) {}

  /// Called when `isHidden` has changed.
  func hiddenChanged() {}

  /// Called when `isHidden` of a subview has changed.
  func hiddenChanged(of subview: View) { extras?.placement?.visibilityChanged(of: subview) }

  /// Returns whether a point in this view's coordinates is inside the view's bounds.
  open func point(inside point: CGPoint, with event: ViewEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns the front-most view at a point in this view's coordinates; nil if there is none.
  ///
  /// The result is this view or a view inside it. The search skips a view, together with its
  /// subviews, in these cases:
  ///
  /// - The view is hidden.
  /// - Its alpha is below 0.01.
  /// - Its `isUserInteractionEnabled` is false.
  /// - It is animated without the option `allowUserInteraction`.
  /// - It does not contain the point.
  open func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      motions.allSatisfy(\.window.takesTouches), self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let place = subview.convert(point, from: self)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Returns the action for a change of a layer whose delegate is this view; by default nil.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }

  /// The size of the view's content; by default ``noIntrinsicMetric`` for width and height.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size that the view prefers if `size` is available.
  ///
  /// The default implementation returns the current size of the view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}
