public import Foundation
import PresentationMotion

/// The look and the position of a view, with the property names of Core Animation.
///
/// If a view's layer is changed inside an animation block, the change is animated like a change of
/// the view. An app can also create a layer without a view. While a layer without a view is in a
/// window, each change of a property runs an action. The action usually animates the change (see
/// ``action(forKey:)``). Layers draw nothing.
@preconcurrency @MainActor open class Layer: DrawableLayer {
  /// A set of a layer's corners.
  ///
  /// The raw values are the same as in Core Animation.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Creates a set of corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = Corners(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = Corners(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = Corners(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = Corners(rawValue: 1 << 3)
  }

  /// A three-dimensional transform that another module stores with the layer.
  ///
  /// Setting the two-dimensional transform sets this property to nil.
  package final var depth: AnyObject?
  /// The function with which `presentation()` creates a layer of the same class; if nil,
  /// `presentation()` creates a `Layer`.
  package final var makesCopy: ((Layer) -> Layer)?
  /// An object that changes the visible values of the layer; nil for most layers.
  package final var overlay: (any LayerOverlay)?
  /// The objects that other modules store with the layer.
  package final lazy var attachments = Attachments()
  /// The object of another module that is called after properties of a layer without a view were
  /// set.
  package final var propertyObserver: (any PropertyObserving)?
  private var view: View? { viewHandle?.object }
  private var viewHandle: Handle<View>?
  /// The number of the world's commits before the layer entered a window; nil if it has not entered
  /// one.
  ///
  /// A commit is the layout at the end of a run-loop turn.
  final var commitOfEntry: Int?
  /// The running animations of a layer without a view.
  final var motions: [LayerMotion] = []
  /// The value at which the animation of a property change starts.
  ///
  /// While the action for the change runs, this is the value that was visible just before the
  /// change.
  final var origin = PropertyNumbers(repeating: 0)
  private weak var ownDelegate: (any LayerDelegate)?
  /// The layer whose visible values this layer has; nil unless ``presentation()`` has created this
  /// layer.
  private var original: Layer?
  /// The actions for changes of properties; the key is the property's name, such as `position`.
  ///
  /// The value `NSNull` means that changes of the property are not animated.
  @exclusivity(unchecked) public var actions: [String: any LayerAction]?
  private var ownGeometry = View.Geometry()
  private var ownLook = View.Look()
  private var ownMasksToBounds = false
  private var ownIsHidden = false
  /// The name of the layer, for debugging.
  @exclusivity(unchecked) public var name: String?
  /// The image of the layer; stored only, because nothing is drawn.
  public final var contents: Any?
  /// The number of pixels per point in ``contents``.
  public final var contentsScale: CGFloat = 1
  /// Has no effect, because nothing is drawn.
  public final var shouldRasterize = false
  /// Has no effect, because nothing is drawn.
  public final var rasterizationScale: CGFloat = 1
  /// The corners that `cornerRadius` rounds; changes of this property are not animated.
  public final var maskedCorners: Corners = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// A layer whose opacity masks this layer.
  public final var mask: Layer?
  final var ownSublayers: [Layer]?
  /// The layer to which this layer was added.
  public internal(set) final weak var superlayer: Layer?

  /// Creates a layer without a view.
  public override init() {
    super.init()
  }

  /// Creates a layer with the values of another layer.
  ///
  /// If `layer` is not a `Layer`, the new layer has the default values.
  ///
  /// Core Animation calls this initializer when it copies a layer. This package never calls it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? Layer { copyValues(of: layer) }
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes this layer the layer of a view.
  final func join(_ view: View) { viewHandle = view.handle }

  /// The view to which the layer belongs; nil for a layer without a view.
  package final var owner: View? { view }

  /// The delegate, which supplies actions.
  ///
  /// The delegate of a view's layer is always the view; setting another delegate has no effect.
  public final weak var delegate: (any LayerDelegate)? {
    get { view ?? ownDelegate }
    set { ownDelegate = newValue }
  }

  /// Returns the action for the change of a property, such as `position`; nil for no action.
  ///
  /// The method asks the delegate first. If the delegate returns nil, the method uses the action in
  /// ``actions``. If ``actions`` contains no action for the property, the result is an animation
  /// from the visible value to the new value. The animation has the duration of the current
  /// transaction, by default 0.25 seconds. If the action is `NSNull`, the result is nil.
  ///
  /// This method is called when a property of a layer without a view changes while the layer is in
  /// a window. The method is not called if the transaction disables actions, or if the layer has
  /// entered the window in the current run-loop turn.
  open func action(forKey event: String) -> (any LayerAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? ImplicitLayerAction()
    return action is NSNull ? nil : action
  }

  // MARK: Place

  /// The rectangle of the layer in its own coordinates.
  public final var bounds: CGRect {
    get { view?.bounds ?? ownGeometry.bounds }
    set { set(newValue, .bounds, \.bounds, \.bounds) }
  }

  /// The position of the anchor point, in the coordinates of the superlayer.
  public final var position: CGPoint {
    get { view?.center ?? ownGeometry.center }
    set { set(newValue, .center, \.center, \.center) }
  }

  /// The point of the layer that lies at `position`, in fractions of the layer's size.
  ///
  /// The default is the center, (0.5, 0.5). The transform rotates and scales the layer around this
  /// point. Changing the anchor point moves the layer without animation. A point that is not finite
  /// raises the issue `notFinite` and changes nothing.
  public final var anchorPoint: CGPoint {
    get { view?.geometry.anchor ?? ownGeometry.anchor }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return (view?.world ?? .current).reportNotFinite(
          "anchor point", of: view?.description ?? "a layer")
      }
      if let view { view.geometry.anchor = newValue } else { ownGeometry.anchor = newValue }
    }
  }

  /// The smallest rectangle around the layer, in the coordinates of its superlayer or superview.
  public final var frame: CGRect {
    get { view?.frame ?? ownGeometry.frame }
    set {
      if let view { return view.frame = newValue }
      let place = ownGeometry.place(of: newValue.size)
      bounds.size = newValue.size
      position = CGPoint(x: newValue.minX - place.minX, y: newValue.minY - place.minY)
    }
  }

  /// Returns the layer's transform, which rotates and scales the layer around the anchor point.
  public final func affineTransform() -> CGAffineTransform {
    view?.transform ?? ownGeometry.transform
  }

  /// Sets the layer's transform, which rotates and scales the layer around the anchor point.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    depth = nil
    set(transform, .transform, \.transform, \.transform)
  }

  /// The opacity, from 0 to 1.
  public final var opacity: Float {
    get { Float(view?.alpha ?? ownGeometry.alpha) }
    set { set(CGFloat(newValue), .alpha, \.alpha, \.alpha) }
  }

  /// Whether the layer and everything inside it is hidden.
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
    propertyObserver?.propertyChanged(of: self)
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
      propertyObserver?.propertyChanged(of: self)
    }
  }

  /// The color of the background; nil for none.
  public final var backgroundColor: ViewColor? {
    get { look.backgroundColor.map { ViewColor($0) } }
    set { change(.backgroundColor, \.backgroundColor, newValue?.components) }
  }

  /// The radius of the corners, in points.
  public final var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, newValue) }
  }

  /// Whether content outside the bounds is clipped.
  public final var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  /// The width of the border, in points.
  public final var borderWidth: CGFloat {
    get { look.borderWidth }
    set { change(.borderWidth, \.borderWidth, newValue) }
  }

  /// The color of the border.
  public final var borderColor: ViewColor? {
    get { look.borderColor.map { ViewColor($0) } }
    set { change(.borderColor, \.borderColor, newValue?.components) }
  }

  /// The color of the shadow.
  public final var shadowColor: ViewColor? {
    get { look.shadowColor.map { ViewColor($0) } }
    set { change(.shadowColor, \.shadowColor, newValue?.components) }
  }

  /// The opacity of the shadow, from 0 to 1.
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

  /// The depth of the layer among its siblings; a layer with a larger value is in front.
  ///
  /// Setting the depth does not change the order of `sublayers` or `subviews`.
  public final var zPosition: CGFloat {
    get { look.zPosition }
    set { change(.zPosition, \.zPosition, newValue) }
  }

  /// The transform from the layer's own coordinates to those of its superlayer.
  final var toSuperlayer: CGAffineTransform { (view?.geometry ?? ownGeometry).toSuperview }

  /// Returns a copy of the layer with the values that are visible now.
  ///
  /// Later changes of this layer do not change the copy.
  open func presentation() -> Layer? {
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
    copy.original = self
    return copy
  }

  /// Returns the values that are visible after `delay` seconds, without the changes by ``overlay``.
  package final func valuesWithoutOverlay(after delay: Double) -> View.PresentationValues {
    if let view { return view.valuesWithoutOverlay(after: .seconds(delay)) }
    var values = valuesOfModel
    for motion in motions { motion.change(&values, after: delay) }
    return values
  }

  /// The model values of a layer without a view.
  final var valuesOfModel: View.PresentationValues {
    View.PresentationValues(
      bounds: ownGeometry.bounds, center: ownGeometry.center, transform: ownGeometry.transform,
      alpha: ownGeometry.alpha, look: ownLook, anchor: ownGeometry.anchor)
  }

  private func copyValues(of layer: Layer) {
    (ownGeometry, ownLook) = (layer.view?.geometry ?? layer.ownGeometry, layer.look)
    (ownIsHidden, ownMasksToBounds) = (layer.isHidden, layer.masksToBounds)
    (depth, name, contents, contentsScale) = (
      layer.depth, layer.name, layer.contents, layer.contentsScale
    )
    (maskedCorners, actions) = (layer.maskedCorners, layer.actions)
  }

  /// Returns the layer with the model values: for a layer from ``presentation()``, the layer whose
  /// visible values it has; for any other layer, the layer itself.
  open func model() -> Layer { original ?? self }

  /// Requests a layout of the layer's view; has no effect on a layer without a view.
  public final func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Lays out the layer's view now, if a layout was requested; has no effect on a layer without a
  /// view.
  public final func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }
}
