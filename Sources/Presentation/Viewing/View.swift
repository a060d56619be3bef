public import Foundation
import Synchronization

/// A rectangle on the stage: a place in a tree, model geometry, and layout.
///
/// It draws nothing. Geometry is in points, y downwards; `frame` is derived from `bounds`,
/// `center` and `transform`. A value that is not finite is reported and not taken.
@preconcurrency @MainActor open class View: Responder, LayerDelegate {
  /// The name a view tree prints; an unnamed view prints its type.
  public nonisolated final var name: String { givenName.load()?.text ?? "" }
  private nonisolated let givenName = AtomicLazyReference<GivenName>()
  /// The views inside this one, back to front.
  public final var subviews: [View] { surroundings.subviews }
  /// The view that this one is in.
  public internal(set) final var superview: View? {
    get { surroundings.superview }
    set {
      surroundings.superview = newValue
      window?.matching?.treeChanged()
    }
  }
  /// The window that this view is in, however deep.
  public internal(set) final var window: Window? {
    get { surroundings.window }
    set { surroundings.window = newValue }
  }
  /// The controller whose view this is.
  public internal(set) final var controller: ViewController? {
    get { surroundings.controller }
    set { surroundings.controller = newValue }
  }
  /// Whether the view and everything inside it is left out; a window is hidden at first (P-117a).
  ///
  /// Also true while a ``ViewStateRestorer`` hides the view. A value that is set meanwhile is kept,
  /// and counts when the restorer has restored the view (H-11a).
  public final var isHidden: Bool {
    get { isHiddenByProgram || isConcealed }
    set {
      guard newValue != isHiddenByProgram else { return }
      isHiddenByProgram = newValue
      hiddenChanged()
      superview?.extras?.placement?.visibilityChanged(of: self)
    }
  }
  /// The value that the program has set for ``isHidden``, independent of transitions (H-11a).
  public private(set) final var isHiddenByProgram = false
  /// The parts of the frame that change with the superview's size; empty by default: the frame
  /// stays.
  public final var autoresizingMask: AutoresizingMask = []

  private final var surroundings = Surroundings()
  final var geometry = Geometry() {
    didSet {
      guard let window else { return }
      window.matching?.touch(self)
      window.placesMayChange()
    }
  }
  /// The properties that few views have.
  final var extras: ViewExtras?
  /// The changes that are on their way, in the order in which they were made.
  final var motions: [PropertyMotion] = [] {
    didSet { window?.matching?.touch(self) }
  }
  final var needsLayout = true
  final var isLayoutQueued = false

  /// The superview, the window and the controller of the view.
  ///
  /// Of storage that only this module sees, the compiler proves exclusive access beforehand.
  private struct Surroundings {
    var subviews: [View] = []
    weak var superview: View?
    /// Lives as long as its world, which makes its views forget it.
    var window: Window?
    weak var controller: ViewController?
  }

  /// Changes the subviews, which are taken out meanwhile, so that no array is copied.
  final func changeSubviews(_ change: (inout [View]) -> Void) {
    var subviews = surroundings.subviews
    surroundings.subviews = []
    change(&subviews)
    surroundings.subviews = subviews
  }

  /// A view at a frame in the coordinates of the superview to be.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// A view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view with a name, at a frame in the coordinates of the superview to be.
  public convenience init(_ name: String, frame: CGRect = .zero) {
    self.init(frame: frame)
    named(name)
  }

  /// Sets the view's name, and returns the view; an existing name is kept.
  @discardableResult public final func named(_ name: String) -> Self {
    if !name.isEmpty { _ = givenName.storeIfNil(GivenName(name)) }
    return self
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Returns nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The name as a view tree prints it: the view's own, or its controller's and `.view`, or its
  /// type.
  package final var printedName: String {
    if !name.isEmpty { return name }
    return controller.map { "\($0.name).view" } ?? String(describing: type(of: self))
  }

  /// Its type and name, never an address.
  open nonisolated override var description: String {
    name.isEmpty ? "<\(type(of: self))>" : "<\(type(of: self)): \(name)>"
  }

  /// The controller whose view this is, or the superview; after a window its application, if the
  /// world has one.
  open override var next: Responder? { controller ?? superview }

  package override var eventWorld: World { world }

  /// Gives the subviews their places; called once per layout of this view.
  ///
  /// The default gives subviews the places that constraints ask for (L-1): call `super`.
  open func layoutSubviews() {
    extras?.placement?.placeSubviews()
  }

  /// Called just before the view enters a window, or leaves it when that is nil.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called when the view has entered or left a window, before any callback of its controller.
  open func didMoveToWindow() {}

  /// Called just before the view enters a superview, or leaves it when that is nil.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called when the view has entered or left a superview.
  open func didMoveToSuperview() {}

  /// Called when a view has been added to this one.
  open func didAddSubview(_ subview: View) {}

  /// Called just before a view leaves this one.
  open func willRemoveSubview(_ subview: View) {}

  /// Called when the view was hidden or shown.
  func hiddenChanged() {}

  /// Whether a point, in this view's coordinates, is inside its bounds.
  open func point(inside point: CGPoint, with event: ViewEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The front-most view at a point, in this view's coordinates: this one, or one inside it.
  ///
  /// Nil where nothing is, and where views are hidden, hardly opaque (alpha below 0.01) or do not
  /// take part in interaction. What juts out of this view's bounds is not found.
  open func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let place = subview.convert(point, from: self)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Returns the action for a change of a layer whose delegate the view is; nil by default.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }

  /// The size of the view's content; none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that fits best; its present one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

/// A name that never changes.
private final class GivenName: Sendable {
  let text: String

  init(_ text: String) { self.text = text }
}
