public import Foundation
public import PresentationMotion

extension View {
  /// The colors, corners, border, shadow and depth of a view.
  ///
  /// Inside an animation block, a change of these values is animated, like a change of the frame.
  public struct Look: Hashable, Sendable {
    /// The color of the background; nil for no background.
    ///
    /// Animations treat nil as transparent black.
    public var backgroundColor: ColorComponents?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The width of the border, in points.
    public var borderWidth: CGFloat = 0
    /// The color of the border.
    public var borderColor: ColorComponents? = .black
    /// The color of the shadow.
    public var shadowColor: ColorComponents? = .black
    /// The opacity of the shadow, from 0 to 1.
    public var shadowOpacity: CGFloat = 0
    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat = 3
    /// The offset of the shadow, in points.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The depth of the view among its siblings; a view with a larger value is in front.
    public var zPosition: CGFloat = 0

    /// Creates a look without background, border and shadow.
    public init() {}
  }
}

extension ModelObject where Self: View {
  /// The model values of the view's colors, corners, border, shadow and `zPosition`.
  ///
  /// Running animations do not change these model values. If a property of the look is changed
  /// inside an animation block, the change is animated.
  @_disfavoredOverload public var look: View.Look {
    get { extras?.look ?? View.Look() }
    set {
      let olds = AnimatableProperty.allCases.map { ($0, $0.value(of: self)) }
      madeExtras.look = newValue
      for (property, old) in olds where property.value(of: self) != old {
        capture(property, from: old)
      }
    }
  }
}

extension View {
  /// Changes one property of the look.
  ///
  /// Inside an animation block, the change is animated.
  final func changeLook(_ property: AnimatableProperty, _ change: (inout Look) -> Void) {
    var new = look
    change(&new)
    guard new != look else { return }
    let old = property.value(of: self)
    madeExtras.look = new
    capture(property, from: old)
    propertyChanged()
  }

  final var ownBackgroundColor: ViewColor? {
    get { look.backgroundColor.map { ViewColor($0) } }
    set { changeLook(.backgroundColor) { $0.backgroundColor = newValue?.components } }
  }

  final var ownLayer: Layer {
    if let layer = extras?.layer { return layer }
    let made = makeLayer()
    made.join(self)
    madeExtras.layer = made
    return made
  }

  private func makeLayer() -> Layer {
    let wanted: AnyClass = Self.layerClass
    let made = (wanted as? any LayerOfView.Type)?.makeForView() ?? Layer()
    if type(of: made) != wanted {
      world.reportOnce(
        "View.layerClass of \(wanted)",
        "The layer of \(description) is a \(type(of: made)): \(wanted) is a class of the app.",
        advice: "Add a layer of this class as a sublayer.")
    }
    return made
  }

  /// Calls `tintColorDidChange` on this view, and on the views inside that inherit its tint color.
  final func tintChanged() {
    tintColorDidChange()
    for view in subviews where view.details.tintColor == nil { view.tintChanged() }
  }
}

extension ColorComponents {
  fileprivate static let black = ColorComponents(red: 0, green: 0, blue: 0)
}
