public import Foundation
public import PresentationMotion

/// A color with red, green, blue and opacity components; the counterpart of `UIColor`.
///
/// Colors such as `label` have the values of the light appearance.
public final class ViewColor: NSObject, Sendable {
  /// The color of controls in a view without a color of its own.
  package static let systemTint = ViewColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)

  /// The red, green, blue and opacity components.
  public let components: ColorComponents
  /// Returns the color for given traits; nil if the color does not depend on traits.
  package let resolve: (@Sendable (TraitCollection) -> ViewColor)?

  /// Creates a color from components.
  public convenience init(_ components: ColorComponents) {
    self.init(components, resolving: nil)
  }

  /// Creates a color whose components depend on traits.
  package init(
    _ components: ColorComponents, resolving resolve: (@Sendable (TraitCollection) -> ViewColor)?
  ) {
    (self.components, self.resolve) = (components, resolve)
    super.init()
  }

  /// Creates a color from four components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  ///
  /// The hues 0 and 1 are both red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Returns this color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> ViewColor {
    var components = components
    components.alpha = alpha
    return ViewColor(components)
  }

  /// Returns whether `object` is a color with equal components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ViewColor)?.components == components
  }

  /// The hash of the components.
  public override var hash: Int {
    let parts = [components.red, components.green, components.blue, components.alpha]
    // Minus zero equals zero, so both need the same hash. Adding zero turns minus zero into zero.
    return parts.reduce(0) { 31 &* $0 &+ Int(truncatingIfNeeded: ($1 + 0).bitPattern) }
  }

  /// The four components, separated by spaces.
  public override var description: String {
    "\(components.red) \(components.green) \(components.blue) \(components.alpha)"
  }
}
