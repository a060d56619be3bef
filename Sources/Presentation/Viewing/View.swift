public import Foundation
import Synchronization

/// A rectangle in a tree of views, with a place, a layout and animatable properties.
///
/// A view draws nothing. Its geometry is in points, with y pointing down; `frame` is computed from
/// `bounds`, `center` and `transform`. If a value that is not finite is set, an issue is reported,
/// and the old value stays.
@preconcurrency @MainActor open class View: Responder, LayerDelegate {
  /// The name that a printed view tree shows; empty if the view has none.
  public nonisolated final var name: String { givenName.load()?.text ?? "" }
  private nonisolated let givenName = AtomicLazyReference<GivenName>()
  /// The subviews, back to front.
  public final var subviews: [View] { surroundings.subviews }
  /// The view that contains this view as a subview.
  public internal(set) final var superview: View? {
    get { surroundings.superview }
    set {
      surroundings.superview = newValue
      window?.matching?.treeChanged()
    }
  }
  /// The window that contains this view, directly or indirectly.
  public internal(set) final var window: Window? {
    get { surroundings.window }
    set { surroundings.window = newValue }
  }
  /// The controller whose view this is.
  public internal(set) final var controller: ViewController? {
    get { surroundings.controller }
    set { surroundings.controller = newValue }
  }
  /// Whether the view and everything inside it is hidden.
  ///
  /// A new window is hidden (P-117a). The property is also true while a ``ViewStateRestorer`` hides
  /// the view. A value that is set during this time takes effect when the restorer shows the view
  /// again (H-11a).
  public final var isHidden: Bool {
    get { isHiddenByProgram || isConcealed }
    set {
      guard newValue != isHiddenByProgram else { return }
      isHiddenByProgram = newValue
      hiddenChanged()
      superview?.extras?.placement?.visibilityChanged(of: self)
    }
  }
  /// The value that the app has set for ``isHidden``, even while a transition hides the view
  /// (H-11a).
  public private(set) final var isHiddenByProgram = false
  /// The parts of the frame that change with the superview's size.
  ///
  /// The default is an empty set: the frame does not change.
  public final var autoresizingMask: AutoresizingMask = []

  private final var surroundings = Surroundings()
  final var geometry = Geometry() {
    didSet {
      guard let window else { return }
      window.matching?.touch(self)
      window.placesMayChange()
    }
  }
  /// The properties that only few views use; nil until one of these properties is set.
  final var extras: ViewExtras?
  /// The running animations of the view's properties, in the order in which they were added.
  final var motions: [PropertyMotion] = [] {
    didSet { window?.matching?.touch(self) }
  }
  final var needsLayout = true
  final var isLayoutQueued = false
  final var needsConstraints = true

  /// The superview, the window, the controller and the subviews of the view.
  ///
  /// The struct is private, so the compiler can prove exclusive access statically.
  private struct Surroundings {
    var subviews: [View] = []
    weak var superview: View?
    /// The world keeps the window alive, and sets this property to nil when the world ends.
    var window: Window?
    weak var controller: ViewController?
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
    self.frame = frame
  }

  /// Creates a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view with a name, and a frame in the coordinates of its future superview.
  public convenience init(_ name: String, frame: CGRect = .zero) {
    self.init(frame: frame)
    named(name)
  }

  /// Sets the view's name if the view has none, and returns the view.
  @discardableResult public final func named(_ name: String) -> Self {
    if !name.isEmpty { _ = givenName.storeIfNil(GivenName(name)) }
    return self
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The name that a printed view tree shows: the view's name, else its controller's name and
  /// `.view`, else its type.
  package final var printedName: String {
    if !name.isEmpty { return name }
    return controller.map { "\($0.name).view" } ?? String(describing: type(of: self))
  }

  /// The type and the name, without an address.
  open nonisolated override var description: String {
    name.isEmpty ? "<\(type(of: self))>" : "<\(type(of: self)): \(name)>"
  }

  /// The controller of this view, or else its superview.
  ///
  /// The class ``Window`` overrides this property.
  open override var next: Responder? { controller ?? superview }

  package override var eventWorld: World { world }

  /// Places the subviews; called once in each layout of this view.
  ///
  /// The default implementation applies constraints, so an override calls `super` (L-1).
  open func layoutSubviews() {
    extras?.placement?.placeSubviews()
  }

  /// Updates the constraints of the view; called before a layout, after the subviews.
  ///
  /// Called before the first layout, and after ``setNeedsUpdateConstraints()``. For the view of a
  /// controller, `updateViewConstraints` of the controller is called, which calls this method.
  open func updateConstraints() {}

  /// Called just before the view enters a window, or leaves its window if `newWindow` is nil.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called when the view has entered or left a window, before any callback of its controller.
  open func didMoveToWindow() {}

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

  /// Returns whether a point in this view's coordinates is inside the view's bounds.
  open func point(inside point: CGPoint, with event: ViewEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns the front-most view at a point in this view's coordinates, or nil.
  ///
  /// The result is this view or a view inside it. A view is skipped, together with the views inside
  /// it, if it is hidden, has an alpha below 0.01, disables user interaction, or does not contain
  /// the point.
  open func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let place = subview.convert(point, from: self)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Returns the action for a change of a layer that has this view as its delegate; nil by default.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }

  /// The size of the view's content; none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size that the view prefers when `size` is available; by default, its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

/// An immutable name.
private final class GivenName: Sendable {
  let text: String

  init(_ text: String) { self.text = text }
}
