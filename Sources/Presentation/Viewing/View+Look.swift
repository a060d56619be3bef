public import Foundation
public import PresentationMotion

extension View {
  /// The look of a view; each part is animated like its frame.
  public struct Look: Hashable, Sendable {
    /// The colour of the area; nil for none, which animates as clear black.
    public var backgroundColor: ColorComponents?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The width of the line around it, in points.
    public var borderWidth: CGFloat = 0
    /// The colour of that line.
    public var borderColor: ColorComponents? = .black
    /// The colour of the shadow.
    public var shadowColor: ColorComponents? = .black
    /// The opacity of the shadow, 0...1.
    public var shadowOpacity: CGFloat = 0
    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat = 3
    /// The offset of the shadow, in points.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The height at which it is drawn above its siblings.
    public var zPosition: CGFloat = 0

    /// A view that shows nothing of itself.
    public init() {}
  }

  /// The model values of what it shows; inside an animation block each part is animated.
  public final var look: Look {
    get { extras?.look ?? Look() }
    set {
      let olds = AnimatableProperty.allCases.map { ($0, $0.value(of: self)) }
      madeExtras.look = newValue
      for (property, old) in olds where property.value(of: self) != old {
        capture(property, from: old)
      }
    }
  }

  /// Changes one part of the look, inside an animation block as a part of that.
  final func changeLook(_ property: AnimatableProperty, _ change: (inout Look) -> Void) {
    var new = look
    change(&new)
    guard new != look else { return }
    let old = property.value(of: self)
    madeExtras.look = new
    capture(property, from: old)
  }

  /// The colour of the area; nil, the default, for none.
  public final var backgroundColor: ViewColor? {
    get { look.backgroundColor.map { ViewColor($0) } }
    set { changeLook(.backgroundColor) { $0.backgroundColor = newValue?.components } }
  }

  /// The layer: corners, border and shadow of this view, and its place in Core Animation's words.
  public final var layer: Layer {
    if let layer = extras?.layer { return layer }
    let made = Layer(of: self)
    madeExtras.layer = made
    return made
  }
}

extension ColorComponents {
  fileprivate static let black = ColorComponents(red: 0, green: 0, blue: 0)
}
