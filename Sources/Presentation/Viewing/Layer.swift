public import Foundation
import PresentationMotion

/// The layer of a view: its look, and its place in Core Animation's terms; or a layer without a
/// view, which only keeps its values.
///
/// What a view's layer changes inside an animation block is animated like a change of the view.
/// What a layer without a view changes is animated by its action: see ``action(forKey:)``. Nothing
/// is drawn.
@preconcurrency @MainActor open class Layer: NSObject {
  /// Corners of a layer; raw values are Core Animation's.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Corners with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left one.
    public static let layerMinXMinYCorner = Corners(rawValue: 1 << 0)
    /// The upper right one.
    public static let layerMaxXMinYCorner = Corners(rawValue: 1 << 1)
    /// The lower left one.
    public static let layerMinXMaxYCorner = Corners(rawValue: 1 << 2)
    /// The lower right one.
    public static let layerMaxXMaxYCorner = Corners(rawValue: 1 << 3)
  }

  /// A transform with depth, which another module keeps for the layer; a change of the part in the
  /// plane drops it.
  package final var depth: AnyObject?
  /// Makes a layer of the same class, for what is seen; nil for a plain one.
  package final var makesCopy: ((Layer) -> Layer)?
  /// Changes what is seen of the layer; nil for most.
  package final var overlay: (any LayerOverlay)?
  /// The objects that other modules store with the layer.
  package final lazy var attachments = Attachments()
  private weak var view: View?
  /// The number of commits when the layer entered a window.
  final var commitOfEntry: Int?
  /// The changes of a layer without a view that are on their way.
  final var motions: [LayerMotion] = []
  /// The value that was seen of the property whose action runs.
  final var origin = PropertyNumbers(repeating: 0)
  private weak var ownDelegate: (any LayerDelegate)?
  /// The actions of properties by their names; `NSNull` for none.
  public final var actions: [String: any LayerAction]?
  private var ownGeometry = View.Geometry()
  private var ownLook = View.Look()
  private var ownMasksToBounds = false
  private var ownIsHidden = false
  /// A name for debugging.
  public final var name: String?
  /// The image that the layer would show.
  public final var contents: Any?
  /// Pixels in a point of the contents.
  public final var contentsScale: CGFloat = 1
  /// Without effect: nothing is drawn.
  public final var shouldRasterize = false
  /// Without effect: nothing is drawn.
  public final var rasterizationScale: CGFloat = 1
  /// The corners that have the radius; not animated.
  public final var maskedCorners: Corners = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The layer whose opacity cuts this one out.
  public final var mask: Layer?
  /// The layers that were added to this one, back to front; those of subviews are not among them.
  public private(set) final var sublayers: [Layer]?
  /// The layer that this one was added to.
  public private(set) final weak var superlayer: Layer?

  /// Creates a layer without a view.
  public override init() {
    super.init()
  }

  init(of view: View) {
    self.view = view
    super.init()
  }

  /// The view whose layer it is.
  package final var owner: View? { view }

  /// The delegate, which supplies actions: of a view's layer the view.
  ///
  /// A delegate that is set on a view's layer is ignored.
  public final var delegate: (any LayerDelegate)? {
    get { view ?? ownDelegate }
    set { ownDelegate = newValue }
  }

  /// Returns the action for the change of a property, such as `position`: what the delegate
  /// answers, else what ``actions`` contains, else an animation; nil for `NSNull`.
  ///
  /// Asked when a property of a layer without a view changes, unless the transaction disables
  /// actions, and if the layer was in a window at the last commit. The animation goes from what is
  /// seen to the new value, in the duration of the transaction: 0.25 seconds unless it was set.
  open func action(forKey event: String) -> (any LayerAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? ImplicitLayerAction()
    return action is NSNull ? nil : action
  }

  // MARK: Place

  /// The layer's own coordinates.
  public final var bounds: CGRect {
    get { view?.bounds ?? ownGeometry.bounds }
    set { set(newValue, .bounds, \.bounds, \.bounds) }
  }

  /// The place of the anchor point, in the coordinates of the superlayer.
  public final var position: CGPoint {
    get { view?.center ?? ownGeometry.center }
    set { set(newValue, .center, \.center, \.center) }
  }

  /// The point that `position` places and around which the transform acts, in parts of the size.
  ///
  /// Changing it moves the layer, and is not animated.
  public final var anchorPoint: CGPoint {
    get { view?.geometry.anchor ?? ownGeometry.anchor }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      if let view { view.geometry.anchor = newValue } else { ownGeometry.anchor = newValue }
    }
  }

  /// The smallest rectangle around the layer in the coordinates of what it is in.
  public final var frame: CGRect {
    get { view?.frame ?? ownGeometry.frame }
    set {
      if let view { return view.frame = newValue }
      let place = ownGeometry.place(of: newValue.size)
      bounds.size = newValue.size
      position = CGPoint(x: newValue.minX - place.minX, y: newValue.minY - place.minY)
    }
  }

  /// The change of shape around the anchor point.
  public final func affineTransform() -> CGAffineTransform {
    view?.transform ?? ownGeometry.transform
  }

  /// Changes the shape around the anchor point.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    depth = nil
    set(transform, .transform, \.transform, \.transform)
  }

  /// The opacity, 0...1.
  public final var opacity: Float {
    get { Float(view?.alpha ?? ownGeometry.alpha) }
    set { set(CGFloat(newValue), .alpha, \.alpha, \.alpha) }
  }

  /// Whether the layer and everything in it is left out.
  public final var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  private func set<Value>(
    _ value: Value, _ property: AnimatableProperty, _ path: ReferenceWritableKeyPath<View, Value>,
    _ own: WritableKeyPath<View.Geometry, Value>
  ) {
    if let view { return view[keyPath: path] = value }
    act(on: property) { ownGeometry[keyPath: own] = value }
  }

  // MARK: Look

  private var look: View.Look { view?.look ?? ownLook }

  private func change<Value: Equatable>(
    _ property: AnimatableProperty, _ path: WritableKeyPath<View.Look, Value>, _ value: Value
  ) {
    if let view {
      view.changeLook(property) { $0[keyPath: path] = value }
    } else {
      act(on: property) { ownLook[keyPath: path] = value }
    }
  }

  /// The colour of the area; nil for none.
  public final var backgroundColor: ViewColor? {
    get { look.backgroundColor.map { ViewColor($0) } }
    set { change(.backgroundColor, \.backgroundColor, newValue?.components) }
  }

  /// The radius of the corners, in points.
  public final var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, newValue) }
  }

  /// Whether what juts out of the bounds is cut off.
  public final var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  /// The width of the line around it, in points.
  public final var borderWidth: CGFloat {
    get { look.borderWidth }
    set { change(.borderWidth, \.borderWidth, newValue) }
  }

  /// The colour of the line around it.
  public final var borderColor: ViewColor? {
    get { look.borderColor.map { ViewColor($0) } }
    set { change(.borderColor, \.borderColor, newValue?.components) }
  }

  /// The colour of the shadow.
  public final var shadowColor: ViewColor? {
    get { look.shadowColor.map { ViewColor($0) } }
    set { change(.shadowColor, \.shadowColor, newValue?.components) }
  }

  /// The opacity of the shadow, 0...1.
  public final var shadowOpacity: Float {
    get { Float(look.shadowOpacity) }
    set { change(.shadowOpacity, \.shadowOpacity, CGFloat(newValue)) }
  }

  /// The blur radius of the shadow, in points.
  public final var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, newValue) }
  }

  /// The offset of the shadow, in points.
  public final var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { change(.shadowOffset, \.shadowOffset, newValue) }
  }

  /// The height at which it is drawn above its siblings; the order of subviews stays.
  public final var zPosition: CGFloat {
    get { look.zPosition }
    set { change(.zPosition, \.zPosition, newValue) }
  }

  // MARK: Tree

  /// Adds a layer in front of those that were added before.
  public final func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place among those that were added; 0 is the back.
  ///
  /// The place is clamped.
  public final func insertSublayer(_ layer: Layer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
    guard let world = layer.worldOfTree else { return }
    layer.enterWindow(in: world)
    world.requestCommit()
  }

  /// Takes the layer out of the one it was added to.
  public final func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// A copy with what is seen now; it does not change any more.
  public final func presentation() -> Layer? {
    var values = valuesWithoutOverlay(after: 0)
    overlay?.change(&values, after: .zero)
    let copy = makesCopy?(self) ?? Layer()
    copy.ownGeometry = View.Geometry(
      bounds: values.bounds, center: values.center, transform: values.transform,
      alpha: values.alpha, anchor: values.anchor)
    copy.ownLook = values.look
    (copy.ownIsHidden, copy.ownMasksToBounds) = (isHidden, masksToBounds)
    if copy.affineTransform() == affineTransform() { copy.depth = depth }
    overlay?.finish(copy)
    return copy
  }

  /// The visible values of the layer without the overlay, after some seconds.
  package final func valuesWithoutOverlay(after delay: Double) -> View.PresentationValues {
    if let view { return view.valuesWithoutOverlay(after: .seconds(delay)) }
    var values = valuesOfModel
    for motion in motions { motion.change(&values, after: delay) }
    return values
  }

  /// The values of a layer without a view that would be seen if nothing were animated.
  final var valuesOfModel: View.PresentationValues {
    View.PresentationValues(
      bounds: ownGeometry.bounds, center: ownGeometry.center, transform: ownGeometry.transform,
      alpha: ownGeometry.alpha, look: ownLook, anchor: ownGeometry.anchor)
  }

  /// The layer with the model values: this one.
  public final func model() -> Layer { self }

  /// Asks for a layout of its view.
  public final func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Lays out its view now, if that asks for it.
  public final func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  /// Without effect: nothing is drawn.
  public final func setNeedsDisplay() {}
}
