public import Foundation
public import Presentation

extension ViewColor {
  /// Brown.
  public static let brown = ViewColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The color of text on light backgrounds, which is black.
  public static let darkText = ViewColor(white: 0, alpha: 1)
  /// The color of text on dark backgrounds: white with an opacity of 0.6.
  public static let lightText = ViewColor(white: 1, alpha: 0.6)
  /// The system's pink in the light appearance.
  public static let systemPink = ViewColor(red: 1, green: 45.0 / 255, blue: 85.0 / 255, alpha: 1)
  /// The system's purple in the light appearance.
  public static let systemPurple = ViewColor(
    red: 175.0 / 255, green: 82.0 / 255, blue: 222.0 / 255, alpha: 1)
  /// The system's teal in the light appearance.
  public static let systemTeal = ViewColor(
    red: 48.0 / 255, green: 176.0 / 255, blue: 199.0 / 255, alpha: 1)
  /// The system's indigo in the light appearance.
  public static let systemIndigo = ViewColor(
    red: 88.0 / 255, green: 86.0 / 255, blue: 214.0 / 255, alpha: 1)
  /// The system's mint in the light appearance.
  public static let systemMint = ViewColor(red: 0, green: 199.0 / 255, blue: 190.0 / 255, alpha: 1)
  /// The system's cyan in the light appearance.
  public static let systemCyan = ViewColor(
    red: 50.0 / 255, green: 173.0 / 255, blue: 230.0 / 255, alpha: 1)
  /// The system's brown in the light appearance.
  public static let systemBrown = ViewColor(
    red: 162.0 / 255, green: 132.0 / 255, blue: 94.0 / 255, alpha: 1)
  /// The second of the system's six grays, in the light appearance.
  public static let systemGray2 = ViewColor(
    red: 174.0 / 255, green: 174.0 / 255, blue: 178.0 / 255, alpha: 1)
  /// The third of the system's six grays, in the light appearance.
  public static let systemGray3 = ViewColor(
    red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255, alpha: 1)
  /// The fourth of the system's six grays, in the light appearance.
  public static let systemGray4 = ViewColor(
    red: 209.0 / 255, green: 209.0 / 255, blue: 214.0 / 255, alpha: 1)
  /// The fifth of the system's six grays, in the light appearance.
  public static let systemGray5 = ViewColor(
    red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255, alpha: 1)
  /// The sixth and lightest of the system's six grays, in the light appearance.
  public static let systemGray6 = ViewColor(
    red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
  /// The color of less important text in the light appearance.
  public static let secondaryLabel = ViewColor(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)
  /// The color of disabled text in the light appearance.
  public static let tertiaryLabel = ViewColor(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
  /// The color of the least important text in the light appearance.
  public static let quaternaryLabel = ViewColor(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.18)
  /// The color of placeholders in the light appearance.
  public static let placeholderText = ViewColor(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
  /// The color of thin lines in the light appearance.
  public static let separator = ViewColor(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.29)
  /// The opaque color of thin lines in the light appearance.
  public static let opaqueSeparator = ViewColor(
    red: 198.0 / 255, green: 198.0 / 255, blue: 200.0 / 255, alpha: 1)
  /// The color of links in the light appearance.
  public static let link = ViewColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
  /// The fill of thin shapes in the light appearance.
  public static let systemFill = ViewColor(
    red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.2)
  /// The fill of shapes of medium size in the light appearance.
  public static let secondarySystemFill = ViewColor(
    red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.16)
  /// The fill of large shapes in the light appearance.
  public static let tertiarySystemFill = ViewColor(
    red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.12)
  /// The fill of large areas with complex contents, in the light appearance.
  public static let quaternarySystemFill = ViewColor(
    red: 116.0 / 255, green: 116.0 / 255, blue: 128.0 / 255, alpha: 0.08)
  /// The background of contents that lie on `systemBackground`, in the light appearance.
  public static let secondarySystemBackground = ViewColor(
    red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
  /// The background of contents that lie on `secondarySystemBackground`, in the light appearance.
  public static let tertiarySystemBackground = ViewColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The background of grouped contents in the light appearance.
  public static let systemGroupedBackground = ViewColor(
    red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
  /// The background of the groups in grouped contents, in the light appearance.
  public static let secondarySystemGroupedBackground = ViewColor(
    red: 1, green: 1, blue: 1, alpha: 1)
  /// The background of contents inside groups, in the light appearance.
  public static let tertiarySystemGroupedBackground = ViewColor(
    red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)

  /// Creates a color from components in the color space Display P3.
  ///
  /// The components are stored without a conversion, because colors have no color space in this
  /// package.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
}
