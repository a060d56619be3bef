public import Foundation
public import PresentationMotion

/// A colour of a view: what UIKit calls UIColor, by its components alone.
///
/// It does not depend on traits: the semantic colours have the values of the light appearance.
public final class ViewColor: NSObject, Sendable {
  /// Red, green, blue and opacity.
  public let components: ColorComponents

  /// A colour of components.
  public init(_ components: ColorComponents) {
    self.components = components
    super.init()
  }

  /// A colour of four parts, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// A grey, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of a hue round the circle, a saturation and a brightness, each 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> ViewColor {
    var components = components
    components.alpha = alpha
    return ViewColor(components)
  }

  /// Whether `object` is a colour of the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ViewColor)?.components == components
  }

  /// Equal for equal components.
  public override var hash: Int {
    let parts = [components.red, components.green, components.blue, components.alpha]
    // Adding zero makes both zeros one.
    return parts.reduce(0) { 31 &* $0 &+ Int(truncatingIfNeeded: ($1 + 0).bitPattern) }
  }

  /// Its components.
  public override var description: String {
    "\(components.red) \(components.green) \(components.blue) \(components.alpha)"
  }
}
