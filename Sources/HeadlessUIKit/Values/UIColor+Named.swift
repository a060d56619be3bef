public import Foundation
public import Presentation

extension ViewColor: _ExpressibleByColorLiteral {
  /// Creates a color from a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of color literals.
public typealias _ColorLiteralType = ViewColor

extension ViewColor {
  /// Black.
  public static let black = ViewColor(white: 0, alpha: 1)
  /// White.
  public static let white = ViewColor(white: 1, alpha: 1)
  /// A gray with one third of the brightness of white.
  public static let darkGray = ViewColor(white: 1.0 / 3, alpha: 1)
  /// A gray with two thirds of the brightness of white.
  public static let lightGray = ViewColor(white: 2.0 / 3, alpha: 1)
  /// A gray with half of the brightness of white.
  public static let gray = ViewColor(white: 0.5, alpha: 1)
  /// The system's gray in the light appearance.
  public static let systemGray = ViewColor(
    red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
  /// The system's orange in the light appearance.
  public static let systemOrange = ViewColor(red: 1, green: 149.0 / 255, blue: 0, alpha: 1)
  /// The system's yellow in the light appearance.
  public static let systemYellow = ViewColor(red: 1, green: 204.0 / 255, blue: 0, alpha: 1)
  /// The transparent color.
  public static let clear = ViewColor(white: 0, alpha: 0)
  /// Red.
  public static let red = ViewColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = ViewColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = ViewColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: full green and full blue.
  public static let cyan = ViewColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: full red and full green.
  public static let yellow = ViewColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: full red and full blue.
  public static let magenta = ViewColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: full red and half green.
  public static let orange = ViewColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: half red and half blue.
  public static let purple = ViewColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The system's red in the light appearance.
  public static let systemRed = ViewColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  /// The system's green in the light appearance.
  public static let systemGreen = ViewColor(
    red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255, alpha: 1)
  /// The system's blue in the light appearance.
  public static let systemBlue = systemTint
  /// The background color of the light appearance, which is white.
  public static let systemBackground = ViewColor(white: 1, alpha: 1)
  /// The system's blue, because the color does not depend on the view that uses it.
  public static let tintColor = systemTint
  /// The text color of the light appearance, which is black.
  public static let label = ViewColor(white: 0, alpha: 1)

  /// Creates a gray instead of the named color of an asset catalog.
  ///
  /// Asset catalogs are not read. Therefore the result is the same gray for every name, and is
  /// never nil. In a test that compares colors, create the colors from components instead.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Creates a gray instead of the named color of an asset catalog, because asset catalogs are not
  /// read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// This color itself, because `CGColor` and `UIColor` are the same type in this package.
  public var cgColor: ViewColor { self }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: ViewColor) {
    self.init(cgColor.components)
  }

  /// Writes the four components of the color to the arguments; the result is always true.
  ///
  /// Nil stands for a component that the caller does not need.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the brightness and the opacity of a gray to the arguments.
  ///
  /// Nil stands for a component that the caller does not need. The result is false, and nothing is
  /// written, if the color is not a gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the hue, the saturation, the brightness and the opacity to the arguments, each from 0
  /// to 1; the result is always true.
  ///
  /// Nil stands for a component that the caller does not need. The hue of a gray is 0.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components.red, components.green, components.blue)
    let high = max(red, green, blue), range = high - min(red, green, blue)
    let sixth: CGFloat =
      switch high {
      case _ where range == 0: 0
      case red: ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6)
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue?.pointee = sixth / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = components.alpha
    return true
  }
}
