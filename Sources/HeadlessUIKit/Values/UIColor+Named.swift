public import Foundation
public import Presentation

extension ViewColor {
  /// Black.
  public static let black = ViewColor(white: 0, alpha: 1)
  /// White.
  public static let white = ViewColor(white: 1, alpha: 1)
  /// Gray with a third of white.
  public static let darkGray = ViewColor(white: 1.0 / 3, alpha: 1)
  /// Gray with two thirds of white.
  public static let lightGray = ViewColor(white: 2.0 / 3, alpha: 1)
  /// Gray with half of white.
  public static let gray = ViewColor(white: 0.5, alpha: 1)
  /// The gray of the light appearance.
  public static let systemGray = ViewColor(
    red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
  /// The orange of the light appearance.
  public static let systemOrange = ViewColor(red: 1, green: 149.0 / 255, blue: 0, alpha: 1)
  /// The yellow of the light appearance.
  public static let systemYellow = ViewColor(red: 1, green: 204.0 / 255, blue: 0, alpha: 1)
  /// The transparent color.
  public static let clear = ViewColor(white: 0, alpha: 0)
  /// Red.
  public static let red = ViewColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = ViewColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = ViewColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = ViewColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = ViewColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = ViewColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half green.
  public static let orange = ViewColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = ViewColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The red of the light appearance.
  public static let systemRed = ViewColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  /// The green of the light appearance.
  public static let systemGreen = ViewColor(
    red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255, alpha: 1)
  /// The blue of the light appearance.
  public static let systemBlue = ViewColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
  /// The background of the light appearance: white.
  public static let systemBackground = ViewColor(white: 1, alpha: 1)
  /// The text of the light appearance: black.
  public static let label = ViewColor(white: 0, alpha: 1)

  /// This color, as a Core Graphics color.
  public var cgColor: ViewColor { self }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: ViewColor) {
    self.init(cgColor.components)
  }

  /// Assigns the four components to the arguments; the result is always true.
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green) = (components.red, components.green)
    (blue, alpha) = (components.blue, components.alpha)
    return true
  }
}
